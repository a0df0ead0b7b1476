import { describe, expect, test } from 'vitest';
import { defenceSum, strikeSums } from '../../../shared/kpo/totals.ts';
import { hands, tactics, type Hand, type TacticName } from '../../../shared/vocabulary/kpo-terms.ts';
import { fighter, fightOf, refused } from './people.ts';

const values = {
  attack: 10,
  defence: 10,
  weapon: { attack: 3, defence: 2, penalty: -1 },
  offhand: { attack: 1, defence: 5, penalty: -4 },
} as const;

describe('totals by tactic (KPO-KET-01 to -11, KPO-A-34, KPO-A-35, KPO-A-36)', () => {
  test.each<[TacticName, Hand, number, Partial<Record<Hand, number>>, number]>([
    ['single', 'right', 0, { right: 13 }, 12],
    ['single', 'left', 0, { left: 11 }, 15],
    ['attacking', 'right', 1, { right: 12, left: 7 }, 7],
    ['attacking', 'left', 1, { right: 12, left: 7 }, 10],
    ['attacking', 'right', 0, { right: 6, left: 1 }, 1],
    ['feint', 'right', 2, { left: 9 }, 11],
    ['feint', 'left', 2, { right: 9 }, 11],
    ['guarding', 'right', 3, { right: 12 }, 12],
    ['guarding', 'left', 3, { left: 7 }, 12],
  ])('%s, main hand %s, skill %i: %j and %i', (is, main, twoWeapon, attack, defence) => {
    const anna = fighter('anna', 'x', { ...values, skills: { twoWeapon } }, { tactic: { is, main } });
    const sums = strikeSums(fightOf([anna]), anna).map(({ hand, sum }) => [hand, sum.total]);
    expect([Object.fromEntries(sums), defenceSum(anna).total]).toEqual([attack, defence]);
  });

  test('every part is named', () => {
    const anna = fighter(
      'anna',
      'x',
      { ...values, shield: 1, skills: { twoWeapon: 3 } },
      {
        tactic: { is: 'guarding', main: 'right' },
        situation: 'disturbed',
      },
    );
    expect(defenceSum(anna)).toEqual({
      parts: [
        { from: 'base', by: 10, rule: 'KPO-A-11' },
        { from: 'weapon', by: 2, rule: 'KPO-KET-11' },
        { from: 'offhand', by: 5, rule: 'KPO-KET-11' },
        { from: 'penalty-right', by: -1, rule: 'KPO-KET-11' },
        { from: 'penalty-left', by: -4, rule: 'KPO-KET-11' },
        { from: 'shield', by: 1, rule: 'KPO-A-11' },
        { from: 'situation', by: -3, rule: 'KPO-MOD-01' },
      ],
      total: 10,
    });
  });
});

describe('who may choose a tactic (KPO-KET-05, -09, KPO-A-36, KPO-A-37)', () => {
  const may = (twoWeapon: number, offhand: boolean, main: Hand): readonly TacticName[] => {
    const anna = fighter('anna', 'x', { skills: { twoWeapon }, offhand: offhand ? {} : null });
    const fight = fightOf([anna, fighter('bence', 'y')]);
    return tactics.filter((is) => refused(fight, { type: 'kpoTactic', who: 'anna', is, main }) === null);
  };

  test.each<[number, readonly TacticName[]]>([
    [0, ['single', 'attacking']],
    [1, ['single', 'attacking']],
    [2, ['single', 'attacking', 'feint']],
    [3, ['single', 'attacking', 'feint', 'guarding']],
  ])('skill %i: %j', (level, expected) => {
    expect(hands.map((main) => may(level, true, main))).toEqual([expected, expected]);
  });

  test('with one weapon only that one', () => {
    expect([may(3, false, 'right'), may(3, false, 'left')]).toEqual([['single'], []]);
  });

  test('nobody after the first attack of the round', () => {
    const fight = fightOf([fighter('anna', 'x'), fighter('bence', 'y')], { attacked: true });
    expect(refused(fight, { type: 'kpoTactic', who: 'bence', is: 'single', main: 'right' })).toEqual([
      'attacks-begun',
      'KPO-A-37',
    ]);
  });
});
