import { knows, type Sheet } from '../../roster/character.ts';
import { spellsOfSchool, type School, type SpellId } from '../../vocabulary/spells.ts';
import { classRules } from '../classes.ts';
import { schools } from './spell-book.ts';

/**
 * DBF-MGC-01 and the shifts of the schools (DBF-MAG-*): a class that comes to a school at level 3 or 5 casts 2 or 4 levels
 * later. A school granted outside the class has no shift (DBF-A-82), nor has a creature.
 */
export function shiftOf(sheet: Sheet, school: School | 'alchemy'): number {
  if (sheet.origin.is === 'creature') return 0;
  const access = classRules[sheet.origin.class].abilities[school];
  return access === undefined ? 0 : access - 1;
}

/** All spells that a character can cast by level. */
export const knownSpells = (sheet: Sheet): readonly SpellId[] =>
  schools
    .filter((school) => knows(sheet, school))
    .flatMap((school) => {
      const spells: readonly SpellId[] = spellsOfSchool[school];
      return spells.filter((_, index) => index + 1 + shiftOf(sheet, school) <= sheet.level);
    });
