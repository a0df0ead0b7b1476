import type { Character } from './character.ts';
import { levelFor, xpOfLevel } from './xp.ts';

/** Where somebody stands in the table of XP (DBF-LVL-07), and would stand with `add` more. */
export interface XpOutlook {
  readonly xp: number;
  readonly level: number;
  /** The XP from which the next level counts; null at the top. */
  readonly next: number | null;
}

/** DBF-LVL-06: the level never falls below what it was. */
export function xpOutlook(character: Pick<Character, 'xp' | 'sheet'>, add = 0): XpOutlook {
  const xp = Math.max(0, character.xp + add);
  const level = Math.max(character.sheet.level, levelFor(xp));
  return { xp, level, next: xpOfLevel[level] ?? null };
}

/** DBF-LVL-07: the thresholds of levels 1 to 9. */
export const xpTable: readonly number[] = xpOfLevel;
