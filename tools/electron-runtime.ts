import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { inRoot } from './root.ts';
import { say } from './stop.mjs';

const fetchLimitMs = 15_000;

const executable =
  {
    win32: 'electron.exe',
    darwin: path.join('Electron.app', 'Contents', 'MacOS', 'Electron'),
  }[process.platform as string] ?? 'electron';

/** The Electron executable that can be started right now, or null. */
export const findElectron = (): string | null => {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const file = path.join(given ?? inRoot('node_modules/electron/dist'), executable);
  if (!existsSync(file)) return null;
  return given !== undefined || isWhole() ? file : null;
};

/** One attempt to get the runtime; never in tests, which must not depend on a network. */
export const fetchElectron = async (): Promise<string | null> => {
  if (isTest()) return null;
  say(`Fetching Electron's runtime (once, at most ${fetchLimitMs / 1000} s)…`);
  await run(process.execPath, [inRoot('node_modules/electron/install.js')], { stdio: 'ignore', limitMs: fetchLimitMs });
  return findElectron();
};

/** Why no window can be shown here, or null. */
export const noScreen = (): string | null => {
  if (process.platform !== 'linux') return null;
  const display = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY ?? '';
  return display === '' ? 'There is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)' : null;
};

const isTest = (): boolean =>
  ['CI', 'VITEST', 'PLAYWRIGHT_TEST', 'TEST_WORKER_INDEX'].some((name) => process.env[name] !== undefined) ||
  process.env.NODE_ENV === 'test';

/** The installer writes `path.txt` last: without it a download was cut short. */
const isWhole = (): boolean => {
  try {
    return readFileSync(inRoot('node_modules/electron/path.txt'), 'utf8').trim() !== '';
  } catch {
    return false;
  }
};
