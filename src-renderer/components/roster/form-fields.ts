import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import type { AbilityId, Armour, ClassId, CreatureKind, Faction } from '../../../shared/vocabulary/terms.ts';
import type { Weapon } from '../../../shared/vocabulary/weapons.ts';

export type EnterCommand = Extract<Command, { type: 'enterCharacter' }>;
export type EditCommand = Extract<Command, { type: 'editCharacter' }>;
export type SheetDraft = EnterCommand['sheet'];

/** What stands in the fields of the form. */
export interface FormFields {
  name: string;
  player: string;
  is: 'class' | 'creature';
  class: ClassId;
  creature: CreatureKind;
  creatureLives: number;
  faction: Faction;
  level: number;
  abilities: AbilityId[];
  granted: AbilityId[];
  weapon: Weapon;
  armour: Armour;
  shield: boolean;
  bonus: number;
  hit: number;
  /** Only of somebody new: later they are written for themselves. */
  xp: number;
  token: boolean;
  ducats: number;
  /** One on each line. */
  items: string;
}

/** DBF-LVL-07: the levels there are. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What the number fields take. */
export const numberRanges = {
  creatureLives: { min: 1, max: 99 },
  bonus: { min: 0, max: 20 },
  hit: { min: 1, max: 20 },
  xp: { min: 0, max: 1000 },
  ducats: { min: 0, max: 100_000 },
} as const;

export const emptyFields = (): FormFields => ({
  name: '',
  player: '',
  is: 'class',
  class: 'warrior',
  creature: 'animal',
  creatureLives: 3,
  faction: 'none',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'short dagger',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
  xp: 0,
  token: false,
  ducats: 0,
  items: '',
});

export function fieldsOf({ sheet, ducats, items }: CharacterView): FormFields {
  const { origin } = sheet;
  return {
    ...emptyFields(),
    name: sheet.name,
    player: sheet.player,
    is: origin.is,
    ...(origin.is === 'class' ? { class: origin.class } : { creature: origin.creature, creatureLives: origin.lives }),
    faction: sheet.faction,
    level: sheet.level,
    abilities: [...sheet.abilities],
    granted: [...sheet.granted],
    weapon: sheet.weapon,
    armour: sheet.armour,
    shield: sheet.shield,
    bonus: sheet.bonus,
    hit: sheet.hit,
    ducats,
    items: items.join('\n'),
  };
}

export const draftOf = (fields: FormFields): SheetDraft => ({
  name: fields.name.trim(),
  player: fields.player.trim(),
  origin:
    fields.is === 'class'
      ? { is: 'class', class: fields.class }
      : { is: 'creature', creature: fields.creature, lives: fields.creatureLives },
  faction: fields.faction,
  level: fields.level,
  abilities: [...fields.abilities],
  granted: [...fields.granted],
  weapon: fields.weapon,
  armour: fields.armour,
  shield: fields.shield,
  bonus: fields.bonus,
  hit: fields.hit,
});

export const itemsOf = (fields: FormFields): readonly string[] =>
  fields.items
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isThief = ({ abilities, granted }: Pick<FormFields, 'abilities' | 'granted'>): boolean =>
  abilities.includes('thievery') || granted.includes('thievery');

/** DBF-LVL-04, DBF-ABI-ZLO-4: what a newcomer brings along; nothing where it is as for everybody. */
export const startOf = (fields: FormFields): Pick<EnterCommand, 'xp' | 'token'> => ({
  ...(fields.xp === 0 ? {} : { xp: fields.xp }),
  ...(fields.token && isThief(fields) ? { token: true } : {}),
});

export const sameFields = (one: FormFields, other: FormFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
