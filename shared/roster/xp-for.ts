import { z } from 'zod';
import { fightIdSchema } from '../vocabulary/schemas.ts';
import { likeness } from './import/plain-text.ts';

/** DBF-LVL-03: what XP are written for, beside the reason: a fight that is over, or a quest by its name. */
export const xpForSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('fight'), fight: fightIdSchema }).readonly(),
  z.object({ is: z.literal('quest'), quest: z.string().trim().min(1).max(80) }).readonly(),
]);
export type XpFor = z.infer<typeof xpForSchema>;

/** A quest that is written in another case or without its accents is the same quest. */
export function isSameFor(one: XpFor, other: XpFor): boolean {
  if (one.is === 'fight') return other.is === 'fight' && one.fight === other.fight;
  return other.is === 'quest' && likeness(one.quest) === likeness(other.quest);
}
