import type { Character } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Side } from '../vocabulary/terms.ts';
import { isActive, type Fight, type Fighter } from './fight.ts';
import type { HouseRules } from './house-rules.ts';
import { spellBook } from './spells/spell-book.ts';

/** DBF-A-41: whom healing short of a revival reaches in a fight: the standing, by house rule the knocked-out too. */
export const isHealable = (fighter: Fighter, { houseRules }: Fight): boolean =>
  isActive(fighter) || (houseRules.healingTheFallen === 'back-into-the-fight' && fighter.status === 'knocked-out');

/** DBF-A-41: whether healing outside a fight wakes somebody. */
export const isWokenByHealing = ({ status }: Pick<Character, 'status'>, { healingTheFallen }: HouseRules): boolean =>
  status === 'knocked-out' && healingTheFallen !== 'only-revival';

/** DBF-A-41: the fallen who got lives back wait for the duel, where they stand again. */
export const isRising = (fighter: Fighter, fight: Fight, healed: number): boolean =>
  !isActive(fighter) && isHealable(fighter, fight) && fighter.lives + healed > 0;

/** DBF-END-06: how many of a side stand at the duel, with those who were healed or whom declared spells raise, and with `more`. */
export function standingAfterSpells(fight: Fight, side: Side, more: readonly CharacterId[]): number {
  const raised = new Set([...fight.declared.filter(({ spell }) => raises(spell)).flatMap(({ on }) => on), ...more]);
  return fight.fighters.filter(
    (fighter) => fighter.side === side && (isActive(fighter) || isRising(fighter, fight, 0) || raised.has(fighter.id)),
  ).length;
}

const raises = (spell: SpellId): boolean =>
  spellBook[spell].effects.some(({ does }) => does === 'revives' || does === 'heals');
