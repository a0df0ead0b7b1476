import { dbfCheckItems } from '../../vocabulary/terms.ts';
import type { Character } from '../character.ts';
import type { DbfField } from '../import/fields.ts';
import { joinParts } from '../import/lists.ts';
import { checksValue } from './checks-value.ts';
import type { ExportColumn, ExportValue } from './export-table.ts';

const values: Readonly<Record<DbfField, (character: Character) => ExportValue>> = {
  ruleset: () => 'dbf',
  id: ({ id }) => id,
  name: ({ sheet }) => sheet.name,
  player: ({ sheet }) => sheet.player,
  class: ({ sheet: { origin } }) => (origin.is === 'class' ? origin.class : null),
  creature: ({ sheet: { origin } }) => (origin.is === 'creature' ? origin.creature : null),
  creatureLives: ({ sheet: { origin } }) => (origin.is === 'creature' ? origin.lives : null),
  faction: ({ sheet }) => sheet.faction,
  level: ({ sheet }) => sheet.level,
  startLevel: ({ startLevel }) => startLevel,
  abilities: ({ sheet }) => sheet.abilities,
  granted: ({ sheet }) => sheet.granted,
  weapon: ({ sheet }) => sheet.weapon,
  armour: ({ sheet }) => sheet.armour,
  shield: ({ sheet }) => sheet.shield,
  bonus: ({ sheet }) => sheet.bonus,
  hit: ({ sheet }) => sheet.hit,
  xp: ({ xp }) => xp,
  ducats: ({ ducats }) => ducats,
  items: ({ items }) => items,
  potions: ({ potions }) => potions.map(({ name, heals, effect }) => joinParts([name, String(heals), effect])),
  token: ({ token }) => token,
  party: ({ party }) => party,
  checks: ({ checks }) => checksValue(checks, dbfCheckItems),
  shifts: ({ sheet }) => Object.entries(sheet.shifts).map(([school, by]) => `${school} ${String(by)}`),
  extraSpells: ({ sheet }) => sheet.extraSpells,
  ownSpells: ({ sheet }) => sheet.ownSpells.map(({ name, effect }) => joinParts([name, effect])),
  exceptions: ({ sheet }) => sheet.exceptions.map(({ rule, thing, reason }) => joinParts([rule, thing, reason])),
  lives: ({ lives }) => lives,
  temporary: ({ temporary }) => temporary,
  status: ({ status }) => status,
  used: ({ used }) => used,
  usedSpecial: ({ usedSpecial }) => usedSpecial,
};

/** A DBF character, column by column; the import reads every one of them. */
export const dbfColumns: readonly (ExportColumn<Character> & { readonly name: DbfField })[] = (
  Object.keys(values) as DbfField[]
).map((name) => ({ name, value: values[name] }));
