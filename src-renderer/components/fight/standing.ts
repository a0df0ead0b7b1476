import type { FighterView, FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Side } from '../../../shared/vocabulary/terms.ts';

export type PairOf = FightView['pairs'][number];
export type OutcomeOf = FightView['results'][number]['outcome'];

export const fighterIn = (view: FightView, id: CharacterId): FighterView | undefined =>
  view.fighters.find((fighter) => fighter.id === id);

export const nameIn = (view: FightView, id: CharacterId): string =>
  fighterIn(view, id)?.name ?? view.present.find((person) => person.id === id)?.name ?? id;

export const onSide = (view: FightView, side: Side): readonly FighterView[] =>
  view.fighters.filter((fighter) => fighter.side === side);

/** Stands and has a place on the side (DBF-A-42). */
export const isUp = (fighter: FighterView): boolean => fighter.status === 'up' && !fighter.marks.includes('waiting');

export const pairOf = (view: FightView, id: CharacterId): PairOf | undefined =>
  view.pairs.find((pair) => pair.challenger === id || pair.challenged === id);

/** The pair skips this round (DBF-SP-PO2): there is nothing to enter for it. */
export const isCharmed = (view: FightView, { challenger, challenged }: PairOf): boolean =>
  [challenger, challenged].every((id) => fighterIn(view, id)?.marks.includes('charmed'));

export const isSamePair = (a: PairOf, b: PairOf): boolean =>
  a.challenger === b.challenger && a.challenged === b.challenged;

export const outcomeOf = (view: FightView, pair: PairOf): OutcomeOf | null =>
  view.results.find((result) => isSamePair(result.pair, pair))?.outcome ?? null;

/** Whoever stood when the round came to its end, so that nobody's place moves when somebody flees. */
export const atTheEndOfRound = (view: FightView): readonly FighterView[] => {
  const fleeing = view.log.flatMap(({ command, round, withdrawn }) =>
    command.type === 'flee' && round === view.round && !withdrawn ? [command.who] : [],
  );
  return view.fighters.filter((fighter) => isUp(fighter) || fleeing.includes(fighter.id));
};

/** Who is hit by an outcome, in the order of the pair. */
export function struckBy(pair: PairOf, outcome: OutcomeOf): readonly CharacterId[] {
  switch (outcome) {
    case 'challenger-hits':
      return [pair.challenged];
    case 'challenged-hits':
      return [pair.challenger];
    case 'double':
      return [pair.challenger, pair.challenged];
    case 'no-hit':
      return [];
  }
}

export const struck = (view: FightView): readonly CharacterId[] =>
  view.results.flatMap((result) => struckBy(result.pair, result.outcome));
