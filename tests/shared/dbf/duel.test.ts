import { describe, expect, test } from 'vitest';
import { decideScore, pairsWithoutResult } from '../../../shared/dbf/duel.ts';
import { duelOutcomes } from '../../../shared/dbf/fight.ts';
import { after, eventsOf, f1, fightWith, pairOf, refusalOf, sidesOf } from '../../fixtures/fights.ts';

const [first, second] = [pairOf('a1', 'b1'), pairOf('a2', 'b2')];
const duel = fightWith(sidesOf(2, 2), { phase: 'duel', pairs: [first, second] });

describe('the duel (DBF-DUEL-01, -05, DBF-A-25)', () => {
  test.each(duelOutcomes)('a pair may end with %s', (outcome) => {
    expect(eventsOf(decideScore(duel, first, outcome))).toEqual([
      { type: 'v1.DuelScored', fight: f1, pair: first, outcome },
    ]);
  });

  test('a second report for a pair replaces the first', () => {
    const once = after(duel, decideScore(duel, first, 'double'));
    const twice = after(once, decideScore(once, first, 'no-hit'));
    expect(twice.results).toEqual([{ pair: first, outcome: 'no-hit' }]);
  });

  test('the pairs that still fight are those without a result', () => {
    const once = after(duel, decideScore(duel, first, 'no-hit'));
    expect([pairsWithoutResult(duel), pairsWithoutResult(once)]).toEqual([[first, second], [second]]);
  });

  test.each([
    ['two who don’t fight each other', pairOf('a1', 'b2')],
    ['a pair with its sides exchanged', pairOf('b1', 'a1')],
    ['strangers', pairOf('x', 'y')],
  ])('a result of %s is refused', (_title, pair) => {
    expect(refusalOf(decideScore(duel, pair, 'double'))).toEqual(['not-a-pair', 'DBF-PAIR-01']);
  });
});
