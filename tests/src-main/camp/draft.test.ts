import { expect, test } from 'vitest';
import type { Command } from '../../../shared/contract/commands.ts';
import { commandId, instant, type EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { openCamp } from '../../../src-main/camp/open-camp.ts';
import { openStore } from '../../../src-main/store/open-store.ts';
import { crowd, personAt } from '../../bench/busy-fights.ts';

test('to take back what was done with everybody, each entry is read once, however many it is about', () => {
  const { store } = openStore(':memory:');
  const reads: EntrySeq[] = [];
  const counting = {
    ...store,
    entry: (seq: EntrySeq) => {
      reads.push(seq);
      return store.entry(seq);
    },
  };
  const camp = openCamp({ store: counting, clock: { now: () => instant(0) }, sample: () => [] });
  let sent = 0;
  const enter = (command: Command) => {
    sent += 1;
    return camp.perform({ commandId: commandId(`c${String(sent)}`), command });
  };
  const everybody = Array.from({ length: 20 }, (_, at) => personAt(at));
  enter({ type: 'startCamp', name: 'Čierny hvozd', sample: false });
  crowd(everybody.length).forEach(enter);
  const print = (fingerprint: string) =>
    enter({ type: 'markPrinted', cards: everybody.map((who) => ({ who, fingerprint })) });
  print('first');
  const given = enter({ type: 'writeXpTo', who: everybody, add: 1, reason: 'a quest' });
  print('second');
  reads.length = 0;
  expect(given.ok && enter({ type: 'undoEntry', entry: given.seq }).ok).toBe(true);
  const about = [...store.journal()].map(({ entry }) => entry.seq).filter((seq) => seq > 1 && seq < store.lastSeq());
  expect(reads.toSorted((one, other) => one - other)).toEqual(about);
});
