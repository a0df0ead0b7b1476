import type { Sheet } from '../../roster/character.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { knows } from '../../roster/character.ts';
import { knownSpells, shiftOf } from './known-spells.ts';
import { schoolOf, spellBook, spellLevel } from './spell-book.ts';

/**
 * Why somebody cannot cast a spell at all, or null: unknown school, too low a level, or used in this phase already. What an
 * ORG gave asks for neither school nor level (DBF-MGC-04).
 */
export function castable(sheet: Sheet, used: readonly SpellId[], who: CharacterId, spell: SpellId): Refused | null {
  const school = schoolOf(spell);
  const { rule } = spellBook[spell];
  const given = sheet.extraSpells.includes(spell);
  if (!given && !knows(sheet, school)) return refuse('school-unknown', { who, school }, rule);
  if (!knownSpells(sheet).includes(spell)) {
    return refuse('spell-too-high', { who, spell, level: spellLevel(spell) + shiftOf(sheet, school) }, rule);
  }
  return used.includes(spell) ? refuse('spell-used', { who, spell }, 'DBF-MGC-02') : null;
}
