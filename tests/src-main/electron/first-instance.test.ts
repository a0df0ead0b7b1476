import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { MessagePort } from 'node:worker_threads';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Contract } from '../../../shared/contract/contract.ts';
import { commandId } from '../../../shared/vocabulary/ids.ts';
import { preloadFile } from '../../../src-main/shell/folders.ts';
import { accepted } from '../fake-camp.ts';
import { app, becomeReady, BrowserWindow, Menu, powerMonitor, protocol, session } from './electron-stand-in.ts';
import { fake } from './fake-console.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));
vi.mock('../../../src-main/open-console.ts', () => import('./fake-console.ts'));

const handedOver: { readonly message: unknown; readonly origin: string; readonly port: MessagePort }[] = [];

const firstWindow = (): BrowserWindow => {
  const [window] = BrowserWindow.windows;
  if (window === undefined) throw new Error('no window');
  return window;
};

beforeAll(async () => {
  vi.stubGlobal('window', {
    postMessage: (message: unknown, origin: string, [port]: readonly [MessagePort]) =>
      void handedOver.push({ message, origin, port }),
  });
  await import('../../../src-main/electron/preload.ts');
  await import('../../../src-main/electron/main.ts');
  expect(fake.opened).toEqual([]);
  await becomeReady();
});

describe('the console in Electron', () => {
  test('opens the camp once and one window on its own address', () => {
    expect(fake.opened).toHaveLength(1);
    expect(BrowserWindow.windows).toHaveLength(1);
    expect(firstWindow().did).toEqual(['load app://console/']);
  });

  test('gives its window no way to Node', () => {
    expect(firstWindow().options.webPreferences).toEqual({
      preload: preloadFile,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: false,
      backgroundThrottling: false,
      autoplayPolicy: 'no-user-gesture-required',
    });
  });

  test('shows the window when there is something to see', () => {
    firstWindow().emit('ready-to-show');
    expect(firstWindow().did.at(-1)).toBe('show');
  });

  test('has a scheme of its own that counts as secure', () => {
    expect(protocol.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
    ]);
    expect([...protocol.handlers.keys()]).toEqual(['app']);
  });

  test('has its menu in the language of the machine', () => {
    expect(Menu.current.map(({ label }) => label)).toEqual(
      process.platform === 'darwin' ? [undefined, 'Tábor', 'Szerkesztés', 'Nézet'] : ['Tábor', 'Szerkesztés', 'Nézet'],
    );
  });
});

describe('a window in Electron', () => {
  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'goes nowhere else: %s',
    (name) => {
      const preventDefault = vi.fn();
      firstWindow().webContents.emit(name, { preventDefault }, 'https://evil.example/');
      expect(preventDefault).toHaveBeenCalledOnce();
    },
  );

  test('opens no other window', () => {
    expect(firstWindow().webContents.openHandler({ url: 'app://console/' })).toEqual({ action: 'deny' });
  });

  test('is allowed nothing it asks for', () => {
    const answers: boolean[] = [];
    const answer = (allowed: boolean) => void answers.push(allowed);
    const call = (name: string, ...args: unknown[]): unknown =>
      (session.handlers.get(name) as ((...given: unknown[]) => unknown) | undefined)?.(...args);
    call('request', null, 'media', answer);
    expect([answers, call('check', null, 'geolocation'), call('device', {})]).toEqual([[false], false, false]);
  });

  test('gets a port and nothing else, and a command goes through it', async () => {
    firstWindow().webContents.emit('did-finish-load');
    expect(firstWindow().webContents.posted).toEqual([{ channel: 'dbf:port', message: null }]);
    const given = handedOver.at(-1);
    expect([given?.message, given?.origin, given?.port]).toEqual(['dbf:port', '*', expect.any(MessagePort)]);
    if (given === undefined) return;

    const link = new RPCLink({ port: given.port });
    given.port.start();
    const client: ContractRouterClient<Contract> = createORPCClient(link);
    expect(await client.command({ commandId: 'c1', command: { type: 'resumeCamp' } })).toEqual(accepted);
    expect(fake.camp.performed).toEqual([{ commandId: commandId('c1'), command: { type: 'resumeCamp' } }]);

    const watch = await client.watch();
    expect(await watch.next()).toEqual({ done: false, value: fake.camp.views() });
    const change = fake.camp.change({ waits: [] });
    expect(await watch.next()).toEqual({ done: false, value: change });
    const forgotten = vi.waitUntil(() => fake.camp.listeners.size === 0);
    given.port.close();
    await forgotten;
  });

  test('gets a new port after it was loaded again', () => {
    const before = handedOver.length;
    firstWindow().webContents.emit('did-finish-load');
    expect(handedOver).toHaveLength(before + 1);
    expect(handedOver.at(-1)?.port).not.toBe(handedOver.at(-2)?.port);
    handedOver.at(-1)?.port.close();
  });

  test('that crashes is loaded again, one that was closed is not', () => {
    firstWindow().webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
    firstWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(firstWindow().webContents.reloads).toBe(1);
  });

  test('may have a second one beside it, from the menu', () => {
    const camp = Menu.current.find(({ label }) => label === 'Tábor');
    camp?.submenu?.find(({ label }) => label === 'Új ablak')?.click?.();
    expect(BrowserWindow.windows).toHaveLength(2);
    expect(BrowserWindow.windows[1]?.webContents.openHandler({ url: 'x:' })).toEqual({ action: 'deny' });
  });
});

describe('the machine under the console', () => {
  test('wakes, and what fell due is written at once', () => {
    powerMonitor.emit('resume');
    expect(fake.looks).toBe(1);
  });

  test('starts it a second time, and the first one comes to the front', () => {
    firstWindow().minimized = true;
    firstWindow().did.length = 0;
    app.emit('second-instance', {}, [], '');
    expect(firstWindow().did).toEqual(['restore', 'show', 'focus']);
  });

  test('closes the last window, and the camp is closed', () => {
    app.emit('before-quit');
    expect(fake.closed).toBe(0);
    app.emit('window-all-closed');
    expect([app.quits, fake.closed]).toEqual([1, 1]);
  });
});
