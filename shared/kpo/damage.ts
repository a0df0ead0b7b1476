import { ANATOMY_BONUS } from './backstab.ts';
import { partIf, sumOf, type KpoSum } from './parts.ts';
import type { KpoWeapon } from './sheet.ts';

/** What raises the maximum of a weapon. */
export interface Raised {
  /** KPO-ROH-04, -05: the charger hits, or is hit by the charged. */
  readonly charge: boolean;
  /** KPO-ORV-04. */
  readonly anatomy: boolean;
}

/** KPO-ROH-04, KPO-ORV-04, KPO-A-23: half as much again, rounded down, and two for anatomy after it. */
export const maximumOf = ({ max }: KpoWeapon, { charge, anatomy }: Raised): number =>
  (charge ? Math.floor((max * 3) / 2) : max) + (anatomy ? ANATOMY_BONUS : 0);

/** KPO-SEB-04, -05: the difference, not above the maximum and not below the minimum of the weapon. */
export function damageOf(weapon: KpoWeapon, difference: number, raised: Raised): KpoSum {
  if (weapon.fixed !== null) return fixedDamage(weapon);
  const most = maximumOf(weapon, raised);
  return sumOf([
    { from: 'difference', by: difference, rule: 'KPO-SEB-04' },
    ...partIf('maximum', Math.min(0, most - difference), raised.charge ? 'KPO-ROH-04' : 'KPO-SEB-05'),
    ...partIf('minimum', Math.max(0, weapon.min - difference), 'KPO-SEB-05'),
  ]);
}

/** KPO-SEB-06, KPO-A-13: neither the difference nor a charge changes it. Without a number of its own the maximum is it. */
export const fixedDamage = ({ fixed, max }: KpoWeapon): KpoSum =>
  sumOf([{ from: 'fixed', by: fixed ?? max, rule: 'KPO-SEB-06' }]);

/** KPO-A-08, KPO-A-09, KPO-LEU-04: SFÉ takes its part of the finished damage, never more than all of it. */
export const woundOf = (damage: KpoSum, armour: number): KpoSum =>
  sumOf([...damage.parts, ...partIf('armour', -Math.min(armour, damage.total), 'KPO-A-08')]);

export const noDamage: KpoSum = sumOf([]);
