import { isOnFeet, knows, type Character, type Roster } from '../roster/character.ts';
import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { Side } from '../vocabulary/terms.ts';
import { inForm } from './animal-form.ts';
import { bears, type Fighter } from './fight.ts';
import { defaultHouseRules, type HouseRules } from './house-rules.ts';

/** A character steps into a fight: the sheet is frozen, the per-fight uses are fresh (DBF-ABI-UHY-3, DBF-A-68). */
export const enterFight = (character: Character, side: Side): Fighter => ({
  id: character.id,
  side,
  sheet: inForm(character).sheet,
  form: character.form === null ? null : { ...character.form, ownSheet: character.sheet },
  lives: character.lives,
  status: character.lives === 0 ? 'knocked-out' : 'up',
  temporary: character.temporary,
  dodgeUsed: character.ambush?.role === 'victim' && character.ambush.dodged,
  used: character.used,
  marks: [],
});

/** Who may be in a fight at all: known, on their feet, and in no other fight (`here` is this one). */
export function findAble(
  roster: Roster,
  id: CharacterId,
  here: FightId | null,
): { ok: true; character: Character } | Refused {
  const character = roster.get(id);
  if (character === undefined) return refuse('unknown-character', { who: id });
  if (character.fight !== null && character.fight !== here) {
    return refuse('in-another-fight', { who: id, fight: character.fight }, 'DBF-A-65');
  }
  if (!isOnFeet(character.status) || character.lives === 0) {
    return refuse('not-on-feet', { who: id, status: character.status }, 'DBF-A-77');
  }
  return { ok: true, character };
}

/**
 * DBF-ABI-UHY-2: once in a fight; a blessing (DBF-SP-BO2) gives it to those without. Whether it is a second use for those
 * who have one is a house rule (DBF-A-58).
 */
export const dodgeOf = (fighter: Fighter, rules: HouseRules = defaultHouseRules): 'none' | 'ready' | 'used' => {
  const own = knows(fighter.sheet, 'dodge');
  const blessed = bears(fighter, 'blessed');
  if (!own && !blessed) return 'none';
  const second = own && blessed && rules.blessedDodge === 'a-second';
  return fighter.dodgeUsed && !second ? 'used' : 'ready';
};
