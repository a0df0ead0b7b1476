import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { becomeReady, BrowserWindow, contextBridge, dialog } from './electron-stand-in.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));
vi.mock('../../../src-main/open-console.ts', () => import('./fake-console.ts'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'save-pdf-'));
const savePdf = (name: unknown): unknown => contextBridge.exposed.get('dbfShell')?.savePdf?.(name);

beforeAll(async () => {
  await import('../../../src-main/electron/preload.ts');
  await import('../../../src-main/electron/main.ts');
  await becomeReady();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('saving as PDF in Electron', () => {
  test('is all that a page gets beside its port', () => {
    expect([...contextBridge.exposed].map(([name, api]) => [name, Object.keys(api)])).toEqual([
      ['dbfShell', ['savePdf']],
    ]);
  });

  test('does nothing when nobody says where to', async () => {
    expect(await savePdf('Hvozd.pdf')).toEqual({ is: 'cancelled' });
    expect(dialog.suggested).toEqual(['Hvozd.pdf']);
  });

  test('writes what the window would print, on the paper that its style names', async () => {
    dialog.saveTo = path.join(folder, 'karty.pdf');
    expect(await savePdf('../../etc/x:y.pdf')).toEqual({ is: 'saved', file: dialog.saveTo });
    expect(readFileSync(dialog.saveTo, 'utf8')).toBe('%PDF');
    expect(BrowserWindow.windows[0]?.webContents.printedWith).toEqual([
      { printBackground: true, preferCSSPageSize: true, margins: { top: 0, bottom: 0, left: 0, right: 0 } },
    ]);
    expect(dialog.suggested.at(-1)).not.toMatch(/[/:]/);
  });

  test('says so where the file can not be written', async () => {
    dialog.saveTo = path.join(folder, 'no-such-folder', 'karty.pdf');
    expect(await savePdf('x')).toEqual({ is: 'failed' });
  });
});
