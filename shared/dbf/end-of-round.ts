import { sides, type Ending, type Status, type Winner } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { isFightEvent, type FightEvent } from './events.ts';
import { isRising } from './fallen.ts';
import { activeOn, isWaiting, SIDE_LIMIT, winnerByEmptiedSide, withoutRoundMarks, type Fight } from './fight.ts';
import { fold } from './fold.ts';
import type { HouseRules } from './house-rules.ts';
import { livesAfterFight } from './lives-return.ts';
import { openPairing } from './pairing.ts';
import { bitesWhen } from './spells/swarms.ts';
import { formsLeftByFight, formsLeftByRound } from './spells/transformation.ts';
import { timersAfter } from './timers-after.ts';

/** DBF-A-52: an ice storm ends the fight. DBF-END-07, -08: so does an empty side; otherwise a new round begins with its pairing. */
export function endRound(fight: Fight, around: Surroundings): Decision {
  if (fight.stormed) return endFight(fight, 'ice-storm', 'nobody', around);
  const returned = returns(fight);
  const full = returned.reduce(fold, fight);
  const winner = winnerByEmptiedSide(full);
  if (winner !== null) return endFight(fight, 'emptied', winner, around);
  const begun = [...returned, ...formsLeftByRound(fight, around), ...bitesWhen('before-pairing', fight)];
  const after = begun.reduce(fold, fight);
  const ended = endIfEmptied(after, around);
  if (ended?.ok === true) return happens(...begun, ...ended.events);
  const pairing = openPairing(withoutRoundMarks({ ...after, pairs: [] }));
  return happens(...begun, {
    type: 'v1.RoundEnded',
    fight: fight.id,
    next: 'pairing',
    round: fight.round + 1,
    pairing,
  });
}

/** DBF-END-07: who would win if the round ended now; null where the next one would begin. */
export function winnerAtRoundEnd(fight: Fight, around: Surroundings): Winner | null {
  const ending = endRound(fight, around);
  const ended = ending.ok ? ending.events.find((event) => event.type === 'v1.FightEnded') : undefined;
  return ended?.winner ?? null;
}

/** DBF-A-42: who was revived while the side was full comes back before any helper; to an emptied side as helpers do (DBF-A-72). */
const returns = (fight: Fight): readonly FightEvent[] =>
  sides.flatMap((side) => {
    const active = activeOn(fight, side).length;
    if (active === 0 && fight.houseRules.refillBeforeEnd === 'no') return [];
    return fight.fighters
      .filter((fighter) => fighter.side === side && isWaiting(fighter))
      .slice(0, Math.max(0, SIDE_LIMIT - active))
      .map(({ id: who }): FightEvent => ({ type: 'v1.FighterReturned', fight: fight.id, who }));
  });

/** DBF-A-73: by house rule a side that swarms or spells emptied ends the fight at once; null where it goes on. */
export function endIfEmptied(fight: Fight, around: Surroundings): Decision | null {
  const winner = winnerByEmptiedSide(fight);
  const rising = fight.fighters.some((fighter) => isRising(fighter, fight, 0));
  if (fight.houseRules.emptiedBySpells !== 'at-once' || winner === null || rising) return null;
  return endFight(fight, 'emptied', winner, around);
}

/** The fight lets everybody go; whoever lies in it lies five minutes from now (DBF-AFT-01, DBF-A-75). What became of their lives is a house rule (DBF-A-06, DBF-A-08). */
export function endFight(fight: Fight, by: Ending, winner: Winner, around: Surroundings): Decision {
  const held = fight.fighters.filter(({ status }) => status !== 'fled');
  const forms = formsLeftByFight(fight, around);
  return happens(
    ...forms,
    { type: 'v1.FightEnded', fight: fight.id, by, winner, released: held.map(({ id }) => id) },
    ...held
      .filter(({ status }) => !countsAlready(status, fight.houseRules))
      .flatMap((fighter) => timersAfter(fighter, fight.id, around)),
    ...livesAfterFight(forms.filter(isFightEvent).reduce(fold, fight), around),
  );
}

/** Sleepers sleep since the spell (DBF-SP-PO5), and so do the entranced; the knocked-out lie since then by house rule (DBF-A-75). */
const countsAlready = (status: Status, { knockoutRunsFrom }: HouseRules): boolean =>
  status === 'asleep' || status === 'entranced' || (status === 'knocked-out' && knockoutRunsFrom === 'own-knock-out');
