import { expect, test } from 'vitest';
import { characterId, entrySeq, type EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { historyOf } from '../../../src-main/camp/journal-lines.ts';
import { openStore } from '../../../src-main/store/open-store.ts';
import { exchange, noChanges, nothingWithdrawn } from '../store/samples.ts';

test('of a long history only the entries that are shown are read, newest first, and the one that opened their fight', () => {
  const { store } = openStore(':memory:');
  store.commit(
    [1, 2, 3, 4, 5].map((seq) => exchange(seq)),
    nothingWithdrawn,
    noChanges,
  );
  const read: EntrySeq[] = [];
  const watched = {
    seqsAbout: store.seqsAbout,
    entry: (seq: EntrySeq) => {
      read.push(seq);
      return store.entry(seq);
    },
  };
  expect(historyOf(watched, characterId('boris'), 2).map(({ entry }) => entry)).toEqual([5, 4]);
  expect(read).toEqual([entrySeq(5), entrySeq(4), entrySeq(1)]);
});
