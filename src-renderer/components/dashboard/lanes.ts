import type { FighterView, FightView } from '../../../shared/contract/views.ts';
import type { Side } from '../../../shared/vocabulary/terms.ts';

/** A line of a tile: the two who fight each other, or whoever is left on either side. */
export interface Lane {
  readonly paired: boolean;
  readonly challenger: FighterView | null;
  readonly challenged: FighterView | null;
}

/** Pairs first, in the order in which their challengers joined; then all others, side by side. */
export function lanesOf(fight: Pick<FightView, 'fighters' | 'pairs'>): readonly Lane[] {
  const on = (side: Side) => fight.fighters.filter((fighter) => fighter.side === side);
  const paired = on('challenger').flatMap((challenger): readonly Lane[] => {
    const pair = fight.pairs.find((one) => one.challenger === challenger.id);
    const challenged = fight.fighters.find((fighter) => fighter.id === pair?.challenged);
    return challenged === undefined ? [] : [{ paired: true, challenger, challenged }];
  });
  const inPairs = new Set(paired.flatMap((lane) => [lane.challenger?.id, lane.challenged?.id]));
  const [challengers, challenged] = [on('challenger'), on('challenged')].map((fighters) =>
    fighters.filter((fighter) => !inPairs.has(fighter.id)),
  ) as [FighterView[], FighterView[]];
  const rest = Array.from({ length: Math.max(challengers.length, challenged.length) }, (_, at): Lane => ({
    paired: false,
    challenger: challengers[at] ?? null,
    challenged: challenged[at] ?? null,
  }));
  return [...paired, ...rest];
}
