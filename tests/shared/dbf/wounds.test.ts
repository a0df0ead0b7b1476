import { describe, expect, test } from 'vitest';
import { hitPreviews, hitsOf, woundsOf } from '../../../shared/dbf/wounds.ts';
import type { DuelOutcome } from '../../../shared/dbf/fight.ts';
import { fightWith, fighterOn, pairOf, woundsAfter } from '../../fixtures/fights.ts';
import { ofClass } from '../../fixtures/sheets.ts';

/** a hits for three, b for one. */
const a = fighterOn('challenger', 'a1', {
  lives: 2,
  sheet: ofClass('knight', { weapon: 'two-handed axe', granted: ['penetration'] }),
});
const b = fighterOn('challenged', 'b1', { lives: 5 });

const onB = { who: 'b1', by: 'a1', strength: 3, dodged: false, foreseen: false };
const onA = { who: 'a1', by: 'b1', strength: 1, dodged: false, foreseen: false };

describe('wounds (DBF-DMG-01, -02, DBF-A-02, DBF-A-03)', () => {
  test.each<[DuelOutcome, unknown]>([
    ['challenger-hits', { wounds: [onB], standings: [{ who: 'b1', lives: 2, temporary: 0, status: 'up' }] }],
    ['challenged-hits', { wounds: [onA], standings: [{ who: 'a1', lives: 1, temporary: 0, status: 'up' }] }],
    [
      'double',
      {
        wounds: [onB, onA],
        standings: [
          { who: 'a1', lives: 1, temporary: 0, status: 'up' },
          { who: 'b1', lives: 2, temporary: 0, status: 'up' },
        ],
      },
    ],
    ['no-hit', { wounds: [], standings: [] }],
  ])('after %s', (outcome, expected) => {
    expect(woundsOf(woundsAfter(outcome, a, b))).toEqual(expected);
  });

  test.each([
    [3, 0, 'knocked-out'],
    [2, 0, 'knocked-out'],
    [1, 0, 'knocked-out'],
    [4, 1, 'up'],
  ] as const)('three taken from %i leave %i', (lives, left, status) => {
    expect(woundsOf(woundsAfter('challenger-hits', a, { ...b, lives }))).toEqual({
      wounds: [onB],
      standings: [{ who: 'b1', lives: left, temporary: 0, status }],
    });
  });

  test('a súsek may knock both out', () => {
    const { standings } = woundsOf(woundsAfter('double', { ...a, lives: 1 }, { ...b, lives: 1 }));
    expect(standings.map(({ who, status }) => [who, status])).toEqual([
      ['a1', 'knocked-out'],
      ['b1', 'knocked-out'],
    ]);
  });

  test('who was put down by an ORG meanwhile is not wounded again', () => {
    expect(woundsOf(woundsAfter('challenger-hits', a, { ...b, lives: 0, status: 'knocked-out' }))).toEqual({
      wounds: [],
      standings: [],
    });
  });

  test('who hit before an ORG put them down has hit', () => {
    expect(woundsOf(woundsAfter('challenger-hits', { ...a, lives: 0, status: 'knocked-out' }, b)).wounds).toEqual([
      onB,
    ]);
  });

  test('all pairs wound at once', () => {
    const pairs = [pairOf('a1', 'b1'), pairOf('a2', 'b2')];
    const fight = fightWith([a, fighterOn('challenger', 'a2'), b, fighterOn('challenged', 'b2')], {
      phase: 'wounds',
      pairs,
      results: [
        { pair: pairOf('a1', 'b1'), outcome: 'challenger-hits' },
        { pair: pairOf('a2', 'b2'), outcome: 'challenged-hits' },
      ],
    });
    expect(woundsOf(fight).standings.map(({ who, lives }) => [who, lives])).toEqual([
      ['a2', 2],
      ['b1', 2],
    ]);
  });
});

describe('what a hit would do', () => {
  test('is told for both of a pair before anybody hit', () => {
    const pair = pairOf('a1', 'b1');
    const bare = { from: 'base', by: 1, rule: 'DBF-A-01' };
    const fight = fightWith([a, { ...b, lives: 3 }], { phase: 'duel', pairs: [pair] });
    expect([hitPreviews(fight), hitsOf(fight)]).toEqual([
      [
        {
          pair,
          by: 'a1',
          on: 'b1',
          hit: {
            total: 3,
            parts: [
              bare,
              { from: 'penetration-weapon', by: 1, rule: 'DBF-ABI-PRI-2' },
              { from: 'penetration-two-handed', by: 1, rule: 'DBF-ABI-PRI-3' },
            ],
          },
          from: 3,
          to: 0,
          falls: true,
        },
        { pair, by: 'b1', on: 'a1', hit: { total: 1, parts: [bare] }, from: 2, to: 1, falls: false },
      ],
      [],
    ]);
  });
});
