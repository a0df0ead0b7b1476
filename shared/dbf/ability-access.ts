import type { Sheet } from '../roster/character.ts';
import { abilityIds, type AbilityId } from '../vocabulary/terms.ts';
import { classRules } from './classes.ts';

/**
 * How many abilities may still be chosen: one a level (DBF-LVL-08 to -12), at most what the class has left (DBF-A-78).
 * Creatures have what their sheet says (DBF-LVL-14).
 */
export function freePicks(sheet: Sheet): number {
  if (sheet.origin.is === 'creature') return 0;
  const known = [...sheet.abilities, ...sheet.granted];
  const left = abilitiesOfClass(sheet).filter((ability) => !known.includes(ability)).length;
  return Math.min(Math.max(0, sheet.level - sheet.abilities.length), left);
}

/** What may be chosen next: the n-th ability from the list of level n (DBF-A-79). */
export function choosableAbilities(sheet: Sheet): readonly AbilityId[] {
  const { origin } = sheet;
  if (origin.is === 'creature' || freePicks(sheet) === 0) return [];
  const atLevel = sheet.abilities.length + 1;
  const access = classRules[origin.class].abilities;
  return abilityIds.filter((ability) => {
    const from = access[ability];
    return (
      from !== undefined && from <= atLevel && !sheet.abilities.includes(ability) && !sheet.granted.includes(ability)
    );
  });
}

/** DBF-ABI-HUZ-3, DBF-A-84: toughness lets run, but not in heavy armour. */
export const canRun = (sheet: Sheet): boolean =>
  (sheet.abilities.includes('toughness') || sheet.granted.includes('toughness')) && sheet.armour !== 'heavy';

const abilitiesOfClass = (sheet: Sheet): readonly AbilityId[] =>
  sheet.origin.is === 'class' ? (Object.keys(classRules[sheet.origin.class].abilities) as AbilityId[]) : [];
