import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { recipeSchema } from '../../shared/dbf/recipe.ts';
import { creepTemplateSchema } from '../../shared/roster/creep-template.ts';
import { kpoRosterCommandSchema } from '../../shared/kpo/commands.ts';
import type { SampleCommand } from './plan.ts';
import { readSampleRoster } from './sample-roster.ts';

const bookSchema = z.object({
  recipes: z.array(recipeSchema).readonly(),
  creeps: z.array(creepTemplateSchema).readonly(),
});

/** Everybody was seen before the game; the tokens of thieves are in the roster. */
const worn = ['pouch', 'weapon', 'offhand', 'bow', 'armour', 'shield'] as const;

const kpoRosterSchema = z.array(kpoRosterCommandSchema.options[0].omit({ type: true })).readonly();

/**
 * What the sample camp in `folder` begins with: the recipes and creeps of its `book.json`, then its roster, then the one
 * of KPO in `kpo-roster.json`, and what was approved of everybody.
 */
export function readSampleCamp(folder: string): readonly SampleCommand[] {
  const { recipes, creeps } = bookSchema.parse(readJson(folder, 'book.json'));
  const kpoRoster = kpoRosterSchema.parse(readJson(folder, 'kpo-roster.json'));
  const roster = readSampleRoster(folder, recipes);
  return [
    ...recipes.map((recipe) => ({ type: 'keepRecipe', recipe }) as const),
    ...creeps.map((template) => ({ type: 'keepCreep', template }) as const),
    ...roster,
    ...kpoRoster.map((character) => ({ type: 'enterKpoCharacter', ...character }) as const),
    { type: 'checkIn', who: [...roster, ...kpoRoster].flatMap(({ id }) => id ?? []), items: worn, by: 'ORG' },
  ];
}

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
