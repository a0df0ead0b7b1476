import type { Recipe } from '../../dbf/recipe.ts';
import type { CreepTemplate } from '../creep-template.ts';
import { joinParts } from '../import/lists.ts';
import type { ExportColumn } from './export-table.ts';

export const recipeColumns: readonly ExportColumn<Recipe>[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'name', value: ({ name }) => name },
  { name: 'level', value: ({ level }) => level },
  { name: 'craft', value: ({ craft }) => craft },
  { name: 'heals', value: ({ heals }) => heals },
  { name: 'effect', value: ({ effect }) => effect },
  { name: 'ingredients', value: ({ ingredients }) => ingredients },
];

/** Named as the columns of characters are, since the same import reads them. */
export const creepColumns: readonly ExportColumn<CreepTemplate>[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'name', value: ({ name }) => name },
  { name: 'creature', value: ({ sheet: { origin } }) => (origin.is === 'creature' ? origin.creature : null) },
  { name: 'creatureLives', value: ({ sheet: { origin } }) => (origin.is === 'creature' ? origin.lives : null) },
  { name: 'faction', value: ({ sheet }) => sheet.faction },
  { name: 'level', value: ({ sheet }) => sheet.level },
  { name: 'abilities', value: ({ sheet }) => sheet.abilities },
  { name: 'granted', value: ({ sheet }) => sheet.granted },
  { name: 'weapon', value: ({ sheet }) => sheet.weapon },
  { name: 'armour', value: ({ sheet }) => sheet.armour },
  { name: 'shield', value: ({ sheet }) => sheet.shield },
  { name: 'bonus', value: ({ sheet }) => sheet.bonus },
  { name: 'hit', value: ({ sheet }) => sheet.hit },
  {
    name: 'shifts',
    value: ({ sheet: { shifts = {} } }) => Object.entries(shifts).map(([school, by]) => `${school} ${String(by)}`),
  },
  { name: 'extraSpells', value: ({ sheet }) => sheet.extraSpells ?? [] },
  {
    name: 'ownSpells',
    value: ({ sheet }) => (sheet.ownSpells ?? []).map(({ name, effect }) => joinParts([name, effect])),
  },
  { name: 'ducats', value: ({ ducats }) => ducats },
  { name: 'items', value: ({ items }) => items },
  {
    name: 'potions',
    value: ({ potions }) => potions.map(({ name, heals, effect }) => joinParts([name, String(heals), effect])),
  },
];
