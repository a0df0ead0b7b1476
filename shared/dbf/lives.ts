import { knows, type Sheet } from '../roster/character.ts';
import type { Armour } from '../vocabulary/terms.ts';
import { classRules } from './classes.ts';
import { enduranceTaken } from './endurance.ts';

/** DBF-ARM-02, DBF-ARM-03: what armour adds to the maximum. */
const armourLives: Readonly<Record<Armour, number>> = { none: 0, light: 1, heavy: 2 };

export interface LivesPart {
  readonly from: 'class' | 'creature' | 'endurance' | 'toughness' | 'armour' | 'bonus';
  readonly by: number;
  readonly rule: string;
}

/**
 * The parts of the maximum: the class (DBF-CLS-*-1), endurance +1 (DBF-ABI-VYT-2) (a second one as much again, DBF-A-78),
 * toughness +2 (DBF-ABI-HUZ-2), armour (DBF-ARM-02, -03) and fine pieces (DBF-ARM-04). The lives of a creature are its
 * maximum as they stand: what it can do and wears is counted in already (DBF-A-16).
 */
export function livesParts(sheet: Sheet): readonly LivesPart[] {
  const { origin } = sheet;
  if (origin.is === 'creature') return [{ from: 'creature', by: origin.lives, rule: 'DBF-A-16' }];
  const { lives, ruleLetters } = classRules[origin.class];
  const parts: readonly LivesPart[] = [
    { from: 'class', by: lives, rule: `DBF-CLS-${ruleLetters}-1` },
    { from: 'endurance', by: enduranceTaken(sheet), rule: 'DBF-ABI-VYT-2' },
    { from: 'toughness', by: knows(sheet, 'toughness') ? 2 : 0, rule: 'DBF-ABI-HUZ-2' },
    { from: 'armour', by: armourLives[sheet.armour], rule: sheet.armour === 'heavy' ? 'DBF-ARM-03' : 'DBF-ARM-02' },
    { from: 'bonus', by: sheet.bonus, rule: 'DBF-ARM-04' },
  ];
  return parts.filter((part) => part.by > 0);
}

export const maxLives = (sheet: Sheet): number => livesParts(sheet).reduce((sum, part) => sum + part.by, 0);
