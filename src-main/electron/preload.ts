import { ipcRenderer } from 'electron';

declare const window: { postMessage(message: string, targetOrigin: string, ports: readonly unknown[]): void };

/** All that a page gets of Electron: a port to the console. */
ipcRenderer.on('dbf:port', (event) => window.postMessage('dbf:port', '*', event.ports));
