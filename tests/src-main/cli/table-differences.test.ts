import { expect, test } from 'vitest';
import type { CouncilCase } from '../../../shared/journal/camp-events.ts';
import { caseId, characterId, fightId, instant } from '../../../shared/vocabulary/ids.ts';
import { emptyCamp } from '../../../src-main/camp/projections/camp-row.ts';
import { tableDifferences } from '../../../src-main/cli/table-differences.ts';
import type { FightRow, Tables } from '../../../src-main/store/store.ts';

const fight: FightRow = { id: fightId('f1'), number: 1, place: 'Bridge', phase: 'duel' };
const open: CouncilCase = {
  id: caseId('c9'),
  victim: characterId('ben'),
  killer: characterId('anna'),
  reason: 'feud',
  fight: null,
  openedAt: 5,
  verdict: null,
};
const tables: Tables = {
  camp: { ...emptyCamp, name: 'Camp', started: true },
  characters: new Map(),
  fights: new Map([[fight.id, fight]]),
  timers: new Map(),
  cases: new Map([[open.id, open]]),
  kpoCharacters: new Map(),
  kpoFights: new Map(),
};

test('equal tables have no difference, whatever the order of their fields', () => {
  const turned = { verdict: null, openedAt: 5, fight: null, reason: 'feud', killer: open.killer, victim: open.victim };
  const same = { ...tables, cases: new Map([[open.id, { ...turned, id: open.id }]]) };
  expect(tableDifferences(tables, same)).toEqual([]);
});

test('every field that differs is told by its table, row and name', () => {
  const stored: Tables = {
    ...tables,
    camp: { ...tables.camp, stopped: { since: instant(3), reason: 'storm' } },
    fights: new Map([[fight.id, { ...fight, place: 'Ford', phase: 'end' }]]),
  };
  expect(tableDifferences(stored, tables)).toEqual([
    { table: 'camp', key: 'camp', field: 'stopped', stored: { since: 3, reason: 'storm' }, replayed: null },
    { table: 'fights', key: 'f1', field: 'place', stored: 'Ford', replayed: 'Bridge' },
    { table: 'fights', key: 'f1', field: 'phase', stored: 'end', replayed: 'duel' },
  ]);
});

test('a row too many and a row missing are told whole', () => {
  const stored: Tables = { ...tables, fights: new Map(), cases: new Map([...tables.cases]) };
  expect(tableDifferences(stored, { ...tables, cases: new Map() })).toEqual([
    { table: 'fights', key: 'f1', field: null, stored: undefined, replayed: fight },
    { table: 'cases', key: 'c9', field: null, stored: open, replayed: undefined },
  ]);
});
