import { statSync } from 'node:fs';
import { wasACamp } from './camp-file.ts';
import { NotACamp } from './errors.ts';
import { APPLICATION_ID, campVersion } from './migrate.ts';
import { openReadable, sqliteCode, type ReadableDatabase } from './open-database.ts';

/**
 * Reads the whole file without writing to it, so that a damaged one keeps its bytes. `quick_check`, because it finds every
 * broken page and row in half the time of `integrity_check`; an index that disagrees with its table can be made anew.
 */
export function isDamaged(file: string): boolean {
  if (statSync(file).size === 0) return false;
  let database: ReadableDatabase | null = null;
  let ours = wasACamp(file);
  try {
    database = openReadable(file);
    ours ||= isMarkedAsOurs(database);
    campVersion(database, file);
    const rows = database.query<[], { readonly quick_check: string }>('PRAGMA quick_check(1)').all();
    return rows.some((row) => row.quick_check !== 'ok');
  } catch (error) {
    if (!means(error, 'SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_SHORT_READ')) throw error;
    if (!ours) throw new NotACamp(file);
    return true;
  } finally {
    database?.close();
  }
}

const isMarkedAsOurs = (database: ReadableDatabase): boolean =>
  database.query<[], { readonly application_id: number }>('PRAGMA application_id').get()?.application_id ===
  APPLICATION_ID;

const means = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.some((code) => sqliteCode(error).startsWith(code));
