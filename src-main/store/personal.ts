import { isNothingPersonal, type Personal } from '../../shared/roster/personal.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';

/** What is known of the people behind characters: beside the journal, so that it can be forgotten. */
export interface PersonalReader {
  /** Null where nothing is known. */
  personal(who: CharacterId): Personal | null;
}

export interface PersonalWriter {
  /** In the place of what was known; null, or nothing in any field, forgets it. */
  putPersonal(who: CharacterId, personal: Personal | null): void;
  /** The same for many, in one transaction. */
  putPersonalOfMany(people: ReadonlyMap<CharacterId, Personal | null>): void;
  forgetAllPersonal(): void;
}

export function personalReader(database: ReadableDatabase): PersonalReader {
  const find = database.query<[string], PersonalRow>(
    'SELECT contact, notes, health, minor FROM personal WHERE who = ?',
  );
  return {
    personal: (who) => {
      const row = find.get(who);
      return row === undefined ? null : { ...row, minor: row.minor === 1 };
    },
  };
}

/**
 * What is forgotten is overwritten, in the file and in the log beside it: SQLite else leaves deleted rows in free pages.
 * While another process reads the camp, the log keeps it until that one is done.
 */
export function personalWriter(database: WritableDatabase): PersonalWriter {
  const put = database.change<Value[]>(
    'INSERT OR REPLACE INTO personal (who, contact, notes, health, minor) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.change<[string]>('DELETE FROM personal WHERE who = ?');
  const removeAll = database.change<[]>('DELETE FROM personal');
  const overwriting = (work: () => unknown): void => {
    database.execute('PRAGMA secure_delete = ON');
    try {
      work();
    } finally {
      database.execute('PRAGMA secure_delete = OFF; PRAGMA wal_checkpoint(TRUNCATE)');
    }
  };
  const putOne = (who: CharacterId, personal: Personal | null): unknown => {
    if (personal === null || isNothingPersonal(personal)) return remove.run(who);
    const { contact, notes, health, minor } = personal;
    return put.run(who, contact, notes, health, minor ? 1 : 0);
  };
  const putAll = database.transaction((people: ReadonlyMap<CharacterId, Personal | null>) => {
    for (const [who, personal] of people) putOne(who, personal);
  });
  return {
    putPersonal: (who, personal) => overwriting(() => putOne(who, personal)),
    putPersonalOfMany: (people) => overwriting(() => putAll(people)),
    forgetAllPersonal: () => overwriting(() => removeAll.run()),
  };
}

interface PersonalRow {
  readonly contact: string;
  readonly notes: string;
  readonly health: string;
  readonly minor: number;
}
