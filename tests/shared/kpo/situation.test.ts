import { describe, expect, test } from 'vitest';
import { situationParts } from '../../../shared/kpo/situation.ts';
import { defenceSum, strikeSums } from '../../../shared/kpo/totals.ts';
import type { Situation } from '../../../shared/vocabulary/kpo-terms.ts';
import { fighter, fightOf } from './people.ts';

describe('situations (KPO-MOD-01 to -05, KPO-A-46)', () => {
  test.each<[Situation, number, string | undefined]>([
    ['none', 0, undefined],
    ['disturbed', -3, 'KPO-MOD-01'],
    ['hindered', -6, 'KPO-MOD-02'],
    ['blinded', -12, 'KPO-MOD-05'],
    [-4, -4, 'KPO-MOD-05'],
    [2, 2, 'KPO-MOD-05'],
  ])('%s takes %i off both totals', (situation, by, rule) => {
    const anna = fighter('anna', 'x', { attack: 20, defence: 20 }, { situation });
    expect([strikeSums(fightOf([anna]), anna)[0]?.sum.total, defenceSum(anna).total]).toEqual([20 + by, 20 + by]);
    expect(situationParts(situation)[0]?.rule).toBe(rule);
  });

  test.each<[Situation, number]>([
    ['none', 14],
    ['disturbed', 14],
    ['hindered', 14],
    ['blinded', 2],
    [-1, 13],
  ])('beside a survived backstab %s leaves %i of twenty (KPO-ORV-05, KPO-A-46)', (situation, left) => {
    const weakened = { now: true, next: false };
    const anna = fighter('anna', 'x', { defence: 20 }, { situation, weakened });
    expect(defenceSum(anna).total).toBe(left);
  });

  test('two weapons without the skill hinder no more than a hindrance does (KPO-A-36, KPO-A-46)', () => {
    const tactic = { is: 'attacking', main: 'right' } as const;
    const anna = fighter('anna', 'x', { attack: 20, defence: 20, offhand: {} }, { tactic, situation: 'hindered' });
    const totals = strikeSums(fightOf([anna]), anna).map(({ sum }) => sum.total);
    expect([...totals, defenceSum(anna).total]).toEqual([14, 14, 14]);
  });
});
