import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision } from './decision.ts';
import { samePair, type DuelOutcome, type Fight, type Pair } from './fight.ts';

/** DBF-DUEL-01, DBF-A-25: one hit, a double hit, or none. A second report for a pair replaces the first. */
export function decideScore(fight: Fight, pair: Pair, outcome: DuelOutcome): Decision {
  if (!fight.pairs.some((each) => samePair(each, pair))) {
    return refuse('not-a-pair', { who: pair.challenger, target: pair.challenged }, 'DBF-PAIR-01');
  }
  return happens({ type: 'v1.DuelScored', fight: fight.id, pair, outcome });
}

/** DBF-DUEL-05: the pairs that are still fighting. */
export const pairsWithoutResult = (fight: Fight): readonly Pair[] =>
  fight.pairs.filter((pair) => !fight.results.some((result) => samePair(result.pair, pair)));
