import type { Hand } from '../vocabulary/kpo-terms.ts';
import type { KpoFighter } from './fight.ts';
import type { KpoWeapon } from './sheet.ts';
import { attackHands, weaponIn } from './two-weapon.ts';

/** KPO-KOR-02: a dagger or a throwing weapon in a hand of dexterity four and more. */
export const isFast = (weapon: KpoWeapon, dexterity: number): boolean =>
  (weapon.category === 'dagger' || weapon.category === 'throwing') && dexterity >= 4;

/** KPO-A-12: what is shot or thrown. */
export const isRanged = ({ ranged, category }: KpoWeapon): boolean =>
  ranged || category === 'ranged' || category === 'throwing';

/** KPO-KOR-01, KPO-A-30: a slow weapon rests in the round after an attack; it defends as ever (KPO-A-31). */
export function rests(fighter: KpoFighter, hand: Hand, round: number): boolean {
  return weaponIn(fighter.sheet, hand)?.slow === true && fighter.struck[hand] === round - 1;
}

/** KPO-KOR-01, -02, -07, -09, KPO-A-39: how often a hand may attack in this round. */
export function attacksOf(fighter: KpoFighter, hand: Hand, round: number): number {
  const weapon = weaponIn(fighter.sheet, hand);
  if (weapon === null || rests(fighter, hand, round)) return 0;
  if (isRanged(weapon) && weapon.attacks !== null) return weapon.attacks;
  return isFast(weapon, fighter.sheet.dexterity) ? 2 : 1;
}

/** How many attacks the fighter has in this round, both hands of a showing together (KPO-KOR-05, -06). */
export const attacksInRound = (fighter: KpoFighter, round: number): number =>
  Math.max(0, ...attackHands(fighter).map((hand) => attacksOf(fighter, hand, round)));

/** KPO-A-29: the hands that act in the n-th attack of the round, from 1. */
export const handsInPass = (fighter: KpoFighter, round: number, pass: number): readonly Hand[] =>
  attackHands(fighter).filter((hand) => attacksOf(fighter, hand, round) >= pass);
