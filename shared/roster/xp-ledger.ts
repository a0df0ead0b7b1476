import { z } from 'zod';
import type { CharacterId } from '../vocabulary/ids.ts';
import { instantSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { xpForSchema } from './xp-for.ts';
import { xpAfter } from './xp.ts';

/** No character has more XP. */
export const XP_MAX = 100_000;

/** DBF-LVL-03: XP that were written once: when, by whom, how many, what they came to, and why. */
export const ledgerLineSchema = z
  .object({
    at: instantSchema,
    org: z.string().trim().max(60).nullable(),
    add: z.number().int().min(-XP_MAX).max(XP_MAX),
    /** What they came to. */
    xp: z.number().int().min(0).max(XP_MAX),
    level: z.number().int().min(1).max(9),
    /** Null for those that a character brought along. */
    reason: reasonSchema.nullable(),
    /** What they were written for, if that was said beside the reason. */
    for: xpForSchema.nullable(),
  })
  .refine((line) => line.for === null || line.reason !== null, { path: ['reason'] })
  .readonly();
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** A line, and whose it is. */
export interface WrittenLine {
  readonly who: CharacterId;
  readonly line: LedgerLine;
}

type Counted = Pick<LedgerLine, 'add' | 'xp'>;

/** The first line that does not follow from the one before it, from 0; −1 where all do. */
export const brokenAt = (ledger: readonly Counted[]): number =>
  ledger.findIndex(({ add, xp }, index) => xp !== xpAfter(ledger[index - 1]?.xp ?? 0, add));

/** Whether the lines, oldest first, come to so many XP. */
export const comesTo = (ledger: readonly Counted[], xp: number): boolean =>
  brokenAt(ledger) === -1 && (ledger.at(-1)?.xp ?? 0) === xp;
