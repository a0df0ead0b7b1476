import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** The Chromium of this machine: `CHROMIUM_PATH` first, then the usual places. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...usual].find((file) => file !== '' && existsSync(file));

/** Keeps Chromium from asking the network and from needing a GPU. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
