import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { KpoFighter } from './fight.ts';
import type { KpoSheet } from './sheet.ts';
import { weaponIn, type Strike } from './two-weapon.ts';

/** KPO-ORV-04: who knows the anatomy of the victim's race. */
export const knowsAnatomy = (attacker: KpoSheet, victim: KpoSheet): boolean =>
  attacker.skills.anatomy.some((race) => race.toLowerCase() === victim.race.toLowerCase());

/** KPO-ORV-04: what anatomy adds to the maximum damage. */
export const ANATOMY_BONUS = 2;

/** KPO-ORV-10: the one strike of a backstab, with a hand whose weapon was passed for it. */
export const backstabStrikes = (attacker: KpoFighter, strikes: readonly Strike[]): readonly Strike[] =>
  strikes.filter(({ hand }) => weaponIn(attacker.sheet, hand)?.backstab === true).slice(0, 1);

/**
 * KPO-ORV-06, -10, KPO-A-22, KPO-A-23: no backstab of somebody who spoke a suspicion, none while charging, and none with
 * a weapon that is not suitable.
 */
export function backstabRefusal(attacker: KpoFighter, victim: KpoFighter, strikes: readonly Strike[]): Refused | null {
  const { id: who } = attacker;
  if (victim.suspects.includes(who)) return refuse('suspected', { who, target: victim.id }, 'KPO-ORV-06');
  if (attacker.charge !== null) return refuse('charge-announced', { who }, 'KPO-A-23');
  return backstabStrikes(attacker, strikes).length === 0 ? refuse('backstab-unsuitable', { who }, 'KPO-ORV-10') : null;
}
