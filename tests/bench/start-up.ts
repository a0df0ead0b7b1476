import { join } from 'node:path';
import { ownFolder } from '../src-main/store/samples.ts';
import { atMost, type Bench } from './bench.ts';
import { fightAfterFight } from './busy-fights.ts';
import { hastyStore } from './hasty-store.ts';
import { openWindow, startHost } from './host-process.ts';
import { median, medianRatio, takeTurns } from './measure.ts';
import { tableOn } from './table.ts';

const PEOPLE = 300;

/** From the start of the host's process to the first view in a window, with a long journal and with none. */
export const startUp: Bench = {
  name: 'start-up',
  run: async (quick) => {
    using place = ownFolder();
    const entries = quick ? 10_000 : 100_000;
    const [long, empty] = [join(place.folder, 'long.dbf'), join(place.folder, 'empty.dbf')];
    writeCamp(long, PEOPLE, entries);
    writeCamp(empty, 0, 1);
    const times = await takeTurns(quick ? 3 : 11, {
      long: () => firstView(long),
      empty: () => firstView(empty),
    });
    const ratio = medianRatio(times.long, times.empty);
    return [
      {
        name: `start to first view, ${entries.toLocaleString('en')} entries`,
        ours: `${median(times.long).toFixed(0)} ms`,
        reference: `${median(times.empty).toFixed(0)} ms with an empty camp`,
        ratio,
        aim: atMost(ratio, 2),
      },
    ];
  },
};

async function firstView(campFile: string): Promise<number> {
  const start = performance.now();
  await using host = await startHost(campFile);
  using window = await openWindow(host.address);
  return window.first.whole ? performance.now() - start : Number.NaN;
}

/** A camp with so many entries, made by the same commands as a real one. */
function writeCamp(file: string, people: number, entries: number): void {
  const store = hastyStore(file);
  const { camp, enter } = tableOn(store, people);
  const fights = fightAfterFight(people);
  while (store.lastSeq() < entries) enter(fights.next().value);
  camp.close();
}
