import type { KpoCharacter } from '../../kpo/character.ts';
import type { KpoWeapon } from '../../kpo/sheet.ts';
import { kpoCheckItems } from '../../vocabulary/kpo-terms.ts';
import type { DbfField, KpoField } from '../import/fields.ts';
import { checksValue } from './checks-value.ts';
import type { ExportColumn, ExportValue } from './export-table.ts';

type Column = ExportColumn<KpoCharacter> & { readonly name: KpoField | DbfField };

const weaponColumns = (side: 'weapon' | 'offhand'): readonly Column[] => {
  const of = (read: (weapon: KpoWeapon) => ExportValue) => (character: KpoCharacter) => {
    const weapon = character.sheet[side];
    return weapon === null ? null : read(weapon);
  };
  return [
    { name: `${side}Max`, value: of(({ max }) => max) },
    { name: `${side}Min`, value: of(({ min }) => min) },
    { name: `${side}Fixed`, value: of(({ fixed }) => fixed) },
    { name: `${side}Attack`, value: of(({ attack }) => attack) },
    { name: `${side}Defence`, value: of(({ defence }) => defence) },
    { name: `${side}Penalty`, value: of(({ penalty }) => penalty) },
    { name: `${side}Category`, value: of(({ category }) => category) },
    { name: `${side}Knockout`, value: of(({ knockout }) => knockout) },
    { name: `${side}Backstab`, value: of(({ backstab }) => backstab) },
    { name: `${side}Slow`, value: of(({ slow }) => slow) },
    { name: `${side}Ranged`, value: of(({ ranged }) => ranged) },
    { name: `${side}Length`, value: of(({ length }) => length) },
    { name: `${side}Attacks`, value: of(({ attacks }) => attacks) },
  ];
};

/** What a KPO character shares with a DBF one. */
const identity: readonly Column[] = [
  { name: 'ruleset', value: () => 'kpo' },
  { name: 'id', value: ({ id }) => id },
  { name: 'name', value: ({ sheet }) => sheet.name },
  { name: 'player', value: ({ sheet }) => sheet.player },
];

/** A KPO character, column by column; the import reads every one of them. */
export const kpoColumns: readonly Column[] = [
  ...identity,
  { name: 'race', value: ({ sheet }) => sheet.race },
  { name: 'dexterity', value: ({ sheet }) => sheet.dexterity },
  { name: 'attack', value: ({ sheet }) => sheet.attack },
  { name: 'defence', value: ({ sheet }) => sheet.defence },
  { name: 'hp', value: ({ sheet }) => sheet.hp },
  { name: 'hpNow', value: ({ hp }) => hp },
  { name: 'fortitude', value: ({ sheet }) => sheet.fortitude },
  { name: 'sfe', value: ({ sheet }) => sheet.armour },
  { name: 'shieldDefence', value: ({ sheet }) => sheet.shield },
  { name: 'twoWeapon', value: ({ sheet }) => sheet.skills.twoWeapon },
  { name: 'anatomy', value: ({ sheet }) => sheet.skills.anatomy },
  { name: 'knockoutSkill', value: ({ sheet }) => sheet.skills.knockout },
  { name: 'checks', value: ({ checks }) => checksValue(checks, kpoCheckItems) },
  ...weaponColumns('weapon'),
  ...weaponColumns('offhand'),
];
