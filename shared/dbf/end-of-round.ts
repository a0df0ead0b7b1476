import type { Ending, Winner } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { winnerByEmptiedSide, withoutRoundMarks, type Fight } from './fight.ts';
import { openPairing } from './pairing.ts';
import { timersAfter } from './timers-after.ts';

/** DBF-A-52: an ice storm ends the fight. DBF-END-07, -08: so does an empty side; otherwise a new round begins with its pairing. */
export function endRound(fight: Fight, around: Surroundings): Decision {
  if (fight.stormed) return endFight(fight, 'ice-storm', 'nobody', around);
  const winner = winnerByEmptiedSide(fight);
  if (winner !== null) return endFight(fight, 'emptied', winner, around);
  const pairing = openPairing(withoutRoundMarks({ ...fight, pairs: [] }));
  return happens({ type: 'v1.RoundEnded', fight: fight.id, next: 'pairing', round: fight.round + 1, pairing });
}

/** The fight lets everybody go; whoever lies in it lies five minutes from now (DBF-AFT-01, DBF-A-75). Sleepers sleep since the spell (DBF-SP-PO5). */
export function endFight(fight: Fight, by: Ending, winner: Winner, around: Surroundings): Decision {
  const held = fight.fighters.filter(({ status }) => status !== 'fled');
  return happens(
    { type: 'v1.FightEnded', fight: fight.id, by, winner, released: held.map(({ id }) => id) },
    ...held.filter(({ status }) => status !== 'asleep').flatMap((fighter) => timersAfter(fighter, fight.id, around)),
  );
}
