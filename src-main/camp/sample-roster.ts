import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { potionOf, type Recipe } from '../../shared/dbf/recipe.ts';
import type { Potion } from '../../shared/roster/character.ts';
import { rosterCommandSchema, type RosterCommand } from '../../shared/roster/commands.ts';

export type EnterCharacter = Extract<RosterCommand, { type: 'enterCharacter' }>;

/** A row of the sample that can't be read: `row` counts from 1, without the header. */
export class BrokenSample extends Error {
  constructor(file: string, row: number, why: string) {
    super(`${file}, row ${String(row)}: ${why}`);
    this.name = 'BrokenSample';
  }
}

/** The characters of the sample camp in `folder`, in the order of its `roster.csv`. They carry potions of `recipes`, by name. */
export function readSampleRoster(folder: string, recipes: readonly Recipe[] = []): readonly EnterCharacter[] {
  const file = join(folder, 'roster.csv');
  const { data, errors } = Papa.parse<Row>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true });
  const [error] = errors;
  if (error !== undefined) throw new BrokenSample(file, (error.row ?? 0) + 1, error.message);
  return data.map((row, index) => {
    const parsed = rosterCommandSchema.safeParse(commandOf(row, recipes));
    if (parsed.success && parsed.data.type === 'enterCharacter') return parsed.data;
    throw new BrokenSample(file, index + 1, parsed.error?.message ?? 'is no character');
  });
}

type Row = Readonly<Record<string, string | undefined>>;

const commandOf = (row: Row, recipes: readonly Recipe[]) => ({
  type: 'enterCharacter',
  id: row.id,
  sheet: {
    name: row.name,
    player: row.player,
    origin: originOf(row),
    faction: row.faction,
    level: Number(row.level),
    abilities: list(row.abilities, ' '),
    granted: list(row.granted, ' '),
    weapon: row.weapon,
    armour: row.armour,
    shield: row.shield === 'true',
    bonus: Number(row.bonus),
    hit: Number(row.hit),
  },
  token: row.token === 'true',
  ducats: Number(row.ducats),
  items: list(row.items, ';'),
  potions: list(row.potions, ';').map((name) => potionNamed(name, recipes)),
});

function potionNamed(name: string, recipes: readonly Recipe[]): Potion {
  const recipe = recipes.find((each) => each.name === name);
  return recipe === undefined ? { name, heals: 0, effect: '' } : potionOf(recipe);
}

const originOf = (row: Row) =>
  row.class === ''
    ? { is: 'creature', creature: row.creature, lives: Number(row.creatureLives) }
    : { is: 'class', class: row.class };

const list = (cell: string | undefined, separator: string): readonly string[] =>
  (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
