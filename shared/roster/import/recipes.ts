import { crafts, recipeSchema, type Craft, type Recipe } from '../../dbf/recipe.ts';
import { freeId } from '../../vocabulary/free-id.ts';
import { keyNamed, type KeyNames } from './key-names.ts';
import { likeness, tidy } from './plain-text.ts';
import type { Fault, FaultyRow } from './faults.ts';
import { cellName, type Table } from './table.ts';

export interface ReadRecipe {
  readonly row: number;
  readonly recipe: Recipe;
}

const headings: KeyNames<keyof Recipe> = {
  id: ['id'],
  name: ['name', 'názov', 'meno', 'recept', 'név', 'recipe'],
  level: ['level', 'úroveň', 'szint'],
  craft: ['craft', 'remeslo', 'mesterség'],
  heals: ['heals', 'lieči', 'gyógyít'],
  effect: ['effect', 'účinok', 'hatás'],
  ingredients: ['ingredients', 'suroviny', 'alapanyagok', 'hozzávalók'],
};

const craftNames: KeyNames<Craft> = {
  alchemy: ['alchemy', 'alchýmia', 'alkímia'],
  herbs: ['herbs', 'bylinky', 'byliny', 'gyógynövények'],
};

/** The recipes of a sheet of recipes; the first row names the columns. */
export function readRecipes(
  { sheet, rows }: Table,
  known: readonly Recipe[],
): { readonly read: readonly ReadRecipe[]; readonly faulty: readonly FaultyRow[] } {
  const columns = (rows[0] ?? []).map((heading) => keyNamed(headings, heading));
  const read: ReadRecipe[] = [];
  const faulty: FaultyRow[] = [];
  rows.forEach((texts, index) => {
    if (index === 0 || texts.every((text) => tidy(text) === '')) return;
    const given = (key: keyof Recipe): string | null => tidy(texts[columns.indexOf(key)] ?? '') || null;
    const name = given('name') ?? '';
    const same = known.find((each) => likeness(each.name) === likeness(name));
    const taken = (id: string) => known.some((each) => each.id === id) || read.some(({ recipe }) => recipe.id === id);
    const parsed = recipeSchema.safeParse({
      id: given('id') ?? same?.id ?? freeId(taken, name, 'recipe'),
      name,
      level: Number(given('level') ?? 1),
      craft: keyNamed(craftNames, given('craft') ?? crafts[0]),
      ingredients: given('ingredients') ?? '',
      effect: given('effect') ?? '',
      heals: Number(given('heals') ?? 0),
    });
    const row = index + 1;
    if (parsed.success) read.push({ row, recipe: parsed.data });
    else faulty.push({ sheet, row, name, faults: parsed.error.issues.map(({ path }) => unreadable(path[0], row)) });
  });
  return { read, faulty };

  function unreadable(key: PropertyKey | undefined, row: number): Fault {
    const column = columns.findIndex((each) => each === key);
    const text = column < 0 ? '' : tidy(rows[row - 1]?.[column] ?? '');
    const cell = column < 0 ? null : cellName(column, row);
    return { code: 'row-unreadable', cell, field: null, text, refusal: null, data: {} };
  }
}
