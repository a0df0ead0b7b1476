import type { Character } from '../roster/character.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import { brewable } from './brew.ts';
import type { Recipe } from './recipe.ts';

/** A recipe of the camp, and why this brewer can't brew it; null where they can. */
export interface BrewOffer {
  readonly recipe: Recipe;
  readonly refusal: Refusal | null;
}

/** DBF-MAG-AL-3, -5, DBF-ABI-ZAL-4: all recipes as one brewer sees them, in the order of the camp's list. */
export const brewOffers = (
  { id, sheet }: Pick<Character, 'id' | 'sheet'>,
  recipes: readonly Recipe[],
): readonly BrewOffer[] => recipes.map((recipe) => ({ recipe, refusal: brewable(id, sheet, recipe)?.refusal ?? null }));
