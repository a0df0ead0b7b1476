import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { characterIdSchema } from '../vocabulary/schemas.ts';
import { printMatters, type CardJob, type PrintMatter } from './card-job.ts';
import { cardLayouts } from './sheets.ts';

const sheetNumber = z.number().int().min(1).max(9999);
const rangeSchema = z.object({ from: sheetNumber, to: sheetNumber }).readonly();

/**
 * A job told by ids, from which the other side makes it anew out of its camp: at most 5,000 people in their order on
 * paper, 1 to 9 boxes a spell, 1 to 60 ranges of sheets.
 */
export const cardWishSchema = z
  .object({
    what: z.enum(printMatters),
    who: z.array(characterIdSchema).max(5000).readonly(),
    /** Lists are on A4, whatever it says. */
    layout: z.enum(cardLayouts),
    language: z.enum(languages),
    phases: z.number().int().min(1).max(9),
    sheets: z.array(rangeSchema).min(1).max(60).readonly().nullable(),
  })
  .readonly();
export type CardWish = z.infer<typeof cardWishSchema>;

export const wishOf = ({ matter, language, phases, sheets }: CardJob): CardWish => ({
  what: matter.is,
  who: whoIsOn(matter),
  layout: matter.is === 'cards' ? matter.layout : 'a6x4',
  language,
  phases,
  sheets,
});

function whoIsOn(matter: PrintMatter): readonly CharacterId[] {
  switch (matter.is) {
    case 'cards':
      return matter.cards.map(({ id }) => id);
    case 'table-card':
      return matter.creeps.map(({ id }) => id);
    case 'roster':
      return matter.rows.map(({ card }) => card.id);
    case 'timers':
      return [];
    default:
      return matter satisfies never;
  }
}
