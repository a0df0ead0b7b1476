import { written } from '../../shared/scenario/written.ts';
import { replay } from '../camp/replay.ts';
import { CampNotOpened } from '../store/errors.ts';
import { openReadOnlyStore, type ReadOnlyStore } from '../store/open-store.ts';
import { helped } from './help.ts';
import type { Output } from './output.ts';
import { tableDifferences, withdrawnDifferences, type TableDifference } from './table-differences.ts';

const usage = 'Usage: npm run verify -- FILE';

/**
 * Replays the journal of a camp and tells every difference to its tables. A running console is not disturbed.
 * Exit code 0: none; 1: some, or the journal can't be replayed; 2: there is no camp to verify.
 */
export function verifyCamp(args: readonly string[], output: Output): 0 | 1 | 2 {
  if (helped(args, usage, output)) return 0;
  const [file] = args;
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    output.note(usage);
    return 2;
  }
  try {
    const store = openReadOnlyStore(file);
    try {
      return report(store, output);
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof CampNotOpened)) throw error;
    output.note(error.message);
    return 2;
  }
}

function report(store: ReadOnlyStore, output: Output): 0 | 1 {
  const found = differencesIn(store);
  if (found instanceof Error) {
    output.line(`The journal can't be replayed: ${found.message}`);
    return 1;
  }
  const entries = store.lastSeq();
  for (const difference of found) output.line(inWords(difference));
  const summary = found.length === 0 ? 'the tables are what the journal says' : counted(found.length);
  output.line(`${entries} ${entries === 1 ? 'entry' : 'entries'} replayed: ${summary}.`);
  return found.length === 0 ? 0 : 1;
}

function differencesIn(store: ReadOnlyStore): readonly TableDifference[] | Error {
  try {
    const journal = [...store.journal()];
    return [...tableDifferences(store.tables(), replay(journal)), ...withdrawnDifferences(journal)];
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

const inWords = ({ table, key, field, stored, replayed }: TableDifference): string =>
  `${[table, key, ...(field === null ? [] : [field])].join(' ')}: stored ${written(stored)}, replayed ${written(replayed)}`;

const counted = (count: number): string => (count === 1 ? '1 difference' : `${count} differences`);
