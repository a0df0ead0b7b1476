import Database from 'better-sqlite3';

export type Value = string | number | null;

export interface Query<Bind extends Value[], Row> {
  get(...bind: Bind): Row | undefined;
  all(...bind: Bind): Row[];
}

export interface Change<Bind extends Value[]> {
  run(...bind: Bind): unknown;
}

/** A handle that can't write: it was opened so, or is handed on so. */
export interface ReadableDatabase {
  query<Bind extends Value[], Row>(sql: string): Query<Bind, Row>;
  /** From now on sees the file as it is now, whatever a writer adds. */
  holdSnapshot(): void;
  close(): void;
}

export interface WritableDatabase extends ReadableDatabase {
  change<Bind extends Value[]>(sql: string): Change<Bind>;
  /** Statements without values: schema and pragmas. */
  execute(sql: string): void;
  /** All of `work` or, if it throws, nothing of it. It is on the disk when this returns. */
  transaction<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void;
}

export class NodeTooOld extends Error {
  override readonly name = 'NodeTooOld';
}

const OLDEST_NODE = 22;
const BUSY_TIMEOUT = 5_000;
/** Pages of 4 KiB. The busiest pages then go back to the file less often than by default (1,000). */
const CHECKPOINT_AFTER = 4_000;

/** The SQLite binding brings down an older Node without a word, so this comes before it is loaded. */
export function requireNode(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) < OLDEST_NODE) {
    throw new NodeTooOld(`The console needs Node ${OLDEST_NODE} or newer; this is Node ${version}.`);
  }
}

/** A file, made if it is not there, or ':memory:'. */
export function openWritable(file: string): WritableDatabase {
  requireNode();
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA recursive_triggers = ON;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_AFTER};
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    ...reading(database),
    change: (sql) => database.prepare(sql),
    execute: (sql) => void database.exec(sql),
    transaction: (work) => {
      const transaction = database.transaction(work);
      return (...args) => transaction.immediate(...args);
    },
  };
}

export function openReadable(file: string): ReadableDatabase {
  requireNode();
  return reading(new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT }));
}

/** Locks a file of its own for everybody else as long as this process lives; null if somebody else does. */
export function holdExclusively(file: string): { readonly release: () => void } | null {
  requireNode();
  const database = new Database(file, { timeout: 0 });
  try {
    // Without a journal on the disk there is nothing to leave behind when the process is killed.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (sqliteCode(error).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return { release: () => void database.close() };
}

/** SQLite's own name of what went wrong; empty for every other error. */
export const sqliteCode = (error: unknown): string => (error instanceof Database.SqliteError ? error.code : '');

const reading = (database: Database.Database): ReadableDatabase => ({
  query: (sql) => database.prepare(sql),
  holdSnapshot: () => {
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
  },
  close: () => void database.close(),
});
