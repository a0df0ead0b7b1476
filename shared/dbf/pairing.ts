import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import type { Side } from '../vocabulary/terms.ts';
import { happens, type Decision } from './decision.ts';
import type { OpenedPairing } from './events.ts';
import {
  activeIds,
  activeOn,
  bears,
  fighterOf,
  isActive,
  isOneOf,
  type Fight,
  type Fighter,
  type Pair,
} from './fight.ts';

/**
 * DBF-PAIR-02, -03, -04: the challenger side chooses first, then one who is left of the other side; null once nobody has
 * a choice any more. It is so for whoever has fewer (DBF-A-18, DBF-A-19) and in every round, helpers or not (DBF-A-20).
 */
export function whoPicks(fight: Fight): Side | null {
  if (fight.phase !== 'pairing') return null;
  const left = unpaired(fight);
  if (left.challenger.length === 0 || left.challenged.length === 0) return null;
  return fight.picksMade === 0 ? 'challenger' : 'challenged';
}

/** DBF-PAIR-05: one against one leaves no choice, so they are paired by themselves. */
export function forcedPairs(challenger: readonly CharacterId[], challenged: readonly CharacterId[]): readonly Pair[] {
  const [first, ...others] = challenger;
  const [second, ...rest] = challenged;
  const alone = first !== undefined && second !== undefined && others.length === 0 && rest.length === 0;
  return alone ? [{ challenger: first, challenged: second }] : [];
}

/** A pairing for those who are active now (DBF-PAIR-07: all pairs anew, DBF-A-22); a charmed pair stays (DBF-A-44). */
export function openPairing(fight: Fight): OpenedPairing {
  const charmed = fight.pairs.filter((pair) =>
    [pair.challenger, pair.challenged].every((id) => stands(fight, id) && isCharmed(fight, id)),
  );
  const { challenger, challenged } = unpaired({ ...fight, pairs: charmed });
  return { active: activeIds(fight), forced: [...charmed, ...forcedPairs(challenger, challenged)] };
}

/** DBF-PAIR-03, -04: `by` chooses `on`. DBF-A-21: any member of the side whose turn it is may choose. */
export function decidePick(fight: Fight, by: CharacterId, on: CharacterId): Decision {
  const turn = whoPicks(fight);
  if (turn === null) return refuse('picks-settled', {}, 'DBF-PAIR-05');
  const chooser = fighterOf(fight, by);
  const chosen = fighterOf(fight, on);
  const missing = [chooser === undefined ? [by] : [], chosen === undefined ? [on] : []].flat();
  if (chooser === undefined || chosen === undefined) return refuse('not-in-the-fight', { who: missing[0] ?? by });
  const down = [chooser, chosen].find((fighter) => !isActive(fighter));
  if (down !== undefined) return refuse('not-active', { who: down.id }, 'DBF-A-77');
  if (chooser.side === chosen.side) return refuse('same-side', { who: by, target: on }, 'DBF-PAIR-01');
  if (chooser.side !== turn) return refuse('not-their-pick', { who: by, side: turn }, 'DBF-PAIR-02');
  const taken = [by, on].find((id) => fight.pairs.some((pair) => isOneOf(pair, id)));
  if (taken !== undefined) return refuse('already-paired', { who: taken }, 'DBF-PAIR-01');
  const pair = pairOf(chooser, chosen);
  return happens({ type: 'v1.OpponentPicked', fight: fight.id, by, pair, forced: forcedAfter(fight, pair) });
}

export function legalPicks(fight: Fight): readonly { readonly by: CharacterId; readonly on: CharacterId }[] {
  const turn = whoPicks(fight);
  if (turn === null) return [];
  const left = unpaired(fight);
  const [choosers, chosen] =
    turn === 'challenger' ? [left.challenger, left.challenged] : [left.challenged, left.challenger];
  return choosers.flatMap((by) => chosen.map((on) => ({ by, on })));
}

/** The pairs of the last round again, if the same fighters stand and nobody has chosen yet. */
export function canRepeatPairs(fight: Fight): boolean {
  return (
    fight.phase === 'pairing' &&
    !fight.repairing &&
    fight.picksMade === 0 &&
    fight.lastPairs.length === Math.min(activeOn(fight, 'challenger').length, activeOn(fight, 'challenged').length) &&
    fight.lastPairs.length > 0 &&
    fight.lastPairs.every((pair) => stands(fight, pair.challenger) && stands(fight, pair.challenged))
  );
}

/** The picks that make the pairs of the last round, alternating as the rules have them; forced ones are left out. */
export function picksForLastPairs(fight: Fight): readonly { readonly by: CharacterId; readonly on: CharacterId }[] {
  const [first, second] = fight.lastPairs;
  if (whoPicks(fight) === null || first === undefined) return [];
  const picks = [{ by: first.challenger, on: first.challenged }];
  const pairsItself = activeOn(fight, 'challenger').length === 2 && activeOn(fight, 'challenged').length === 2;
  return second === undefined || pairsItself ? picks : [...picks, { by: second.challenged, on: second.challenger }];
}

function forcedAfter(fight: Fight, pair: Pair): readonly Pair[] {
  const left = unpaired(fight);
  return forcedPairs(
    left.challenger.filter((id) => id !== pair.challenger),
    left.challenged.filter((id) => id !== pair.challenged),
  );
}

const pairOf = (a: Fighter, b: Fighter): Pair =>
  a.side === 'challenger' ? { challenger: a.id, challenged: b.id } : { challenger: b.id, challenged: a.id };

const unpaired = (fight: Fight): Readonly<Record<Side, readonly CharacterId[]>> => {
  const free = (side: Side) =>
    activeOn(fight, side)
      .filter((fighter) => !bears(fighter, 'charmed'))
      .map(({ id }) => id)
      .filter((id) => !fight.pairs.some((pair) => isOneOf(pair, id)));
  return { challenger: free('challenger'), challenged: free('challenged') };
};

const isCharmed = (fight: Fight, id: CharacterId): boolean => {
  const fighter = fighterOf(fight, id);
  return fighter !== undefined && bears(fighter, 'charmed');
};

const stands = (fight: Fight, id: CharacterId): boolean => {
  const fighter = fighterOf(fight, id);
  return fighter !== undefined && isActive(fighter);
};
