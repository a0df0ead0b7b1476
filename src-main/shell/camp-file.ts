import os from 'node:os';
import path from 'node:path';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where a camp lies when nobody names a file: in the user's application-data folder. */
export const defaultCampFile = (around: Surroundings): string =>
  pathsOf(around).join(applicationData(around), 'dbf-console', 'camp.dbf');

/** The named file, or the default one. */
export const campFileOf = (named: string | null): string =>
  named === null
    ? defaultCampFile({ platform: process.platform, home: os.homedir(), env: process.env })
    : path.resolve(named);

const pathsOf = ({ platform }: Surroundings): path.PlatformPath => (platform === 'win32' ? path.win32 : path.posix);

function applicationData(around: Surroundings): string {
  const { platform, home, env } = around;
  const paths = pathsOf(around);
  if (platform === 'win32') return env.APPDATA ?? paths.join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return paths.join(home, 'Library', 'Application Support');
  const folder = env.XDG_DATA_HOME ?? '';
  return paths.isAbsolute(folder) ? folder : paths.join(home, '.local', 'share');
}
