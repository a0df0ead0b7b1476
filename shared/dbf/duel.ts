import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision } from './decision.ts';
import { bears, fighterOf, samePair, type DuelOutcome, type Fight, type Pair } from './fight.ts';

/** DBF-DUEL-01, DBF-A-25: one hit, a double hit, or none. A second report for a pair replaces the first. */
export function decideScore(fight: Fight, pair: Pair, outcome: DuelOutcome): Decision {
  if (!fight.pairs.some((each) => samePair(each, pair))) {
    return refuse('not-a-pair', { who: pair.challenger, target: pair.challenged }, 'DBF-PAIR-01');
  }
  if (isCharmed(fight, pair)) return refuse('skips-the-round', { who: pair.challenger }, 'DBF-SP-PO2');
  return happens({ type: 'v1.DuelScored', fight: fight.id, pair, outcome });
}

/** DBF-DUEL-05: the pairs that are still fighting. */
export const pairsWithoutResult = (fight: Fight): readonly Pair[] =>
  fight.pairs.filter((pair) => !isCharmed(fight, pair) && !fight.results.some((result) => samePair(result.pair, pair)));

/** DBF-SP-PO2: a charmed pair sits the duel out. */
const isCharmed = (fight: Fight, { challenger }: Pair): boolean => {
  const fighter = fighterOf(fight, challenger);
  return fighter !== undefined && bears(fighter, 'charmed');
};
