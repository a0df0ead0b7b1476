import { expect, test, vi } from 'vitest';
import { CampInUse } from '../../../src-main/store/errors.ts';
import { app, becomeReady, BrowserWindow, dialog } from './electron-stand-in.ts';
import { fake } from './fake-console.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));
vi.mock('../../../src-main/open-console.ts', () => import('./fake-console.ts'));

test('a camp that is open elsewhere is told in plain words, and no window opens', async () => {
  fake.fails = new CampInUse('/data/camp.dbf');
  await import('../../../src-main/electron/main.ts');
  await becomeReady();
  expect([app.exits, BrowserWindow.windows]).toEqual([[1], []]);
  expect(dialog.shown).toEqual([expect.stringContaining('is open in another console already')]);
  expect(dialog.shown[0]).not.toContain('    at ');
});
