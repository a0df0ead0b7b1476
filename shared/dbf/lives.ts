import { knows, type Sheet } from '../roster/character.ts';
import type { Armour } from '../vocabulary/terms.ts';
import { classRules } from './classes.ts';

/** DBF-ARM-02, DBF-ARM-03: what armour adds to the maximum. */
const armourLives: Readonly<Record<Armour, number>> = { none: 0, light: 1, heavy: 2 };

export interface LivesPart {
  readonly from: 'class' | 'creature' | 'endurance' | 'toughness' | 'armour' | 'bonus';
  readonly by: number;
  readonly rule: string;
}

/**
 * The parts of the maximum: the class (DBF-CLS-*-1) or the creature's own lives (DBF-A-16), endurance +1 (DBF-ABI-VYT-2),
 * toughness +2 (DBF-ABI-HUZ-2), armour (DBF-ARM-02, -03) and fine pieces (DBF-ARM-04).
 */
export function livesParts(sheet: Sheet): readonly LivesPart[] {
  const { origin } = sheet;
  const base: LivesPart =
    origin.is === 'class'
      ? {
          from: 'class',
          by: classRules[origin.class].lives,
          rule: `DBF-CLS-${classRules[origin.class].ruleLetters}-1`,
        }
      : { from: 'creature', by: origin.lives, rule: 'DBF-A-16' };
  const parts: readonly LivesPart[] = [
    base,
    { from: 'endurance', by: addsLives(sheet, 'endurance') ? 1 : 0, rule: 'DBF-ABI-VYT-2' },
    { from: 'toughness', by: addsLives(sheet, 'toughness') ? 2 : 0, rule: 'DBF-ABI-HUZ-2' },
    { from: 'armour', by: armourLives[sheet.armour], rule: sheet.armour === 'heavy' ? 'DBF-ARM-03' : 'DBF-ARM-02' },
    { from: 'bonus', by: sheet.bonus, rule: 'DBF-ARM-04' },
  ];
  return parts.filter((part) => part.by > 0);
}

export const maxLives = (sheet: Sheet): number => livesParts(sheet).reduce((sum, part) => sum + part.by, 0);

/** The lives of a creature are its maximum as they stand (DBF-A-16): its abilities are counted in already. */
const addsLives = (sheet: Sheet, ability: 'endurance' | 'toughness'): boolean =>
  sheet.origin.is === 'class' && knows(sheet, ability);
