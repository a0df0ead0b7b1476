import type { WritableDatabase } from '../open-database.ts';
import { journalAndTables } from './0001-journal-and-tables.ts';

export type Migration = (database: Pick<WritableDatabase, 'execute'>) => void;

/** The n-th leads to version n. One that was released is never changed again. */
export const migrations: readonly Migration[] = [journalAndTables];
