import { join } from 'node:path';
import type { Command } from '../../shared/contract/commands.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { barePages, bareRows } from './bare-rows.ts';
import { atLeast, type Bench, type Figure } from './bench.ts';
import { fightAfterFight } from './busy-fights.ts';
import { kpoCrowd, kpoFightAfterFight } from './busy-kpo-fights.ts';
import { median, medianRatio, millisecondsOf, takeTurns } from './measure.ts';
import { tableOn } from './table.ts';

const PEOPLE = 300;
/** Commands or rows in one turn: two fights of DBF, four of KPO. */
const BATCH = 70;
/** As the console sets it, so that all write back to the file equally often. */
const CHECKPOINT_AFTER = 4_000;
/** What a command of such a fight changes in the middle: its entry, two indexes, rows of fights and characters. */
const PAGES_A_COMMAND = 6;

/**
 * Accepted commands a second at the camp against bare transactions on one disk at one durability: of a single row, and of
 * as many pages as a command changes, which no store of commands can outrun.
 */
export const commandRate: Bench = {
  name: 'commands',
  run: async (quick) => {
    using place = ownFolder();
    const at = (name: string): string => join(place.folder, name);
    const dbf = campOf(at('dbf'), PEOPLE, [], fightAfterFight(PEOPLE));
    const kpo = campOf(at('kpo'), 0, kpoCrowd(PEOPLE), kpoFightAfterFight(PEOPLE));
    const row = bareRows(at('row'), CHECKPOINT_AFTER);
    const byDefault = bareRows(at('default'), null);
    const pages = barePages(at('pages'), CHECKPOINT_AFTER, PAGES_A_COMMAND);
    const works = [dbf, kpo, row, byDefault, pages];
    const rate =
      ({ write }: { readonly write: () => void }) =>
      (): number =>
        (BATCH * 1_000) / millisecondsOf(times(BATCH, write));
    try {
      // A log that has reached its full length is written over, which is faster than making it longer.
      for (const { write } of [dbf, kpo, pages]) times(CHECKPOINT_AFTER / 4, write)();
      for (const { write } of [row, byDefault]) times(CHECKPOINT_AFTER * 1.25, write)();
      const rates = await takeTurns(quick ? 12 : 60, {
        dbf: rate(dbf),
        kpo: rate(kpo),
        row: rate(row),
        byDefault: rate(byDefault),
        pages: rate(pages),
      });
      const figure = (
        name: string,
        ours: readonly number[],
        reference: readonly number[],
        aim: number | null,
      ): Figure => {
        const ratio = medianRatio(ours, reference);
        const [one, other] = [ours, reference].map((each) => `${median(each).toFixed(0)}/s`);
        return { name, ours: one ?? '', reference: other ?? '', ratio, aim: aim === null ? null : atLeast(ratio, aim) };
      };
      return [
        figure('accepted commands, bare rows beside them', rates.dbf, rates.row, 0.6),
        figure('… with the default checkpoint for the rows', rates.dbf, rates.byDefault, null),
        figure(`… beside transactions of ${String(PAGES_A_COMMAND)} pages`, rates.dbf, rates.pages, null),
        figure('accepted KPO commands, bare rows beside them', rates.kpo, rates.row, 0.6),
      ];
    } finally {
      for (const { close } of works) close();
    }
  },
};

/** A camp with its people, into which command after command is entered. */
function campOf(file: string, people: number, others: readonly Command[], commands: Iterator<Command, never>) {
  const { camp, enter } = tableOn(openStore(file).store, people);
  others.forEach(enter);
  return { write: () => enter(commands.next().value), close: () => camp.close() };
}

const times = (count: number, work: () => void) => (): void => {
  for (let done = 0; done < count; done += 1) work();
};
