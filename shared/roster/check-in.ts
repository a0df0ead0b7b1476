import type { CheckItem } from '../vocabulary/terms.ts';
import { weaponParts } from '../vocabulary/weapons.ts';
import { knows, type Character, type Check, type Checks, type Sheet } from './character.ts';

/**
 * What an ORG has to see and approve before somebody plays: the purse (DBF-GEX-02 to -04), a weapon on its owner
 * (DBF-WPN-02), a bow with a test (DBF-WPN-09), armour (DBF-ARM-01 to -04), a shield (DBF-SHD-01) and the token of a thief
 * (DBF-ABI-ZLO-4). Creeps come from the ORGs and need nothing.
 */
export function neededChecks(sheet: Sheet): readonly CheckItem[] {
  if (sheet.origin.is === 'creature') return [];
  return [
    'pouch',
    ...weaponCheck(sheet),
    ...(sheet.armour === 'none' ? [] : (['armour'] as const)),
    ...(sheet.shield ? (['shield'] as const) : []),
    ...(knows(sheet, 'thievery') ? (['token'] as const) : []),
  ];
}

/** What is not approved yet. It marks somebody, and never keeps them from anything. */
export const missingChecks = ({ sheet, checks, token }: Pick<Character, 'sheet' | 'checks' | 'token'>) =>
  neededChecks(sheet).filter((item) => (item === 'token' ? !token : checks[item] === undefined));

export const withChecks = (character: Character, items: readonly CheckItem[], check: Check): Character => ({
  ...character,
  checks: checksWith(character.checks, items, check),
  token: character.token || items.includes('token'),
});

export const withoutChecks = (character: Character, items: readonly CheckItem[]): Character => ({
  ...character,
  checks: checksWithout(character.checks, items),
  token: character.token && !items.includes('token'),
});

export const checksWith = (checks: Checks, items: readonly CheckItem[], check: Check): Checks => ({
  ...checks,
  ...Object.fromEntries(items.map((item) => [item, check])),
});

export const checksWithout = (checks: Checks, items: readonly CheckItem[]): Checks =>
  Object.fromEntries(Object.entries(checks).filter(([item]) => !(items as readonly string[]).includes(item)));

/** Another weapon, armour or shield than the one that was approved has to be seen again. */
export function keptChecks(checks: Checks, before: Sheet, after: Sheet): Checks {
  const changed: readonly CheckItem[] = [
    ...(before.weapon === after.weapon ? [] : (['weapon', 'bow'] as const)),
    ...(before.armour === after.armour && before.bonus === after.bonus ? [] : (['armour'] as const)),
    ...(before.shield === after.shield ? [] : (['shield'] as const)),
  ];
  return changed.some((item) => checks[item] !== undefined) ? checksWithout(checks, changed) : checks;
}

function weaponCheck({ weapon }: Sheet): readonly CheckItem[] {
  const { kind } = weaponParts(weapon);
  if (kind === 'none' || kind === 'claws') return [];
  return [kind === 'bow' ? 'bow' : 'weapon'];
}
