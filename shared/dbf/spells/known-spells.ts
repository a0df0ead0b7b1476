import { knows, type Sheet } from '../../roster/character.ts';
import { spellsOfSchool, type School, type SpellId } from '../../vocabulary/spells.ts';
import { classRules } from '../classes.ts';
import { schools } from './spell-book.ts';

/**
 * The shifts of the schools (DBF-MAG-PO-3, DBF-MAG-JA-3, -4, DBF-MAG-NE-3, -4, DBF-MAG-AL-5, DBF-MAG-LI-3, -4,
 * DBF-MAG-PR-4, DBF-MAG-BO-3): a class that comes to a school at level 3 or 5 casts 2 or 4 levels later. What an ORG
 * granted, and all that a creature knows, has the shift that stands on the sheet, else none (DBF-A-82).
 */
export function shiftOf(sheet: Sheet, school: School | 'alchemy'): number {
  const given = sheet.shifts[school];
  if (sheet.origin.is === 'creature') return given ?? 0;
  if (given !== undefined && sheet.granted.includes(school)) return given;
  const access = classRules[sheet.origin.class].abilities[school];
  return access === undefined ? 0 : access - 1;
}

/**
 * DBF-MGC-01, -03: all spells that a character can cast, school by school as the level has it (DBF-MAG-EL-3,
 * DBF-MAG-PO-4, DBF-MAG-JA-5, DBF-MAG-NE-5, DBF-MAG-LI-5, DBF-MAG-PR-5, DBF-MAG-BO-4), and what an ORG gave beside them
 * (DBF-MGC-04).
 */
export const knownSpells = (sheet: Sheet): readonly SpellId[] =>
  schools.flatMap((school) => {
    const spells: readonly SpellId[] = spellsOfSchool[school];
    const reach = knows(sheet, school) ? sheet.level - shiftOf(sheet, school) : 0;
    return spells.filter((spell, index) => index < reach || sheet.extraSpells.includes(spell));
  });
