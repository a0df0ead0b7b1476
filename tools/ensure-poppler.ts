import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './child.mjs';
import { say } from './stop.mjs';

const minutes = 60_000;

/** Tries to get what looks into a PDF. Without it the tests of the PDFs say that they are skipped. */
export const ensurePoppler = async (): Promise<void> => {
  if (spawnSync('pdfinfo', ['-v']).error === undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing poppler-utils (apt-get)…');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2] as ['ignore', 2, 2],
    limitMs: 3 * minutes,
  };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'];
  if ((await run('apt-get', install, options).catch(() => 1)) === 0) return;
  await run('apt-get', ['update', '-qq'], options).catch(() => 1);
  await run('apt-get', install, options).catch(() => 1);
};
