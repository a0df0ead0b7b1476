import { z } from 'zod';
import { characterIdSchema } from '../vocabulary/schemas.ts';

const shape = z.object({
  /** Who is to be called in an emergency, and how. */
  contact: z.string().trim().max(300),
  /** For ORGs only. */
  notes: z.string().trim().max(2_000),
  health: z.string().trim().max(2_000),
  minor: z.boolean(),
});

/**
 * What staff know of the person behind a character. It stands outside the journal, so that it can be deleted, and goes to
 * no window that does not ask for it.
 */
export const personalSchema = shape.readonly();
export type Personal = z.infer<typeof personalSchema>;

/** What of it a file says; what it leaves out stays as it is known. */
export const personalChangeSchema = shape.partial().readonly();
export type PersonalChange = z.infer<typeof personalChangeSchema>;

/** What an import says of 1 to 10,000 people. */
export const personalOfManySchema = z
  .array(z.object({ who: characterIdSchema, personal: personalChangeSchema }).readonly())
  .min(1)
  .max(10_000)
  .readonly();
export type PersonalOfMany = z.infer<typeof personalOfManySchema>;

export const nothingPersonal: Personal = { contact: '', notes: '', health: '', minor: false };

export const isNothingPersonal = ({ contact, notes, health, minor }: Personal): boolean =>
  contact === '' && notes === '' && health === '' && !minor;

export const withChange = (known: Personal, { contact, notes, health, minor }: PersonalChange): Personal => ({
  contact: contact ?? known.contact,
  notes: notes ?? known.notes,
  health: health ?? known.health,
  minor: minor ?? known.minor,
});
