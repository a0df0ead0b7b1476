import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { KpoFighter } from './fight.ts';
import { partIf, type KpoPart } from './parts.ts';
import type { KpoSheet, KpoWeapon } from './sheet.ts';

/** KPO-LEU-02, -07: a knockout is struck like somebody hindered, at -6, or as the attacker's own skill has it. */
export const knockoutParts = ({ skills }: KpoSheet): readonly KpoPart[] =>
  skills.knockout === null
    ? [{ from: 'knockout', by: -6, rule: 'KPO-LEU-02' }]
    : partIf('knockout', skills.knockout, 'KPO-LEU-07');

/** KPO-LEU-03, KPO-A-14: the lower of Fizikum and the current ÉP is enough. */
export const knockoutNeeds = ({ sheet, hp }: Pick<KpoFighter, 'sheet' | 'hp'>): number => Math.min(sheet.fortitude, hp);

/** KPO-LEU-03, -04, KPO-A-16: `wound` is the damage, within the limits of the weapon, after SFÉ. */
export const isKnockedOut = (target: Pick<KpoFighter, 'sheet' | 'hp'>, wound: number): boolean =>
  wound > 0 && wound >= knockoutNeeds(target);

/** KPO-LEU-01, -06, KPO-A-17: declared before the attack, a backstab too, with weapons that are suitable. */
export function knockoutRefusal(
  by: CharacterId,
  declared: 'before' | 'after',
  weapons: readonly KpoWeapon[],
): Refused | null {
  if (declared === 'after') return refuse('knockout-too-late', { who: by }, 'KPO-LEU-01');
  return weapons.every((weapon) => weapon.knockout) ? null : refuse('knockout-unsuitable', { who: by }, 'KPO-LEU-06');
}
