import type { Command } from '../../../shared/contract/commands.ts';
import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { KpoWeaponCategory } from '../../../shared/vocabulary/kpo-terms.ts';
import { t } from '../../state/i18n.svelte.ts';

export type KpoSheetDraft = Extract<Command, { type: 'enterKpoCharacter' }>['sheet'];

/** A number that may be left out. */
export interface OptionalNumber {
  on: boolean;
  value: number;
}

export interface WeaponFields {
  max: number;
  min: number;
  fixed: OptionalNumber;
  attack: number;
  defence: number;
  penalty: number;
  category: KpoWeaponCategory;
  knockout: boolean;
  backstab: boolean;
  slow: boolean;
  ranged: boolean;
  length: number;
  attacks: OptionalNumber;
}

/** What stands in the fields of the form. */
export interface KpoFormFields {
  name: string;
  player: string;
  race: string;
  dexterity: number;
  attack: number;
  defence: number;
  hp: number;
  fortitude: number;
  armour: number;
  shield: number;
  weapon: WeaponFields;
  hasOffhand: boolean;
  offhand: WeaponFields;
  twoWeapon: number;
  /** The races, separated by commas. */
  anatomy: string;
  knockout: OptionalNumber;
}

/** What the number fields take, as the sheet itself does. */
export const kpoRanges = {
  dexterity: { min: 0, max: 99 },
  amount: { min: 0, max: 999 },
  modifier: { min: -99, max: 99 },
  penalty: { min: -99, max: 0 },
  length: { min: 0, max: 1000 },
  attacks: { min: 1, max: 3 },
  twoWeapon: { min: 0, max: 9 },
} as const;

const emptyWeapon = (): WeaponFields => ({
  max: 6,
  min: 0,
  fixed: { on: false, value: 3 },
  attack: 0,
  defence: 0,
  penalty: 0,
  category: 'sword',
  knockout: true,
  backstab: false,
  slow: false,
  ranged: false,
  length: 0,
  attacks: { on: false, value: 1 },
});

export const emptyKpoFields = (): KpoFormFields => ({
  name: '',
  player: '',
  race: t('kpoRoster.human'),
  dexterity: 0,
  attack: 0,
  defence: 0,
  hp: 10,
  fortitude: 10,
  armour: 0,
  shield: 0,
  weapon: emptyWeapon(),
  hasOffhand: false,
  offhand: emptyWeapon(),
  twoWeapon: 0,
  anatomy: '',
  knockout: { on: false, value: -3 },
});

type Sheet = KpoCharacterView['sheet'];

export function kpoFieldsOf({ sheet }: Pick<KpoCharacterView, 'sheet'>): KpoFormFields {
  const { weapon, offhand, skills, ...same } = sheet;
  return {
    ...same,
    weapon: weaponFields(weapon),
    hasOffhand: offhand !== null,
    offhand: offhand === null ? emptyWeapon() : weaponFields(offhand),
    twoWeapon: skills.twoWeapon,
    anatomy: skills.anatomy.join(', '),
    knockout: optional(skills.knockout, -3),
  };
}

export const kpoDraftOf = (fields: KpoFormFields): KpoSheetDraft => {
  const { weapon, hasOffhand, offhand, twoWeapon, anatomy, knockout, ...same } = fields;
  return {
    ...same,
    name: same.name.trim(),
    player: same.player.trim(),
    race: same.race.trim(),
    weapon: weaponOf(weapon),
    offhand: hasOffhand ? weaponOf(offhand) : null,
    skills: { twoWeapon, anatomy: racesOf(anatomy), knockout: given(knockout) },
  };
};

/** KPO-SEB-02: the smallest damage above the greatest. */
export const limitsCross = ({ min, max }: Pick<WeaponFields, 'min' | 'max'>): boolean => min > max;

const weaponFields = ({ fixed, attacks, ...same }: Sheet['weapon']): WeaponFields => ({
  ...same,
  fixed: optional(fixed, 3),
  attacks: optional(attacks, 1),
});

const weaponOf = ({ fixed, attacks, ...same }: WeaponFields): Sheet['weapon'] => ({
  ...same,
  fixed: given(fixed),
  attacks: given(attacks),
});

const optional = (value: number | null, otherwise: number): OptionalNumber => ({
  on: value !== null,
  value: value ?? otherwise,
});

const given = ({ on, value }: OptionalNumber): number | null => (on ? value : null);

const racesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((race) => race.trim())
    .filter((race) => race !== '');
