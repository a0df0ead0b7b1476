import type { AbilityId, Armour, ClassId, Faction } from '../vocabulary/terms.ts';
import type { UnsizedWeapon, WeaponSize } from '../vocabulary/weapons.ts';

export interface ClassRules {
  /** Lives without abilities and armour. */
  readonly lives: number;
  readonly weapons: readonly (WeaponSize | Extract<UnsizedWeapon, 'bow'>)[];
  /** What may be worn over clothes; everybody may wear none. */
  readonly armour: readonly Exclude<Armour, 'none'>[];
  readonly shield: boolean;
  /** The factions of its members; the first is the one a new character gets. */
  readonly factions: readonly Faction[];
  /**
   * The level from which an ability may be chosen (DBF-LVL-08 to -12); ability by ability they are DBF-ABI-VYT-1, -HUZ-1,
   * -ZAL-1, -NIC-1, -PRI-1, -SER-1, -ZLO-1, -POZ-1, -UHY-1, -ZAK-1 and DBF-MAG-EL-1, -PO-1, -JA-1, -NE-1, -AL-1, -LI-1,
   * -PR-1, -BO-1.
   */
  readonly abilities: Readonly<Partial<Record<AbilityId, 1 | 3 | 5>>>;
  /** The letters of its rules, as in DBF-CLS-BOJ-1. */
  readonly ruleLetters: string;
}

const anyFaction: readonly Faction[] = ['none', 'camelot', 'moy'];

/**
 * DBF-LVL-01 and the class tables: DBF-CLS-01 to -03, DBF-CLS-BOJ-1 to -6, DBF-CLS-ZLO-1 to -6, DBF-CLS-CAR-1 to -6,
 * DBF-CLS-RYT-1 to -6, DBF-CLS-KNA-1 to -6, DBF-CLS-HRA-1 to -6 (none from level 5, DBF-A-85), DBF-CLS-DRU-1 to -6.
 */
export const classRules: Readonly<Record<ClassId, ClassRules>> = {
  warrior: {
    ruleLetters: 'BOJ',
    lives: 4,
    weapons: ['short', 'one-handed', 'two-handed', 'bow'],
    armour: ['light', 'heavy'],
    shield: true,
    factions: anyFaction,
    abilities: {
      endurance: 1,
      woodcraft: 1,
      demolition: 1,
      toughness: 3,
      penetration: 3,
      swordsmanship: 3,
      sneaking: 5,
    },
  },
  thief: {
    ruleLetters: 'ZLO',
    lives: 3,
    weapons: ['short', 'bow'],
    armour: ['light'],
    shield: false,
    factions: anyFaction,
    abilities: {
      endurance: 1,
      thievery: 1,
      perception: 1,
      swordsmanship: 3,
      dodge: 3,
      sneaking: 3,
      enchantment: 5,
    },
  },
  wizard: {
    ruleLetters: 'CAR',
    lives: 3,
    weapons: ['short'],
    armour: [],
    shield: false,
    factions: anyFaction,
    abilities: {
      elements: 1,
      enchantment: 1,
      alchemy: 1,
      clairvoyance: 3,
      necromancy: 3,
      nature: 3,
      healing: 5,
    },
  },
  knight: {
    ruleLetters: 'RYT',
    lives: 4,
    weapons: ['short', 'one-handed', 'two-handed'],
    armour: ['light', 'heavy'],
    shield: true,
    factions: ['camelot'],
    abilities: {
      endurance: 1,
      demolition: 1,
      penetration: 1,
      toughness: 3,
      swordsmanship: 3,
      healing: 3,
      worship: 5,
    },
  },
  priest: {
    ruleLetters: 'KNA',
    lives: 3,
    weapons: ['short'],
    armour: [],
    shield: false,
    factions: ['camelot'],
    abilities: {
      enchantment: 1,
      healing: 1,
      worship: 1,
      clairvoyance: 3,
      alchemy: 3,
      nature: 3,
      necromancy: 5,
    },
  },
  ranger: {
    ruleLetters: 'HRA',
    lives: 4,
    weapons: ['short', 'one-handed', 'bow'],
    armour: ['light'],
    shield: false,
    factions: ['moy'],
    abilities: {
      woodcraft: 1,
      dodge: 1,
      perception: 1,
      sneaking: 1,
      toughness: 3,
      swordsmanship: 3,
      healing: 3,
      nature: 3,
    },
  },
  druid: {
    ruleLetters: 'DRU',
    lives: 3,
    weapons: ['short'],
    armour: ['light'],
    shield: false,
    factions: ['moy'],
    abilities: {
      elements: 1,
      healing: 1,
      nature: 1,
      endurance: 3,
      necromancy: 3,
      alchemy: 3,
      clairvoyance: 5,
    },
  },
};
