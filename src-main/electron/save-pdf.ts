import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BrowserWindow, dialog, ipcMain, type WebContents } from 'electron';
import type { Logger } from 'pino';
import { onPaper } from './on-paper.ts';

export const SAVE_PDF = 'dbf:save-pdf';

export type SavedPdf =
  { readonly is: 'saved'; readonly file: string } | { readonly is: 'cancelled' } | { readonly is: 'failed' };

/** What a window shows on paper, written where its person says; a window can name the file and nothing more. */
export const savePdfOnRequest = (log: Logger): void =>
  ipcMain.handle(SAVE_PDF, async ({ sender }, name: unknown): Promise<SavedPdf> => {
    try {
      return await savePdf(sender, typeof name === 'string' ? name : '');
    } catch (error) {
      log.error({ err: error }, 'a PDF could not be saved');
      return { is: 'failed' };
    }
  });

async function savePdf(sender: WebContents, name: string): Promise<SavedPdf> {
  const window = BrowserWindow.fromWebContents(sender);
  if (window === null) return { is: 'failed' };
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: fileName(name),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return { is: 'cancelled' };
  await writeFile(filePath, await sender.printToPDF(onPaper));
  return { is: 'saved', file: filePath };
}

const fileName = (name: string): string => {
  const safe = path.basename(name.replaceAll(/[\\/:*?"<>|]/g, ' ')).trim();
  return safe === '' ? 'cards.pdf' : safe;
};
