import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../src-main/store/open-store.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { atLeast, type Bench } from './bench.ts';
import { fightAfterFight } from './busy-fights.ts';
import { median, medianRatio, millisecondsOf, takeTurns } from './measure.ts';
import { tableOn } from './table.ts';

const PEOPLE = 300;
/** Commands or rows in one turn: two fights. */
const BATCH = 70;
/** As the console sets it, so that both write back to the file equally often. */
const CHECKPOINT_AFTER = 4_000;

/** Accepted commands a second at the camp against bare transactions of one row each, on one disk at one durability. */
export const commandRate: Bench = {
  name: 'commands',
  run: async (quick) => {
    using place = ownFolder();
    const { store } = openStore(place.file);
    const { camp, enter } = tableOn(store, PEOPLE);
    const fights = fightAfterFight(PEOPLE);
    const bare = bareRows(join(place.folder, 'bare'), CHECKPOINT_AFTER);
    const byDefault = bareRows(join(place.folder, 'default'), null);
    const rate = (work: () => void) => (): number => (BATCH * 1_000) / millisecondsOf(times(BATCH, work));
    try {
      // A log that has reached its full length is written over, which is faster than making it longer.
      times(CHECKPOINT_AFTER / 4, () => enter(fights.next().value))();
      for (const { insert } of [bare, byDefault]) times(CHECKPOINT_AFTER * 1.25, insert)();
      const rates = await takeTurns(quick ? 12 : 60, {
        camp: rate(() => enter(fights.next().value)),
        bare: rate(bare.insert),
        byDefault: rate(byDefault.insert),
      });
      const ratio = medianRatio(rates.camp, rates.bare);
      const ours = `${median(rates.camp).toFixed(0)}/s`;
      return [
        {
          name: 'accepted commands, bare rows beside them',
          ours,
          reference: `${median(rates.bare).toFixed(0)}/s`,
          ratio,
          aim: atLeast(ratio, 0.6),
        },
        {
          name: '… with the default checkpoint for the rows',
          ours,
          reference: `${median(rates.byDefault).toFixed(0)}/s`,
          ratio: medianRatio(rates.camp, rates.byDefault),
          aim: null,
        },
      ];
    } finally {
      camp.close();
      bare.close();
      byDefault.close();
    }
  },
};

/** A table of one column, a transaction for each row, on the disk when it returns. */
function bareRows(file: string, checkpointAfter: number | null) {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  if (checkpointAfter !== null) database.exec(`PRAGMA wal_autocheckpoint = ${checkpointAfter}`);
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO rows (body) VALUES (?)');
  return { insert: () => void insert.run(BODY), close: () => void database.close() };
}

/** As long as what one command leaves in the journal. */
const BODY = 'x'.repeat(400);

const times = (count: number, work: () => void) => (): void => {
  for (let done = 0; done < count; done += 1) work();
};
