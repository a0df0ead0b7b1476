import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPaper } from '../../../src-main/electron/on-paper.ts';
import { app, becomeReady, BrowserWindow } from './electron-stand-in.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'print-page-'));
const pdf = path.join(folder, 'cards.pdf');
const address = 'http://127.0.0.1:1/secret/cards.html';
const laidOut = { 'globalThis.laid': { parts: 69, sheets: 18 } };
const started = process.argv;

beforeEach(() => {
  BrowserWindow.windows.length = 0;
  app.exits.length = 0;
  rmSync(pdf, { force: true });
});
afterEach(() => {
  // The program runs as it is imported; the module that stands in for Electron stays.
  vi.resetModules();
  process.argv = started;
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program as `electron print-page.js …` does, until it ends; `answers` is what its page says when it is asked. */
async function printPage(args: readonly string[], answers: Readonly<Record<string, unknown>> = laidOut) {
  BrowserWindow.pageAnswers = answers;
  process.argv = ['electron', 'print-page.js', ...args];
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    said += String(part);
    return true;
  });
  const ended = new Promise<void>((resolve) => app.once('exited', () => resolve()));
  await import('../../../src-main/electron/print-page.ts');
  await becomeReady();
  await ended;
  return { said, exits: app.exits, window: BrowserWindow.windows[0], profile: app.paths.get('userData') };
}

describe('printing a page by Electron without a window', () => {
  test('writes the page that it was given, on the paper that its style names, and says how it is laid out', async () => {
    const { said, exits, window } = await printPage(['--no-sandbox', address, pdf]);
    expect([said, exits]).toEqual(['{"parts":69,"sheets":18}', [0]]);
    expect(readFileSync(pdf, 'utf8')).toBe('%PDF');
    expect(window?.did).toEqual([`load ${address}`]);
    expect(window?.webContents.printedWith).toEqual([onPaper]);
    expect(window?.options).toMatchObject({ show: false, webPreferences: { sandbox: true, nodeIntegration: false } });
  });

  test('leaves the profile of a console that runs alone', async () => {
    expect((await printPage([address, pdf])).profile).toBe(path.join(folder, 'profile'));
  });

  test('ends with 1 and writes nothing where the page does not lay itself out', async () => {
    const { said, exits } = await printPage([address, pdf], {});
    expect([said, exits, existsSync(pdf)]).toEqual(['', [1], false]);
  });

  test('ends with 1 and says nothing where the file can not be written', async () => {
    const { said, exits } = await printPage([address, path.join(folder, 'no-such-folder', 'cards.pdf')]);
    expect([said, exits]).toEqual(['', [1]]);
  });
});
