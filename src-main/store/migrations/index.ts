import type { WritableDatabase } from '../open-database.ts';
import { journalAndTables } from './0001-journal-and-tables.ts';
import { animalForm } from './0002-animal-form.ts';
import { campData } from './0003-camp-data.ts';
import { kpo } from './0004-kpo.ts';
import { checkInAndParties } from './0005-check-in-and-parties.ts';
import { kpoCheckIn } from './0006-kpo-check-in.ts';

export type Migration = (database: Pick<WritableDatabase, 'execute'>) => void;

/** The n-th leads to version n. One that was released is never changed again. */
export const migrations: readonly Migration[] = [
  journalAndTables,
  animalForm,
  campData,
  kpo,
  checkInAndParties,
  kpoCheckIn,
];
