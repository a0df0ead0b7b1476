import type { Command } from '../../../shared/contract/commands.ts';
import type { CampView } from '../../../shared/contract/views.ts';

export type Recipe = CampView['recipes'][number];

/** DBF-A-27: what the fields take. */
export const recipeRanges = { level: { min: 1, max: 9 }, heals: { min: 0, max: 20 } } as const;
export const crafts = ['alchemy', 'herbs'] as const satisfies readonly Recipe['craft'][];

/** The form of one recipe: of `recipe`, or of a new one. */
export function createRecipeForm(recipe: Recipe | null) {
  const before = recipe ?? emptyRecipe;
  const fields = $state({ ...before });
  let tried = $state(false);

  const nameMissing = $derived(fields.name.trim() === '');
  const dirty = $derived(JSON.stringify(fields) !== JSON.stringify(before));

  function command(): Command | null {
    tried = true;
    if (nameMissing) return null;
    const { name, level, craft, heals } = fields;
    const [ingredients, effect] = [fields.ingredients.trim(), fields.effect.trim()];
    const written = { name: name.trim(), level, craft, ingredients, effect, heals };
    return { type: 'keepRecipe', recipe: recipe === null ? written : { id: recipe.id, ...written } };
  }

  return {
    fields,
    get nameMissing() {
      return tried && nameMissing;
    },
    get dirty() {
      return dirty;
    },
    command,
  };
}

const emptyRecipe: Omit<Recipe, 'id'> = { name: '', level: 1, craft: 'alchemy', ingredients: '', effect: '', heals: 0 };
