import { CampTooNew, CampTooOld, NotACamp } from './errors.ts';
import { migrations, type Migration } from './migrations/index.ts';
import type { ReadableDatabase, WritableDatabase } from './open-database.ts';

/** Marks a SQLite file as a camp: 'DBFC'. */
export const APPLICATION_ID = 0x44424643;

/** Brings a new or older file up to date, each step in a transaction. A file that is none of ours is left alone. */
export function migrate(database: WritableDatabase, file: string, steps: readonly Migration[] = migrations): void {
  const version = campVersion(database, file, steps.length);
  steps.forEach((step, index) => {
    if (index < version) return;
    database.transaction(() => {
      step(database);
      database.execute(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${index + 1}`);
    })();
  });
}

/** The version of the file, 0 for a new one. Refuses a newer file and one that is no camp. */
export function campVersion(database: ReadableDatabase, file: string, newest: number = migrations.length): number {
  const found = database.query<[], FileMark>(mark).get();
  const { application, version, objects } = found ?? { application: 0, version: 0, objects: 0 };
  if (application === 0 && version === 0 && objects === 0) return 0;
  if (application !== APPLICATION_ID) throw new NotACamp(file);
  if (version > newest) throw new CampTooNew(file, version, newest);
  return version;
}

/** For reading commands, which can't migrate. */
export function requireCurrentVersion(database: ReadableDatabase, file: string): void {
  const version = campVersion(database, file);
  if (version === 0) throw new NotACamp(file);
  if (version < migrations.length) throw new CampTooOld(file);
}

interface FileMark {
  readonly application: number;
  readonly version: number;
  readonly objects: number;
}

const mark = `
  SELECT application_id AS application, user_version AS version, (SELECT count(*) FROM sqlite_schema) AS objects
  FROM pragma_application_id, pragma_user_version`;
