import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import { onPaper } from './on-paper.ts';

/** `electron print-page.js ADDRESS PDF`: prints one page of ours without a window and says how it is laid out. */
async function printPage(address: string, pdf: string): Promise<void> {
  await app.whenReady();
  const window = new BrowserWindow({
    show: false,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, backgroundThrottling: false },
  });
  await window.loadURL(address);
  const laid: unknown = await window.webContents.executeJavaScript('globalThis.laid');
  await writeFile(pdf, await window.webContents.printToPDF(onPaper));
  process.stdout.write(JSON.stringify(laid));
}

const [address = '', pdf = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
// A console that runs keeps its own.
app.setPath('userData', path.join(path.dirname(pdf), 'profile'));
app.on('window-all-closed', () => undefined);
printPage(address, pdf).then(
  () => app.exit(0),
  () => app.exit(1),
);
