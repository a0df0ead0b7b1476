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

test('spells that were resolved before their parts were kept have none', () => {
  const resolved = { type: 'v1.SpellsResolved', fight: 'f1', standings: [], marks: [], swarms: [], regained: [] };
  const withParts = { ...resolved, parts: [{ who: 'a', by: 'b', spell: 'trip', lives: 0 }] };
  expect(decodeEntry({ ...raw, events: [resolved, withParts] }).events).toEqual([
    { ...resolved, parts: [], bystanders: [] },
    { ...withParts, bystanders: [] },
  ]);
});

test('sheets that were written before special spells have none, and those of fighters neither', () => {
  const sheet = { name: 'Boris' };
  const entered = { type: 'v1.CharacterEntered', who: 'boris', sheet };
  const joined = { type: 'v1.HelperJoined', fight: 'f1', fighter: { id: 'boris', sheet } };
  const recorded = { type: 'v1.FightRecorded', fight: 'f1', fighters: [{ id: 'boris', sheet }] };
  const whole = { name: 'Boris', shifts: {}, extraSpells: [], ownSpells: [] };
  expect(decodeEntry({ ...raw, events: [entered, joined, recorded] }).events).toMatchObject([
    { sheet: whole, potions: [] },
    { fighter: { sheet: whole } },
    { fighters: [{ sheet: whole }] },
  ]);
});

test('brews, drinks and robberies from before there were pouches know of no potion', () => {
  const before = ['v1.BrewBegun', 'v1.PotionDrunk', 'v1.CharacterRobbed'].map((type) => ({ type }));
  expect(decodeEntry({ ...raw, events: before }).events).toEqual([
    { type: 'v1.BrewBegun', potion: null },
    { type: 'v1.PotionDrunk', potion: null },
    { type: 'v1.CharacterRobbed', potions: [] },
  ]);
});

test('a character entered before its level of the start was kept began with the level of its sheet (DBF-LVL-06)', () => {
  const entered = { type: 'v1.CharacterEntered', who: 'boris', sheet: { level: 4 } };
  const now = { ...entered, startLevel: 2 };
  expect(decodeEntry({ ...raw, events: [entered, now] }).events).toMatchObject([{ startLevel: 4 }, { startLevel: 2 }]);
});

test('an edit that wrote down all that it showed wrote the level down too', () => {
  const edited = { type: 'v1.CharacterEdited', who: 'boris', sheet: { level: 3 }, lives: 4, ducats: 2, items: [] };
  const now = { type: 'v2.CharacterEdited', who: 'boris', ducats: 2 };
  const [older, newer] = decodeEntry({ ...raw, events: [edited, now] }).events;
  expect(older).toMatchObject({ ...edited, type: 'v2.CharacterEdited', startLevel: 3 });
  expect(newer).toEqual(now);
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
