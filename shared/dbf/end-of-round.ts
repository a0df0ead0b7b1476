import type { Ending, Winner } from '../vocabulary/terms.ts';
import { timersAfter } from './challenge.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { winnerByEmptiedSide, type Fight } from './fight.ts';
import { openPairing } from './pairing.ts';

/** DBF-END-07, -08: an empty side ends the fight, otherwise a new round begins with its pairing. */
export function endRound(fight: Fight, around: Surroundings): Decision {
  const winner = winnerByEmptiedSide(fight);
  if (winner !== null) return endFight(fight, 'emptied', winner, around);
  const pairing = openPairing(fight);
  return happens({ type: 'v1.RoundEnded', fight: fight.id, next: 'pairing', round: fight.round + 1, pairing });
}

/** The fight lets everybody go; whoever lies in it lies five minutes from now (DBF-AFT-01, DBF-A-75). */
export function endFight(fight: Fight, by: Ending, winner: Winner, around: Surroundings): Decision {
  const held = fight.fighters.filter(({ status }) => status !== 'fled');
  return happens(
    { type: 'v1.FightEnded', fight: fight.id, by, winner, released: held.map(({ id }) => id) },
    ...held.flatMap((fighter) => timersAfter(fighter, fight.id, around)),
  );
}
