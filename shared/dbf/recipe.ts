import { z } from 'zod';
import type { Potion } from '../roster/character.ts';
import { campDataIdSchema } from '../vocabulary/schemas.ts';

/** Who can brew it: an alchemist (DBF-MAG-AL-3), or whoever knows herbs (DBF-ABI-ZAL-4, DBF-MAG-PR-3). */
export const crafts = ['alchemy', 'herbs'] as const;
export type Craft = (typeof crafts)[number];

/** DBF-MAG-AL-3, DBF-A-27: a recipe as the ORGs of a camp wrote it; the rules name none. */
export const recipeSchema = z
  .object({
    id: campDataIdSchema,
    name: z.string().trim().min(1).max(80),
    /** 1 to 9; for herbs no class is shifted. */
    level: z.number().int().min(1).max(9),
    craft: z.enum(crafts),
    ingredients: z.string().trim().max(500),
    effect: z.string().trim().max(300),
    /** 0 to 20 lives. */
    heals: z.number().int().min(0).max(20),
  })
  .readonly();
export type Recipe = z.infer<typeof recipeSchema>;

/** What a recipe makes: the potion keeps what it does when the recipe changes. */
export const potionOf = ({ name, heals, effect }: Recipe): Potion => ({ name, heals, effect });
