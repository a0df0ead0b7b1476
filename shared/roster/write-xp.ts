import type { CharacterId } from '../vocabulary/ids.ts';
import type { BulkCommand } from './bulk-commands.ts';
import type { Character } from './character.ts';
import type { RosterEvent } from './events.ts';
import { levelFor, xpAfter } from './xp.ts';

type Advancing = Pick<Character, 'id' | 'xp' | 'startLevel'>;

/** DBF-LVL-06, -07: the level that so many more XP give: by the table, and at least the one of the start. */
export function advanced({ xp: before, startLevel }: Omit<Advancing, 'id'>, add: number) {
  const xp = xpAfter(before, add);
  return { xp, level: Math.max(startLevel, levelFor(xp)) };
}

/** DBF-LVL-03, DBF-A-90: XP are what an ORG writes, less than nothing for a correction. */
export const writtenXp = (character: Advancing, add: number): RosterEvent => ({
  type: 'v1.XpWritten',
  who: character.id,
  add,
  ...advanced(character, add),
});

type WriteXpTo = Pick<Extract<BulkCommand, { type: 'writeXpTo' }>, 'add' | 'except'>;

/** How many XP a command for several gives to one of them. */
export const xpOf = ({ add, except = [] }: WriteXpTo, who: CharacterId): number =>
  except.findLast((each) => each.who === who)?.add ?? add;
