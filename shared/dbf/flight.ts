import { startTimer } from '../timers/start-timer.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { fighterOf, isActive, type Fight } from './fight.ts';
import { loses } from './losses.ts';

/**
 * DBF-END-01, -02: flight costs 1 life. Who flees with the last one falls on the spot, unless the house rule says
 * otherwise (DBF-A-71); who gets away may not be followed for a while (DBF-END-03).
 */
export function decideFlight(fight: Fight, who: CharacterId, { at }: Surroundings): Decision {
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (fighter.status === 'fled') return refuse('has-fled', { who }, 'DBF-END-04');
  if (!isActive(fighter)) return refuse('not-active', { who }, 'DBF-END-01');
  if (fight.stormed) return refuse('fight-ends', { who }, 'DBF-A-52');
  const { lives, temporary } = loses(fighter, 1);
  if (lives > 0) {
    return happens(
      { type: 'v1.FighterFled', fight: fight.id, who, lives, temporary, status: 'fled' },
      startTimer('pursuit', who, fight.id, at),
    );
  }
  if (fight.houseRules.lastLifeFlight === 'refused') return refuse('flight-refused', { who }, 'DBF-A-71');
  return happens({ type: 'v1.FighterFled', fight: fight.id, who, lives: 0, temporary: 0, status: 'knocked-out' });
}
