import { z } from 'zod';
import { characterIdSchema, livesSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { checkItems } from '../vocabulary/terms.ts';
import { xpForSchema } from './xp-for.ts';

/** The most characters that one command is about. */
const MANY = 1_000;

const whoSchema = z.array(characterIdSchema).min(1).max(MANY).readonly();
const xpSchema = z.number().int().min(-1000).max(1000);
const itemsSchema = z.array(z.enum(checkItems)).min(1).max(checkItems.length).readonly();

export const partyNameSchema = z.string().trim().min(1).max(40);

export const restorations = ['wake', 'heal', 'full'] as const;
export type Restoration = (typeof restorations)[number];

/** What staff enter for several characters at once; each command is one entry, and one undo. */
export const bulkCommandSchema = z.discriminatedUnion('type', [
  /** DBF-PTY-01: one to three join a party, or with null leave theirs. */
  z.object({
    type: z.literal('setParty'),
    who: z.array(characterIdSchema).min(1).max(3).readonly(),
    party: partyNameSchema.nullable(),
  }),
  /** `by` approves the items; those that a character does not need are left out. */
  z.object({ type: z.literal('checkIn'), who: whoSchema, items: itemsSchema, by: z.string().trim().min(1).max(60) }),
  z.object({ type: z.literal('uncheck'), who: whoSchema, items: itemsSchema }),
  /** DBF-LVL-03: -1000 to 1000 XP to each of them, with the reason. `except` names those of `who` who get another number. */
  z
    .object({
      type: z.literal('writeXpTo'),
      who: whoSchema,
      add: xpSchema,
      except: z
        .array(z.object({ who: characterIdSchema, add: xpSchema }).readonly())
        .max(MANY)
        .readonly()
        .optional(),
      for: xpForSchema.optional(),
      reason: reasonSchema,
    })
    .refine(({ who, except = [] }) => except.every((each) => who.includes(each.who))),
  /** DBF-A-08: `lives` is how many each gets back where `what` is `heal`, 1 if left out. */
  z.object({
    type: z.literal('restore'),
    who: whoSchema,
    what: z.enum(restorations),
    lives: livesSchema.min(1).optional(),
    reason: reasonSchema,
  }),
  /** Cards that came out of the printer; the fingerprint tells what stood on them. */
  z.object({
    type: z.literal('markPrinted'),
    cards: z
      .array(z.object({ who: characterIdSchema, fingerprint: z.string().trim().min(1).max(80) }).readonly())
      .min(1)
      .max(MANY)
      .readonly(),
  }),
]);
export type BulkCommand = z.infer<typeof bulkCommandSchema>;
