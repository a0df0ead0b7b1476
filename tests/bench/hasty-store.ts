import { journalReader, journalWriter } from '../../src-main/store/journal.ts';
import { migrate } from '../../src-main/store/migrate.ts';
import { openWritable } from '../../src-main/store/open-database.ts';
import { personalReader, personalWriter } from '../../src-main/store/personal.ts';
import type { Store } from '../../src-main/store/store.ts';
import { tablesReader, tablesWriter } from '../../src-main/store/tables.ts';

/** The store of a camp that is made for a bench: it doesn't wait for the disk, so that a long journal is written soon. */
export function hastyStore(file: string): Store {
  const database = openWritable(file);
  migrate(database, file);
  database.execute('PRAGMA synchronous = OFF');
  const journal = journalWriter(database);
  const writeTables = tablesWriter(database);
  return {
    file,
    ...journalReader(database),
    ...personalReader(database),
    ...personalWriter(database),
    tables: tablesReader(database),
    commit: database.transaction<Parameters<Store['commit']>>((entries, withdrawn, changes) => {
      entries.forEach(journal.append);
      journal.withdraw(withdrawn);
      writeTables(changes);
    }),
    close: () => database.close(),
  };
}
