import { describe, expect, test } from 'vitest';
import { firstKpoDifference } from '../../../shared/scenario/compare-kpo.ts';
import { kpoStateOf } from '../../../shared/scenario/kpo-state.ts';
import type { KpoExpectations } from '../../../shared/scenario/format-kpo-expectations.ts';
import { after, fighter, fightOf, signsOf } from '../kpo/people.ts';

const fight = after(
  fightOf([fighter('anna', 'x', { attack: 12 }), fighter('bence', 'y', { defence: 10 })], {
    order: [['bence'], ['anna']].map((step) => step as never),
    fighters: [
      fighter('anna', 'x', { attack: 12 }),
      fighter('bence', 'y', { defence: 10, weapon: { slow: true } }, { struck: { right: 0, left: null } }),
    ],
  }),
  { type: 'kpoAttack', by: 'anna', on: 'bence', signs: signsOf('rock', 'rock') },
);
const state = kpoStateOf(fight, { anna: 10, bence: 10, csaba: 7 });

describe('what is expected of a KPO fight', () => {
  test('is told in the words of the format', () => {
    expect(state).toEqual({
      phase: 'attacks',
      round: 1,
      initiative: {},
      order: [['bence'], ['anna']],
      turn: [],
      again: false,
      hp: { anna: 10, bence: 8, csaba: 7 },
      out: [],
      unconscious: [],
      attack: { anna: 12, bence: 0 },
      defence: { anna: 0, bence: 10 },
      last: {
        hit: true,
        total: 12,
        damage: 2,
        loss: 2,
        right: { hit: true, total: 12, damage: 2, loss: 2 },
      },
      first: null,
      casting: [],
      interrupted: [],
    });
  });

  test('before a fight is that there is none', () => {
    expect(kpoStateOf(null, { anna: 4 })).toMatchObject({ phase: 'none', round: 0, hp: { anna: 4 }, last: null });
  });

  test.each<[KpoExpectations, string | null]>([
    [{ hp: { bence: 8 } }, null],
    [{ hp: { bence: 7 } }, 'hp.bence expected 7 got 8'],
    [{ order: [['bence'], ['anna']] }, null],
    [{ order: [['anna'], ['bence']] }, 'order.0 expected [anna] got [bence]'],
    [{ order: [['bence']] }, 'order.length expected 1 got 2'],
    [{ turn: ['anna'] }, 'turn expected [anna] got []'],
    [{ last: { loss: 2 } }, null],
    [{ last: { right: { total: 13 } } }, 'last.right.total expected 13 got 12'],
    [{ last: { left: { total: 13 } } }, 'last.left expected { total: 13 } got nothing'],
  ])('%j: %s', (expected, difference) => {
    expect(firstKpoDifference(expected, state)).toBe(difference);
  });
});
