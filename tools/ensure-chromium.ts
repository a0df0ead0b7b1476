import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './child.mjs';
import { findChromium } from './chromium.ts';
import { inRoot } from './root.ts';
import { say, Stop } from './stop.mjs';

const minutes = 60_000;

/** Finds a Chromium, or installs one: from the system's packages where we may, else Playwright's own. */
export const ensureChromium = async (): Promise<void> => {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (apt-get)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await quietly('apt-get', ['update', '-qq'], { env });
    await quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    if (isThere()) return;
  }
  say("Installing Playwright's Chromium…");
  await quietly(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {});
  if (!isThere()) {
    throw new Stop('No Chromium could be made available: install it, or set CHROMIUM_PATH to one.');
  }
};

const isThere = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath());

const quietly = (file: string, args: readonly string[], { env }: { readonly env?: NodeJS.ProcessEnv }) =>
  run(file, args, { stdio: ['ignore', 2, 2], limitMs: 5 * minutes, ...(env === undefined ? {} : { env }) }).catch(
    () => 1,
  );
