import type { LanguageWords } from '../../i18n/index.ts';
import type { KpoSheet, KpoSkills, KpoWeapon } from '../../kpo/sheet.ts';
import { isField, isPersonalField, type Field } from './fields.ts';
import { settingLabel } from './setting-text.ts';

/** What a column holds, in words: "Zbraň v pravej ruke: Pevné zranenie". No two fields of a language have the same. */
export function fieldLabel(field: Field, { importing, kpo, staff }: LanguageWords): string {
  if (isPersonalField(field)) return staff.personal[field];
  const own: Readonly<Partial<Record<Field, string>>> = importing.field;
  const said = own[field];
  if (said !== undefined) return said;
  const [value, skill, part] = [ofSheet[field], ofSkills[field], ofWeapon.get(field)];
  if (value !== undefined) return kpo.field[value];
  if (skill !== undefined) return kpo.skillField[skill];
  return part === undefined ? field : `${kpo.field[part.side]}: ${kpo.weaponField[part.part]}`;
}

/** The same for whatever an import changes: on a person, a recipe, a setting of the camp. */
export function differenceLabel(name: string, words: LanguageWords): string {
  if (isField(name)) return fieldLabel(name, words);
  const ofRecipe: Readonly<Partial<Record<string, string | object>>> = words.book.recipes;
  const said = recipeKeys.has(name) ? ofRecipe[name] : undefined;
  return typeof said === 'string' ? said : settingLabel(name, words);
}

const recipeKeys = new Set(['craft', 'heals', 'effect', 'ingredients']);

const ofSheet: Readonly<Partial<Record<Field, Exclude<keyof KpoSheet, 'weapon' | 'offhand' | 'skills'>>>> = {
  race: 'race',
  dexterity: 'dexterity',
  attack: 'attack',
  defence: 'defence',
  hp: 'hp',
  fortitude: 'fortitude',
  sfe: 'armour',
  shieldDefence: 'shield',
};

const ofSkills: Readonly<Partial<Record<Field, keyof KpoSkills>>> = {
  twoWeapon: 'twoWeapon',
  anatomy: 'anatomy',
  knockoutSkill: 'knockout',
};

const sides = ['weapon', 'offhand'] as const;
const parts = [
  ...(['max', 'min', 'fixed', 'attack', 'defence', 'penalty', 'category', 'knockout', 'backstab'] as const),
  ...(['slow', 'ranged', 'length', 'attacks'] as const),
] satisfies readonly (keyof KpoWeapon)[];

const ofWeapon: ReadonlyMap<string, { readonly side: (typeof sides)[number]; readonly part: keyof KpoWeapon }> =
  new Map(
    sides.flatMap((side) =>
      parts.map((part) => [`${side}${part.charAt(0).toUpperCase()}${part.slice(1)}`, { side, part }] as const),
    ),
  );
