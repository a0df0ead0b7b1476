import { z } from 'zod';

/**
 * What staff know of the person behind a character. It stands outside the journal, so that it can be deleted, and goes to
 * no window that does not ask for it.
 */
export const personalSchema = z
  .object({
    /** Who is to be called in an emergency, and how. */
    contact: z.string().trim().max(300),
    /** For ORGs only. */
    notes: z.string().trim().max(2_000),
    health: z.string().trim().max(2_000),
    minor: z.boolean(),
  })
  .readonly();
export type Personal = z.infer<typeof personalSchema>;

export const nothingPersonal: Personal = { contact: '', notes: '', health: '', minor: false };

export const isNothingPersonal = ({ contact, notes, health, minor }: Personal): boolean =>
  contact === '' && notes === '' && health === '' && !minor;
