import { z } from 'zod';
import { campDataIdSchema } from '../vocabulary/schemas.ts';
import { ducatsSchema, lootItemsSchema, potionsSchema, sheetDraftSchema } from './commands.ts';

/** DBF-A-16: a kind of creep, from whose sheet numbered ones are made. */
export const creepTemplateSchema = z
  .object({
    id: campDataIdSchema,
    /** Its creeps are called so, with their number behind it. */
    name: z.string().trim().min(1).max(60),
    sheet: sheetDraftSchema.refine(({ origin }) => origin.is === 'creature'),
    ducats: ducatsSchema.default(0),
    items: lootItemsSchema.default([]),
    potions: potionsSchema.default([]),
  })
  .readonly();
export type CreepTemplate = z.infer<typeof creepTemplateSchema>;
