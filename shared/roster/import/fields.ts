import type { Personal } from '../personal.ts';

/** What a column of a roster can hold about a DBF character. The export writes them under these names. */
export const dbfFields = [
  'ruleset',
  'id',
  'name',
  'player',
  'class',
  'creature',
  'creatureLives',
  'faction',
  'level',
  'startLevel',
  'abilities',
  'granted',
  'weapon',
  'armour',
  'shield',
  'bonus',
  'hit',
  'xp',
  'ducats',
  'items',
  'potions',
  'token',
  'party',
  'checks',
  'shifts',
  'extraSpells',
  'ownSpells',
  'exceptions',
  'lives',
  'temporary',
  'status',
  'used',
  'usedSpecial',
] as const;
export type DbfField = (typeof dbfFields)[number];

/** What a column can hold about a KPO character beside id, name and player. */
export const kpoFields = [
  'race',
  'dexterity',
  'attack',
  'defence',
  'hp',
  'hpNow',
  'fortitude',
  'sfe',
  'shieldDefence',
  'twoWeapon',
  'anatomy',
  'knockoutSkill',
  'weaponMax',
  'weaponMin',
  'weaponFixed',
  'weaponAttack',
  'weaponDefence',
  'weaponPenalty',
  'weaponCategory',
  'weaponKnockout',
  'weaponBackstab',
  'weaponSlow',
  'weaponRanged',
  'weaponLength',
  'weaponAttacks',
  'offhandMax',
  'offhandMin',
  'offhandFixed',
  'offhandAttack',
  'offhandDefence',
  'offhandPenalty',
  'offhandCategory',
  'offhandKnockout',
  'offhandBackstab',
  'offhandSlow',
  'offhandRanged',
  'offhandLength',
  'offhandAttacks',
] as const;
export type KpoField = (typeof kpoFields)[number];

/** What a column can hold about the person behind a character of either rule set. It never enters the journal. */
export const personalFields = ['contact', 'notes', 'health', 'minor'] as const satisfies readonly (keyof Personal)[];
export type PersonalField = (typeof personalFields)[number];

export type Field = DbfField | KpoField | PersonalField;
export const fields: readonly Field[] = [...dbfFields, ...kpoFields, ...personalFields];

export const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

export const isPersonalField = (name: string): name is PersonalField =>
  (personalFields as readonly string[]).includes(name);

/** More than one column may hold them; what they hold is put together. */
export const isRepeatable = (field: Field): boolean =>
  ['abilities', 'granted', 'items', 'contact', 'notes', 'health'].includes(field);
