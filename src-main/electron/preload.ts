import { contextBridge, ipcRenderer } from 'electron';

declare const window: { postMessage(message: string, targetOrigin: string, ports: readonly unknown[]): void };

/** All that a page gets of Electron: a port to the console, and saving as PDF what it shows. */
ipcRenderer.on('dbf:port', (event) => window.postMessage('dbf:port', '*', event.ports));
contextBridge.exposeInMainWorld('dbfShell', {
  savePdf: (name: unknown) => ipcRenderer.invoke('dbf:save-pdf', name),
});
