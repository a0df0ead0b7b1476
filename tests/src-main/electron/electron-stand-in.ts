import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/**
 * Stands in for the `electron` module: as much of it as the console uses, with what it was asked written down. The renderer's
 * half (`ipcRenderer`) and the main half are one module here, joined as Electron joins them.
 */
type Handler = (...args: never[]) => unknown;

let announceReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});
export const becomeReady = async (): Promise<void> => {
  announceReady();
  await ready;
  await Promise.resolve();
};

class App extends EventEmitter {
  readonly isPackaged = true;
  readonly exits: number[] = [];
  isFirst = true;
  locale = 'hu-HU';
  quits = 0;
  requestSingleInstanceLock = () => this.isFirst;
  whenReady = () => ready;
  getLocale = () => this.locale;
  quit(): void {
    this.quits += 1;
    this.emit('before-quit');
    this.emit('will-quit');
  }
  exit(code: number): void {
    this.exits.push(code);
    this.emit('exited');
  }
  readonly paths = new Map<string, string>();
  setPath = (name: string, place: string) => void this.paths.set(name, place);
}
export const app = new App();

export interface Posted {
  readonly channel: string;
  readonly message: unknown;
}

class WebContents extends EventEmitter {
  readonly posted: Posted[] = [];
  readonly printedWith: unknown[] = [];
  reloads = 0;
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
  postMessage(channel: string, message: unknown, ports: readonly MainPort[]): void {
    this.posted.push({ channel, message });
    ipcRenderer.emit(channel, { ports: ports.map(({ port }) => port) }, message);
  }
  printToPDF(options: unknown): Promise<Uint8Array> {
    this.printedWith.push(options);
    return Promise.resolve(new TextEncoder().encode('%PDF'));
  }
  executeJavaScript(script: string): Promise<unknown> {
    const { pageAnswers } = BrowserWindow;
    return script in pageAnswers ? Promise.resolve(pageAnswers[script]) : Promise.reject(new Error('the page threw'));
  }
  reload(): void {
    this.reloads += 1;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly windows: BrowserWindow[] = [];
  /** What the page answers when it is asked to evaluate something; it throws at anything else. */
  static pageAnswers: Readonly<Record<string, unknown>> = {};
  static getAllWindows = () => BrowserWindow.windows;
  static fromWebContents = (contents: WebContents) =>
    BrowserWindow.windows.find(({ webContents }) => webContents === contents) ?? null;
  readonly webContents = new WebContents();
  readonly did: string[] = [];
  readonly options: { readonly webPreferences: Record<string, unknown> };
  minimized = false;

  constructor(options: { readonly webPreferences: Record<string, unknown> }) {
    super();
    this.options = options;
    BrowserWindow.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  isMinimized = () => this.minimized;
  restore = () => void this.did.push('restore');
  show = () => void this.did.push('show');
  focus = () => void this.did.push('focus');
  loadURL(url: string): Promise<void> {
    this.did.push(`load ${url}`);
    return Promise.resolve();
  }
}

class MainPort extends EventEmitter {
  readonly port: MessagePort;
  constructor(port: MessagePort) {
    super();
    this.port = port;
  }
  start(): void {
    this.port.on('message', (data) => this.emit('message', { data: data as unknown }));
    this.port.on('close', () => this.emit('close'));
  }
  postMessage(message: unknown): void {
    this.port.postMessage(message);
  }
}

export class MessageChannelMain {
  readonly port1: MainPort;
  readonly port2: MainPort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port1 = new MainPort(port1);
    this.port2 = new MainPort(port2);
  }
}

type Asked = (event: { sender: WebContents }, ...args: unknown[]) => unknown;
const asked = new Map<string, Asked>();
export const ipcMain = {
  handle: (channel: string, handler: Asked) => void asked.set(channel, handler),
};

/** The page's half; it asks as the first window does. */
class IpcRenderer extends EventEmitter {
  invoke(channel: string, ...args: unknown[]): unknown {
    const [window] = BrowserWindow.windows;
    if (window === undefined) throw new Error('no window asks');
    return asked.get(channel)?.({ sender: window.webContents }, ...args);
  }
}
export const ipcRenderer = new IpcRenderer();

export const contextBridge = {
  exposed: new Map<string, Record<string, (...args: unknown[]) => unknown>>(),
  exposeInMainWorld: (name: string, api: Record<string, (...args: unknown[]) => unknown>) =>
    void contextBridge.exposed.set(name, api),
};

export const powerMonitor = new EventEmitter();

export const dialog = {
  saveTo: null as string | null,
  suggested: [] as unknown[],
  showSaveDialog: (_window: unknown, { defaultPath }: { defaultPath: string }) => {
    dialog.suggested.push(defaultPath);
    return Promise.resolve({ canceled: dialog.saveTo === null, filePath: dialog.saveTo ?? '' });
  },
  shown: [] as string[],
  showErrorBox: (title: string, text: string) => void dialog.shown.push(`${title}\n${text}`),
};

export const protocol = {
  schemes: [] as unknown[],
  handlers: new Map<string, (request: Request) => Promise<Response>>(),
  registerSchemesAsPrivileged: (schemes: readonly unknown[]) => void protocol.schemes.push(...schemes),
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
    void protocol.handlers.set(scheme, handler),
};

const handlers = new Map<string, Handler>();
const keep = (name: string) => (handler: Handler) => void handlers.set(name, handler);
export const session = {
  handlers,
  defaultSession: {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
  },
};

export interface MenuItem {
  readonly label?: string;
  readonly role?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}
export const Menu = {
  current: [] as readonly MenuItem[],
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]) => {
    Menu.current = menu;
  },
};
