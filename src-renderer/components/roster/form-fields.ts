import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
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
  /** Only of somebody new: later XP are written for themselves. */
  xp: number;
  token: boolean;
  ducats: number;
  /** One on each line. */
  items: string;
  potions: { name: string; heals: number; effect: string }[];
  shifts: { -readonly [School in keyof Shifts]: Shifts[School] };
  extraSpells: SpellId[];
  ownSpells: { name: string; effect: string }[];
}

type Shifts = NonNullable<SheetDraft['shifts']>;

/** Whose fields they are: a character, or what a template makes. */
export interface Written extends Pick<CharacterView, 'token' | 'ducats' | 'items' | 'potions'> {
  readonly sheet: SheetDraft;
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
  potionHeals: { min: 0, max: 20 },
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
  potions: [],
  shifts: {},
  extraSpells: [],
  ownSpells: [],
});

export function fieldsOf({ sheet, token, ducats, items, potions }: Written): FormFields {
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
    token,
    ducats,
    items: items.join('\n'),
    potions: potions.map((potion) => ({ ...potion })),
    shifts: { ...sheet.shifts },
    extraSpells: [...(sheet.extraSpells ?? [])],
    ownSpells: (sheet.ownSpells ?? []).map((spell) => ({ ...spell })),
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

export const itemsOf = (fields: Pick<FormFields, 'items'>): readonly string[] =>
  fields.items
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isThief = ({ abilities, granted }: Pick<FormFields, 'abilities' | 'granted'>): boolean =>
  abilities.includes('thievery') || granted.includes('thievery');

/** DBF-LVL-04: what a newcomer brings along; nothing where it is as for everybody. */
export const startOf = ({ xp }: FormFields): Pick<EnterCommand, 'xp'> => (xp === 0 ? {} : { xp });

/** DBF-ABI-ZLO-4: the token, where it changed; only thieves are asked for it. */
export const tokenChange = (fields: FormFields, before: FormFields): Pick<EnterCommand, 'token'> =>
  isThief(fields) && fields.token !== before.token ? { token: fields.token } : {};

export const sameFields = (one: FormFields, other: FormFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
