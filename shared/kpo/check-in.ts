import type { Checks } from '../roster/character.ts';
import { checksWithout } from '../roster/check-in.ts';
import { kpoCheckItems, type KpoCheckItem } from '../vocabulary/kpo-terms.ts';
import type { KpoCharacter } from './character.ts';
import type { KpoSheet } from './sheet.ts';

/** What the Km has to see and approve at the weapon check (KPO-SEB-01, KPO-ORV-10): each weapon, armour and a shield. */
export const neededKpoChecks = ({ offhand, armour, shield }: KpoSheet): readonly KpoCheckItem[] => [
  'weapon',
  ...(offhand === null ? [] : (['offhand'] as const)),
  ...(armour > 0 ? (['armour'] as const) : []),
  ...(shield > 0 ? (['shield'] as const) : []),
];

/** What is not approved yet. It marks somebody, and never keeps them from anything. */
export const missingKpoChecks = ({ sheet, checks }: Pick<KpoCharacter, 'sheet' | 'checks'>) =>
  neededKpoChecks(sheet).filter((item) => checks[item] === undefined);

/** Another weapon, armour or shield than the one that was approved has to be seen again. */
export function keptKpoChecks(checks: Checks, before: KpoSheet, after: KpoSheet): Checks {
  const changed = kpoCheckItems.filter((item) => !isSame(before, after, item));
  return changed.some((item) => checks[item] !== undefined) ? checksWithout(checks, changed) : checks;
}

const isSame = (before: KpoSheet, after: KpoSheet, item: KpoCheckItem): boolean =>
  JSON.stringify(before[item]) === JSON.stringify(after[item]);
