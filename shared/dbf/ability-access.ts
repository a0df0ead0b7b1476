import { knows, type Sheet } from '../roster/character.ts';
import { abilityIds, type AbilityId } from '../vocabulary/terms.ts';
import { classRules } from './classes.ts';
import { enduranceTaken } from './endurance.ts';
import { defaultHouseRules, type HouseRules } from './house-rules.ts';

/**
 * How many abilities may still be chosen: one a level (DBF-LVL-08 to -12), at most what the class has left and what the
 * house gives beyond it (DBF-A-78). Who begins higher is entered with what the story gave (DBF-LVL-13); creatures have
 * what their sheet says (DBF-LVL-14).
 */
export function freePicks(sheet: Sheet, rules: HouseRules = defaultHouseRules): number {
  const reached = sheet.level - sheet.abilities.length;
  if (sheet.origin.is === 'creature' || reached <= 0) return 0;
  const left = leftOfClass(sheet);
  if (left.length >= reached) return reached;
  const beyond = picksBeyond({ ...sheet, abilities: [...sheet.abilities, ...left] }, rules);
  return Math.min(reached, left.length + beyond);
}

/** DBF-A-78: what the house gives to somebody of a class that has nothing left to choose. */
export function choosableBeyondClass(sheet: Sheet, rules: HouseRules): readonly AbilityId[] {
  if (sheet.origin.is === 'creature' || leftOfClass(sheet).length > 0) return [];
  switch (rules.exhaustedClass) {
    case 'nothing':
      return [];
    case 'any-ability':
      return abilityIds.filter((ability) => !knows(sheet, ability));
    case 'second-endurance':
      return enduranceTaken(sheet) < 2 ? ['endurance'] : [];
    default:
      return rules.exhaustedClass satisfies never;
  }
}

const picksBeyond = (sheet: Sheet, rules: HouseRules): number =>
  rules.exhaustedClass === 'second-endurance'
    ? Math.max(0, 2 - enduranceTaken(sheet))
    : choosableBeyondClass(sheet, rules).length;

/** What may be chosen as the n-th ability, the next one if nothing is said: from the list of level n (DBF-A-79). */
export function choosableAbilities(
  sheet: Sheet,
  rules: HouseRules = defaultHouseRules,
  n = sheet.abilities.length + 1,
): readonly AbilityId[] {
  const { origin } = sheet;
  if (origin.is === 'creature' || freePicks(sheet, rules) === 0) return [];
  if (leftOfClass(sheet).length === 0) return choosableBeyondClass(sheet, rules);
  const access = classRules[origin.class].abilities;
  return abilityIds.filter((ability) => {
    const from = access[ability];
    return from !== undefined && from <= n && !sheet.abilities.includes(ability) && !sheet.granted.includes(ability);
  });
}

/** DBF-GEX-01, DBF-PTY-03: nobody runs; DBF-ABI-HUZ-3, DBF-A-84: toughness lets run, but not in heavy armour. */
export const canRun = (sheet: Sheet): boolean =>
  (sheet.abilities.includes('toughness') || sheet.granted.includes('toughness')) && sheet.armour !== 'heavy';

const leftOfClass = (sheet: Sheet): readonly AbilityId[] =>
  abilitiesOfClass(sheet).filter((ability) => !knows(sheet, ability));

const abilitiesOfClass = (sheet: Sheet): readonly AbilityId[] =>
  sheet.origin.is === 'class' ? (Object.keys(classRules[sheet.origin.class].abilities) as AbilityId[]) : [];
