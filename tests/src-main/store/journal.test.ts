import { expect, test } from 'vitest';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { characterId, commandId, entrySeq, fightId } from '../../../shared/vocabulary/ids.ts';
import { refuse } from '../../../shared/vocabulary/refusal.ts';
import { openStore } from '../../../src-main/store/open-store.ts';
import type { NewEntry } from '../../../src-main/store/store.ts';
import { exchange, noChanges, nothingWithdrawn } from './samples.ts';

const campWith = (...entries: readonly NewEntry[]) => {
  const { store } = openStore(':memory:');
  for (const entry of entries) store.commit([entry], nothingWithdrawn, noChanges);
  return store;
};

const read = ({ entry }: NewEntry, withdrawnBy: number | null = null) => ({
  entry,
  withdrawnBy: withdrawnBy === null ? null : entrySeq(withdrawnBy),
});

const byTheConsole = (seq: number, cause: number): NewEntry => ({
  entry: {
    ...exchange(seq).entry,
    commandId: null,
    cause: entrySeq(cause),
    org: null,
    fight: null,
    trigger: { type: 'expiry' },
  },
  subjects: ['timer:t1.1' as NewEntry['subjects'][number]],
  answer: null,
});

const opening = (seq: number, number: number): NewEntry => {
  const { entry, subjects, answer } = exchange(seq, number);
  const fight = fightId(`f${number}`);
  const recorded = {
    type: 'v1.FightRecorded',
    fight,
    number,
    place: 'ford',
    houseRules: defaultHouseRules,
    fighters: [],
  } as const;
  return { entry: { ...entry, events: [{ ...recorded, winner: 'nobody' }] }, subjects, answer };
};

/** Nobody's XP changes; it only is as long as the import of a roster. */
const forTheWholeRoster = (seq: number): NewEntry => {
  const { entry, subjects, answer } = exchange(seq);
  const events = Array.from({ length: 2_000 }, (_, index) => ({
    type: 'v1.XpWritten' as const,
    who: characterId(`somebody-${String(index)}`),
    add: 0,
    xp: 0,
    level: 1 as const,
  }));
  return { entry: { ...entry, events }, subjects, answer };
};

test('an entry is read back as it was written', () => {
  const [first, second] = [exchange(1), byTheConsole(2, 1)];
  const store = campWith(first, second);
  expect([...store.journal()]).toEqual([read(first), read(second)]);
  expect([store.entry(entrySeq(2)), store.entry(entrySeq(3))]).toEqual([read(second), null]);
});

test('the entries that commands of some types led to are found in their order, and whether they count', () => {
  const [first, second, third] = [exchange(1), byTheConsole(2, 1), exchange(3)];
  const store = campWith(first, second);
  store.commit([third], new Map([[entrySeq(1), entrySeq(3)]]), noChanges);
  const { type } = first.entry.trigger;
  expect(store.entriesOf([type])).toEqual([read(first, 3), read(third)]);
  expect(store.entriesOf(['expiry', type])).toEqual([read(first, 3), read(second), read(third)]);
  expect(store.entriesOf(['startCamp'])).toEqual([]);
});

test('the last entry has the highest number, in a new camp 0', () => {
  expect([campWith().lastSeq(), campWith(exchange(1), exchange(2)).lastSeq()]).toEqual([0, 2]);
});

test('a command that comes again finds its first answer', () => {
  const refused: NewEntry = { ...exchange(2), answer: refuse('stale', { left: 3 }) };
  const store = campWith(exchange(1), refused);
  expect(['command-1', 'command-2', 'command-3'].map((id) => store.answerTo(commandId(id)))).toEqual([
    exchange(1).answer,
    refused.answer,
    null,
  ]);
});

test('the same command is not written twice', () => {
  const store = campWith(exchange(1));
  const again: NewEntry = { ...exchange(2), entry: { ...exchange(2).entry, commandId: commandId('command-1') } };
  expect(() => store.commit([again], nothingWithdrawn, noChanges)).toThrow('UNIQUE');
  expect(store.lastSeq()).toBe(1);
});

test('entries are found by whom and what they are about, in the order of the journal', () => {
  const all = [exchange(1, 1), exchange(2, 2, ['boris', 'ema']), exchange(3, 1)] as const;
  const store = campWith(...all);
  expect(store.seqsAbout('fight:f1' as NewEntry['subjects'][number])).toEqual([1, 3]);
  expect(store.seqsAbout('character:ema' as NewEntry['subjects'][number])).toEqual([2]);
  expect(store.seqsAbout('camp')).toEqual([]);
});

test('a subject that is named twice is kept once', () => {
  const twice = exchange(1, 1, ['boris', 'boris']);
  expect(campWith(twice).seqsAbout('character:boris' as NewEntry['subjects'][number])).toEqual([1]);
});

test('an entry knows what came of it by itself', () => {
  const store = campWith(exchange(1), byTheConsole(2, 1), byTheConsole(3, 2), byTheConsole(4, 1));
  expect([1, 2, 3].map((seq) => store.seqsCausedBy(entrySeq(seq)))).toEqual([[2, 4], [3], []]);
});

test('a withdrawn entry stays, says what withdrew it, and counts again after the redo', () => {
  const store = campWith(exchange(1), exchange(2));
  store.commit([exchange(3)], new Map([[entrySeq(2), entrySeq(3)]]), noChanges);
  expect([...store.journal()]).toEqual([read(exchange(1)), read(exchange(2), 3), read(exchange(3))]);
  expect(store.entry(entrySeq(2))).toEqual(read(exchange(2), 3));
  store.commit([exchange(4)], new Map([[entrySeq(2), null]]), noChanges);
  expect(store.entry(entrySeq(2))).toEqual(read(exchange(2)));
});

test('an entry for the whole roster is read from the disk once, and still says whether it counts', () => {
  const large = forTheWholeRoster(1);
  const store = campWith(large, exchange(2));
  const first = store.entry(entrySeq(1));
  expect(first).toEqual(read(large));
  store.commit([exchange(3)], new Map([[entrySeq(1), entrySeq(3)]]), noChanges);
  const again = store.entry(entrySeq(1));
  expect(again).toEqual(read(large, 3));
  expect(again?.entry).toBe(first?.entry);
  expect(store.entry(entrySeq(2))?.entry).not.toBe(store.entry(entrySeq(2))?.entry);
});

test('the highest fight number counts a withdrawn fight too', () => {
  const store = campWith(opening(1, 1), opening(2, 2), exchange(3));
  store.commit([exchange(4)], new Map([[entrySeq(2), entrySeq(4)]]), noChanges);
  expect([campWith().highestFightNumber(), store.highestFightNumber()]).toEqual([0, 2]);
});

test('a journal of many pieces is read whole and in order', () => {
  const all = Array.from({ length: 1_201 }, (_, index) => exchange(index + 1));
  const { store } = openStore(':memory:');
  store.commit(all, nothingWithdrawn, noChanges);
  expect(Array.from(store.journal(), ({ entry }) => entry.seq)).toEqual(all.map(({ entry }) => entry.seq));
});
