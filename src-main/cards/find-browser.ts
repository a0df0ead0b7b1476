import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export interface BrowserSurroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isExecutable: (file: string) => boolean;
}

export const thisMachine: BrowserSurroundings = {
  platform: process.platform,
  env: process.env,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/** The Chromium, Chrome or Edge to print with: the named one (`CHROME_PATH`), those in PATH, those in the usual places. */
export function findBrowser({ platform, env, isExecutable }: BrowserSurroundings): string | null {
  const named = [env.CHROME_PATH, env.CHROMIUM_PATH].filter((file) => file !== undefined && file !== '');
  const paths = platform === 'win32' ? path.win32 : path.posix;
  const inPath = (env.PATH ?? '')
    .split(paths.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => namesOn(platform).map((name) => paths.join(folder, name)));
  return (
    [...named, ...inPath, ...usualPlaces(platform, env)].find((file) => file !== undefined && isExecutable(file)) ??
    null
  );
}

const namesOn = (platform: NodeJS.Platform): readonly string[] =>
  platform === 'win32'
    ? ['chrome.exe', 'msedge.exe', 'chromium.exe']
    : [
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'microsoft-edge',
        'microsoft-edge-stable',
        'chrome-headless-shell',
      ];

function usualPlaces(platform: NodeJS.Platform, env: BrowserSurroundings['env']): readonly string[] {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform !== 'win32')
    return ['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder === undefined
      ? []
      : [
          `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
          `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
          `${folder}\\Chromium\\Application\\chrome.exe`,
        ],
  );
}
