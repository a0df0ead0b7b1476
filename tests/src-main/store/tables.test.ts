import { expect, test } from 'vitest';
import type { CouncilCase } from '../../../shared/journal/camp-events.ts';
import type { KpoCharacter } from '../../../shared/kpo/character.ts';
import { kpoSheetDraftSchema } from '../../../shared/kpo/sheet.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import { caseId, characterId, entrySeq, fightId, instant, timerId } from '../../../shared/vocabulary/ids.ts';
import { emptyCamp } from '../../../src-main/camp/projections/camp-row.ts';
import { openStore } from '../../../src-main/store/open-store.ts';
import type { TableChanges, Tables } from '../../../src-main/store/store.ts';
import { liecivy, vlk } from '../../fixtures/camp-data.ts';
import { character, exchange, fightRow, nothingWithdrawn } from './samples.ts';

const timer: Timer = {
  id: timerId('t12.1'),
  kind: 'knockout',
  who: characterId('boris'),
  fight: fightId('f1'),
  startedAt: instant(1_000),
  deadline: instant(301_000),
  state: 'running',
  cause: entrySeq(12),
  expiry: null,
};

const council: CouncilCase = {
  id: caseId('c9'),
  victim: characterId('boris'),
  killer: characterId('vlk'),
  reason: 'revenge',
  fight: null,
  openedAt: 5_000,
  verdict: null,
};

const anna: KpoCharacter = {
  id: characterId('anna'),
  sheet: kpoSheetDraftSchema.parse({ name: 'Anna' }),
  hp: 7,
  fight: fightId('f3'),
  lastFight: fightId('f3'),
  checks: { weapon: { by: 'Zuzana', at: instant(5) } },
  printed: 'e5f60718293a4b5c',
};

const rows = <Row extends { readonly id: unknown }>(...all: readonly Row[]) =>
  new Map<Row['id'], Row>(all.map((row) => [row.id, row]));

const full = {
  camp: {
    name: 'Summer',
    started: true,
    stopped: { since: instant(4_000), reason: 'storm' },
    pauses: [{ since: instant(1_000), until: instant(2_000) }],
    gamePhase: 3,
    houseRules: { lastLifeFlight: 'refused' },
    recipes: [liecivy],
    creeps: [vlk],
    rulesets: ['kpo'],
    kpoHouseRules: { weaponLength: true },
  },
  characters: rows(character('boris', 4, 'f1'), character('vlk', 2)),
  fights: rows(fightRow(1), fightRow(2, 'over')),
  timers: rows(timer, {
    ...timer,
    id: timerId('t13.1'),
    fight: null,
    state: 'acknowledged' as const,
    expiry: entrySeq(14),
  }),
  cases: rows(council, { ...council, id: caseId('c10'), fight: fightId('f1'), verdict: 'guilty' }),
  kpoCharacters: rows(anna),
  kpoFights: rows({ id: fightId('f3'), number: 3, place: 'Ford', phase: 'attacks' as const }),
} as Tables;

const campWith = (...changes: readonly TableChanges[]) => {
  const { store } = openStore(':memory:');
  for (const change of changes) store.commit([], nothingWithdrawn, change);
  return store;
};

test('a new camp has no name, has not begun, and its tables are empty', () => {
  expect(campWith().tables()).toEqual({
    camp: emptyCamp,
    characters: new Map(),
    fights: new Map(),
    timers: new Map(),
    cases: new Map(),
    kpoCharacters: new Map(),
    kpoFights: new Map(),
  });
});

test('rows are read back as they were written', () => {
  expect(campWith(full).tables()).toEqual(full);
});

test('a row is written over, removed, or stays where it is not named', () => {
  const store = campWith(full, {
    camp: { ...emptyCamp, name: 'Summer', started: true, gamePhase: 3 },
    characters: new Map([
      [characterId('boris'), character('boris', 1)],
      [characterId('vlk'), null],
    ]),
    timers: new Map([[timerId('t13.1'), null]]),
  });
  expect(store.tables()).toEqual({
    ...full,
    camp: { ...emptyCamp, name: 'Summer', started: true, gamePhase: 3 },
    characters: rows(character('boris', 1)),
    timers: rows(timer),
  });
});

test('a commit that fails in the middle leaves nothing of itself', () => {
  const store = campWith(full);
  const gap = [exchange(1), exchange(3)];
  expect(() => store.commit(gap, nothingWithdrawn, { fights: rows(fightRow(5)) })).toThrow('without a gap');
  const unknown = new Map([[entrySeq(7), entrySeq(1)]]);
  expect(() => store.commit([exchange(1)], unknown, noFights)).toThrow('FOREIGN KEY');
  const broken = { ...character('ema', 3), lives: 2.5 };
  expect(() => store.commit([exchange(1)], nothingWithdrawn, { ...noFights, characters: rows(broken) })).toThrow();
  expect([store.lastSeq(), [...store.journal()], store.tables()]).toEqual([0, [], full]);
});

const noFights: TableChanges = { fights: new Map([[fightId('f1'), null]]) };
