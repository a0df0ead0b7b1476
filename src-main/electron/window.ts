import { app, BrowserWindow, MessageChannelMain } from 'electron';
import { RPCHandler } from '@orpc/server/message-port';
import type { Logger } from 'pino';
import type { ConsoleRouter } from '../api/router.ts';
import { iconFile, preloadFile } from '../shell/folders.ts';
import { CONSOLE_ADDRESS } from './protocol.ts';

export const PORT_MESSAGE = 'dbf:port';

/** A window on the console; each has a port of its own to the one camp. */
export function openWindow(router: ConsoleRouter, log: Logger): void {
  const window = new BrowserWindow({
    width: 1366,
    height: 768,
    minWidth: 390,
    minHeight: 500,
    show: false,
    title: 'DBF console',
    icon: iconFile,
    backgroundColor: '#17120d',
    webPreferences: {
      preload: preloadFile,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
      // An alarm must ring in a window that is minimised or was never clicked.
      backgroundThrottling: false,
      autoplayPolicy: 'no-user-gesture-required',
    },
  });
  const rpc = new RPCHandler(router);
  window.once('ready-to-show', () => window.show());
  // After a reload the page needs a new port; the old one closed with the old page.
  window.webContents.on('did-finish-load', () => handOverPort(window, rpc));
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log.error({ reason }, 'a window crashed');
    window.webContents.reload();
  });
  void window.loadURL(CONSOLE_ADDRESS);
}

/** Brings a window that is there to the front. */
export function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

type PortHandler = RPCHandler<Record<string, never>>;

function handOverPort(window: BrowserWindow, rpc: PortHandler): void {
  const { port1, port2 } = new MessageChannelMain();
  rpc.upgrade(port1);
  port1.start();
  window.webContents.postMessage(PORT_MESSAGE, null, [port2]);
}
