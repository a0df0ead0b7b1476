import { describe, expect, test } from 'vitest';
import { firstDifference } from '../../../shared/scenario/compare.ts';
import type { DbfExpectations } from '../../../shared/scenario/format-dbf-expectations.ts';
import type { DbfState } from '../../../shared/scenario/state.ts';

const state: DbfState = {
  lives: { anna: 3, ben: 0 },
  max: { anna: 3, ben: 4 },
  level: { anna: 1, ben: 2 },
  hit: { anna: 1, ben: 2 },
  status: { anna: 'up', ben: 'knocked-out' },
  phase: 'over',
  round: 2,
  picks: 'nobody',
  pairs: [
    ['anna', 'ben'],
    ['cyril', 'dana'],
  ],
  idle: ['eva', 'fero'],
  side: { anna: 'challenger', ben: 'challenged' },
  over: { by: 'emptied', winner: 'challenger' },
  prone: ['ben'],
  blessed: ['anna'],
  skips: [],
  swarms: 1,
  knows: { anna: ['fire-arrow', 'trip'], ben: [] },
  used: { anna: ['trip'], ben: [] },
  'free-picks': { anna: 1, ben: 0 },
  'can-run': { anna: true, ben: false },
  timers: [
    { who: 'ben', kind: 'knockout', left: '5m' },
    { who: 'eva', kind: 'pursuit', left: '90s' },
  ],
  ducats: { anna: 7, ben: 0 },
};

describe('what is as expected gives no difference', () => {
  test.each<DbfExpectations>([
    {},
    { lives: { ben: 0 } },
    { status: { anna: 'up', ben: 'knocked-out' }, phase: 'over', round: 2, picks: 'nobody' },
    {
      pairs: [
        ['cyril', 'dana'],
        ['anna', 'ben'],
      ],
    },
    { idle: ['fero', 'eva'] },
    { prone: ['ben'], blessed: ['anna'], skips: [], swarms: 1 },
    { knows: { anna: ['trip', 'fire-arrow'] }, used: { anna: ['trip'] } },
    { over: { by: 'emptied', winner: 'challenger' } },
    { over: { winner: 'challenger' } },
    { timers: [{ who: 'eva', kind: 'pursuit', left: 90_000 }] },
    {
      timers: [
        { who: 'eva', kind: 'pursuit' },
        { who: 'ben', kind: 'knockout', left: 300_000 },
      ],
    },
    { 'can-run': { anna: true }, 'free-picks': { anna: 1 }, ducats: { anna: 7 }, side: { ben: 'challenged' } },
  ])('%j', (expected) => {
    expect(firstDifference(expected, state)).toBeNull();
  });
});

describe('what is not as expected is told with both values', () => {
  test.each<[DbfExpectations, string]>([
    [{ lives: { anna: 3, ben: 1 } }, 'lives.ben expected 1 got 0'],
    [{ max: { nobody: 3 } }, 'max.nobody expected 3 got nothing'],
    [{ phase: 'end' }, 'phase expected end got over'],
    [
      {
        pairs: [
          ['ben', 'anna'],
          ['cyril', 'dana'],
        ],
      },
      'pairs expected [[ben, anna], [cyril, dana]] got [[anna, ben], [cyril, dana]]',
    ],
    [{ pairs: [['anna', 'ben']] }, 'pairs expected [[anna, ben]] got [[anna, ben], [cyril, dana]]'],
    [{ idle: [] }, 'idle expected [] got [eva, fero]'],
    [{ idle: ['eva', 'eva'] }, 'idle expected [eva, eva] got [eva, fero]'],
    [{ over: { by: 'stopped', winner: 'challenger' } }, 'over.by expected stopped got emptied'],
    [
      { timers: [{ who: 'ben', kind: 'knockout', left: 299_000 }] },
      'timers expected { who: ben, kind: knockout, left: 299s } got [{ who: ben, kind: knockout, left: 5m }, { who: eva, kind: pursuit, left: 90s }]',
    ],
    [
      {
        timers: [
          { who: 'ben', kind: 'knockout' },
          { who: 'ben', kind: 'knockout' },
        ],
      },
      'timers expected { who: ben, kind: knockout } got [{ who: ben, kind: knockout, left: 5m }, { who: eva, kind: pursuit, left: 90s }]',
    ],
    [{ 'can-run': { anna: false } }, 'can-run.anna expected false got true'],
    [{ knows: { anna: ['trip'] } }, 'knows.anna expected [trip] got [fire-arrow, trip]'],
    [{ used: { ben: ['trip'] } }, 'used.ben expected [trip] got []'],
    [{ swarms: 0 }, 'swarms expected 0 got 1'],
    [{ prone: [] }, 'prone expected [] got [ben]'],
  ])('%j', (expected, told) => {
    expect(firstDifference(expected, state)).toBe(told);
  });

  test('a fight that is not over is no end', () => {
    expect(firstDifference({ over: { by: 'emptied' } }, { ...state, over: null })).toBe(
      'over.by expected emptied got nothing',
    );
  });
});
