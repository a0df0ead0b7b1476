import type { Character } from './character.ts';
import { advanced } from './write-xp.ts';
import { xpOfLevel } from './xp.ts';

export { xpOf } from './write-xp.ts';

/** Where somebody stands in the table of XP (DBF-LVL-07), and would stand with `add` more. */
export interface XpOutlook {
  readonly xp: number;
  readonly level: number;
  /** The XP from which the next level counts; null at the top. */
  readonly next: number | null;
}

/** DBF-LVL-06: the level never falls below that of the start. */
export function xpOutlook(character: Pick<Character, 'xp' | 'startLevel'>, add = 0): XpOutlook {
  const { xp, level } = advanced(character, add);
  return { xp, level, next: xpOfLevel[level] ?? null };
}

/** DBF-LVL-07: the thresholds of levels 1 to 9. */
export const xpTable: readonly number[] = xpOfLevel;
