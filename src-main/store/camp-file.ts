import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CampUnreachable, NotACamp, type CampNotOpened, type Obstacle } from './errors.ts';
import { sqliteCode } from './open-database.ts';

/** What SQLite keeps beside a file while it is in use. */
export const companionsOf = (file: string): readonly string[] => [`${file}-wal`, `${file}-shm`];

export const lockOf = (file: string): string => `${file}.lock`;

/** A console left its lock or SQLite's own files beside it: whatever is in the file now, it was a camp. */
export const wasACamp = (file: string): boolean =>
  [lockOf(file), ...companionsOf(file)].some((name) => existsSync(name));

/** The true path of a camp to write to, its folder made. Refuses what can't be written and what never was a camp. */
export function reachForWriting(file: string): string {
  const folder = dirname(resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new CampUnreachable(file, 'folder-not-made');
  }
  requireAccess(file, folder, constants.R_OK | constants.X_OK, 'folder-not-readable');
  requireAccess(file, folder, constants.W_OK, 'folder-not-writable');
  if (!existsSync(file)) return join(realpathSync(folder), basename(file));
  const found = reachForReading(file);
  requireAccess(file, found, constants.W_OK, 'file-not-writable');
  return found;
}

/** The true path of a camp that is there. */
export function reachForReading(file: string): string {
  if (!existsSync(file)) throw new CampUnreachable(file, 'file-missing');
  const found = realpathSync(file);
  if (!statSync(found).isFile()) throw new CampUnreachable(file, 'not-a-file');
  requireAccess(file, found, constants.R_OK, 'file-not-readable');
  if (!hasSqliteHeader(found) && !wasACamp(found)) throw new NotACamp(file);
  return found;
}

/** The refusal that stands behind an error of SQLite, or null where it is something else. */
export function obstacleBehind(error: unknown, file: string): CampNotOpened | null {
  const code = sqliteCode(error);
  if (code.startsWith('SQLITE_FULL')) return new CampUnreachable(file, 'disk-full');
  if (code.startsWith('SQLITE_READONLY')) return new CampUnreachable(file, 'file-not-writable');
  if (code.startsWith('SQLITE_CANTOPEN')) return new CampUnreachable(file, 'folder-not-writable');
  if (code.startsWith('SQLITE_IOERR')) return new CampUnreachable(file, 'disk-error');
  return null;
}

function requireAccess(file: string, path: string, mode: number, obstacle: Obstacle): void {
  try {
    accessSync(path, mode);
  } catch {
    throw new CampUnreachable(file, obstacle);
  }
}

const header = Buffer.from('SQLite format 3\0');

/** An empty file has none yet and is as good as a new one. */
function hasSqliteHeader(file: string): boolean {
  if (statSync(file).size === 0) return true;
  const start = Buffer.alloc(header.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, header.length, 0);
  } finally {
    closeSync(handle);
  }
  return start.equals(header);
}
