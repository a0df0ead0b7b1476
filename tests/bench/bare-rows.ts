import Database from 'better-sqlite3';

/** As long as what one command leaves in the journal. */
const BODY = 'x'.repeat(400);
/** So long that a page holds only one. */
const PAGE_BODY = 'x'.repeat(3_000);
const PAGES = 400;

export interface BareRows {
  readonly write: () => void;
  readonly close: () => void;
}

/** A table of one column, a transaction for each row, on the disk when it returns. */
export function bareRows(file: string, checkpointAfter: number | null): BareRows {
  const database = openTable(file, checkpointAfter);
  const insert = database.prepare('INSERT INTO rows (body) VALUES (?)');
  return { write: () => void insert.run(BODY), close: () => void database.close() };
}

/** Transactions that change so many pages here and there, as one does that has indexes and tables to keep. */
export function barePages(file: string, checkpointAfter: number, pages: number): BareRows {
  const database = openTable(file, checkpointAfter);
  const put = database.prepare('INSERT OR REPLACE INTO rows (id, body) VALUES (?, ?)');
  database.transaction(() => {
    for (let page = 0; page < PAGES; page += 1) put.run(page, PAGE_BODY);
  })();
  let written = 0;
  const change = database.transaction(() => {
    for (let page = 0; page < pages; page += 1) put.run((written * 17 + page * 23) % PAGES, PAGE_BODY);
    written += 1;
  });
  return { write: () => change.immediate(), close: () => void database.close() };
}

function openTable(file: string, checkpointAfter: number | null): Database.Database {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  if (checkpointAfter !== null) database.exec(`PRAGMA wal_autocheckpoint = ${String(checkpointAfter)}`);
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  return database;
}
