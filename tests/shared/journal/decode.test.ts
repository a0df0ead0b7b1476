import { expect, test } from 'vitest';
import { decodeEntry, JournalTooNew, JournalUnreadable, type RawEntry } from '../../../shared/journal/decode.ts';

const raw: RawEntry = {
  seq: 5,
  at: 1_000,
  recordedAt: 1_001,
  commandId: 'a',
  fight: 'f1',
  cause: null,
  org: 'Zuzana',
  trigger: { type: 'closeFight', fight: 'f1' },
  events: [{ type: 'v1.FightClosed', fight: 'f1' }],
  touches: [],
};

test('an entry of known events is read as it is', () => {
  expect(decodeEntry(raw)).toEqual(raw);
});

test.each(['v1.DragonTamed', 'v2.FightClosed', 'toString'])(
  'an entry with %s was written by a newer console',
  (type) => {
    expect(() => decodeEntry({ ...raw, events: [...(raw.events as []), { type }] })).toThrow(
      new JournalTooNew(5, type),
    );
  },
);

test.each([
  ['events that are no list', { events: {} }],
  ['an event without a type', { events: [{ fight: 'f1' }] }],
  ['an event that is nothing', { events: [null] }],
  ['a trigger that is nothing', { trigger: null }],
  ['touches that are no list', { touches: 'lives' }],
])('an entry with %s can’t be read', (_, wrong) => {
  expect(() => decodeEntry({ ...raw, ...wrong })).toThrow(new JournalUnreadable(5));
});
