import { expect, test, vi } from 'vitest';
import { app, becomeReady, BrowserWindow } from './electron-stand-in.ts';
import { fake } from './fake-console.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));
vi.mock('../../../src-main/open-console.ts', () => import('./fake-console.ts'));

test('a second console leaves the camp to the first and quits', async () => {
  app.isFirst = false;
  await import('../../../src-main/electron/main.ts');
  await becomeReady();
  expect([app.quits, fake.opened, BrowserWindow.windows]).toEqual([1, [], []]);
});
