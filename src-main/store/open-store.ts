import { existsSync } from 'node:fs';
import { obstacleBehind, reachForReading, reachForWriting } from './camp-file.ts';
import { takeCampLock, type CampLock } from './camp-lock.ts';
import { CampDamaged } from './errors.ts';
import { isDamaged } from './integrity.ts';
import { journalReader, journalWriter } from './journal.ts';
import { migrate, requireCurrentVersion } from './migrate.ts';
import { openReadable, openWritable, type ReadableDatabase, type WritableDatabase } from './open-database.ts';
import { personalReader, personalWriter, type PersonalWriter } from './personal.ts';
import { setAside } from './set-aside.ts';
import type { Store } from './store.ts';
import { tablesReader, tablesWriter } from './tables.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Where the damaged file is now that was found in the place of the camp, which then begins anew; else null. */
  readonly setAside: string | null;
}

export type ReadOnlyStore = Omit<Store, 'commit' | keyof PersonalWriter>;

/** Opens a camp for its one writer and makes it if it is not there. Throws a `CampNotOpened` that says what stands in the way. */
export function openStore(file: string, now: Date = new Date()): OpenedStore {
  if (file === ':memory:') return { store: storeOn(openMigrated(file), file, null), setAside: null };
  return explained(file, () => {
    const path = reachForWriting(file);
    const lock = takeCampLock(path);
    try {
      const aside = existsSync(path) && isDamaged(path) ? setAside(path, now) : null;
      return { store: storeOn(openMigrated(path), path, lock), setAside: aside };
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/** A camp as it is now, also while a console writes to it. */
export function openReadOnlyStore(file: string): ReadOnlyStore {
  return explained(file, () => {
    const path = reachForReading(file);
    if (isDamaged(path)) throw new CampDamaged(path);
    const database = openReadable(path);
    try {
      requireCurrentVersion(database, path);
      database.holdSnapshot();
      return readingStore(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

function storeOn(database: WritableDatabase, file: string, lock: CampLock | null): Store {
  const journal = journalWriter(database);
  const writeTables = tablesWriter(database);
  const commit = database.transaction<Parameters<Store['commit']>>((entries, withdrawn, changes) => {
    for (const entry of entries) journal.append(entry);
    journal.withdraw(withdrawn);
    writeTables(changes);
  });
  const reading = readingStore(database, file);
  const personal = personalWriter(database);
  let last = reading.lastSeq();
  return {
    ...reading,
    ...personal,
    lastSeq: () => last,
    commit: (entries, withdrawn, changes) => {
      const strangers = (changes.newcomers ?? []).filter((who) => reading.personal(who) !== null);
      if (strangers.length > 0) personal.putPersonalOfMany(new Map(strangers.map((who) => [who, null])));
      commit(entries, withdrawn, changes);
      last = entries.at(-1)?.entry.seq ?? last;
    },
    close: () => {
      database.close();
      lock?.release();
    },
  };
}

const readingStore = (database: ReadableDatabase, file: string): ReadOnlyStore => ({
  file,
  ...journalReader(database),
  ...personalReader(database),
  tables: tablesReader(database),
  close: () => database.close(),
});

function openMigrated(file: string): WritableDatabase {
  const database = openWritable(file);
  try {
    migrate(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function explained<Result>(file: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    throw obstacleBehind(error, file) ?? error;
  }
}
