import { startTimer } from '../timers/start-timer.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import type { FightEvent } from './events.ts';
import { fighterOf, isActive, type Fight } from './fight.ts';
import { fold } from './fold.ts';
import { loses } from './losses.ts';
import { formsLeftByFlight } from './spells/transformation.ts';

/**
 * DBF-END-01, -02: flight costs 1 life. Who flees with the last one falls on the spot, unless the house rule says
 * otherwise (DBF-A-71); who gets away may not be followed for a while (DBF-END-03).
 */
export function decideFlight(fight: Fight, who: CharacterId, around: Surroundings): Decision {
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (fighter.status === 'fled') return refuse('has-fled', { who }, 'DBF-END-04');
  if (!isActive(fighter)) return refuse('not-active', { who }, 'DBF-END-01');
  if (fight.stormed) return refuse('fight-ends', { who }, 'DBF-A-52');
  const { lives, temporary } = loses(fighter, 1);
  if (lives > 0) {
    const fled: FightEvent = { type: 'v1.FighterFled', fight: fight.id, who, lives, temporary, status: 'fled' };
    return happens(
      fled,
      ...formsLeftByFlight(fold(fight, fled), [who], around),
      startTimer('pursuit', who, fight.id, around.at),
    );
  }
  if (fight.houseRules.lastLifeFlight === 'refused') return refuse('flight-refused', { who }, 'DBF-A-71');
  const lost = { who, lives: 0, temporary: 0 } as const;
  if (fight.houseRules.lastLifeFlight === 'falls-outside') {
    return happens(
      { type: 'v1.FighterFled', fight: fight.id, ...lost, status: 'fled' },
      { type: 'v1.ConditionChanged', ...lost, status: 'knocked-out' },
      startTimer('pursuit', who, fight.id, around.at),
      startTimer('knockout', who, fight.id, around.at),
    );
  }
  return happens({ type: 'v1.FighterFled', fight: fight.id, ...lost, status: 'knocked-out' });
}
