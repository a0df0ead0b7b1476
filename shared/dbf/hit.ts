import { knows, type Sheet } from '../roster/character.ts';
import { weaponParts, type WeaponKind } from '../vocabulary/weapons.ts';
import { bears, type Fighter } from './fight.ts';
import { defaultHouseRules, type HouseRules } from './house-rules.ts';

export interface HitPart {
  readonly from:
    | 'base'
    | 'penetration-weapon'
    | 'penetration-two-handed'
    | 'swordsmanship'
    | 'holy-weapon'
    | 'chosen-by-god'
    | 'vampiric-touch'
    | 'chosen-opponent';
  readonly by: number;
  readonly rule: string;
}

/** What a hit takes, with every part named: "1 + Šerm 1 + Prieraznosť 1 = 3". */
export interface HitSum {
  readonly total: number;
  readonly parts: readonly HitPart[];
}

/**
 * DBF-ABI-PRI-2, DBF-A-11: axes and everything of the mace family; whether a club (kyjak) counts to it is a house rule.
 */
const piercing = ({ clubPierces }: HouseRules): readonly WeaponKind[] =>
  clubPierces === 'yes' ? ['axe', 'hammer', 'mace', 'club'] : ['axe', 'hammer', 'mace'];

/** DBF-DMG-01: what a hit takes, every part named. All parts add up (DBF-A-12). */
export function hitStrength(sheet: Sheet, rules: HouseRules = defaultHouseRules): HitSum {
  const parts = [base(sheet), ...penetration(sheet, rules), ...swordsmanship(sheet)];
  return { total: parts.reduce((sum, part) => sum + part.by, 0), parts };
}

/**
 * DBF-DMG-01, -04: what a hit takes from this opponent, with what spells add: a holy weapon (DBF-SP-BO4), the chosen
 * one who strikes or is struck (DBF-SP-BO1), the vampiric touch (DBF-SP-NE1). Never below 0, or 1 by house rule
 * (DBF-A-04).
 */
export function hitAgainst(attacker: Fighter, victim: Fighter, rules: HouseRules = defaultHouseRules): HitSum {
  const parts = [...hitStrength(attacker.sheet, rules).parts, ...spellParts(attacker, victim)];
  return {
    total: Math.max(
      rules.leastWound === 'one-life' ? 1 : 0,
      parts.reduce((sum, part) => sum + part.by, 0),
    ),
    parts,
  };
}

const spellParts = (attacker: Fighter, victim: Fighter): readonly HitPart[] => [
  ...(bears(attacker, 'hallowed')
    ? [{ from: 'holy-weapon', by: isUnholy(victim.sheet) ? 2 : 1, rule: 'DBF-SP-BO4' } as const]
    : []),
  ...(bears(attacker, 'chosen') ? [{ from: 'chosen-by-god', by: 1, rule: 'DBF-SP-BO1' } as const] : []),
  ...(bears(attacker, 'vampiric') ? [{ from: 'vampiric-touch', by: 1, rule: 'DBF-SP-NE1' } as const] : []),
  ...(bears(victim, 'chosen') ? [{ from: 'chosen-opponent', by: -1, rule: 'DBF-SP-BO1' } as const] : []),
];

const isUnholy = ({ origin }: Sheet): boolean =>
  origin.is === 'creature' && (origin.creature === 'undead' || origin.creature === 'demon');

/** DBF-A-01: a bare hit takes 1, a bow's too (DBF-A-13), or what a creature's sheet says. */
const base = (sheet: Sheet): HitPart => ({ from: 'base', by: sheet.hit, rule: 'DBF-A-01' });

/** DBF-ABI-PRI-2, -3, -4: one more with an axe or mace, one more with two hands, both add. */
function penetration(sheet: Sheet, rules: HouseRules): readonly HitPart[] {
  if (!knows(sheet, 'penetration')) return [];
  const { size, kind } = weaponParts(sheet.weapon);
  return [
    ...((piercing(rules) as readonly string[]).includes(kind)
      ? [{ from: 'penetration-weapon', by: 1, rule: 'DBF-ABI-PRI-2' } as const]
      : []),
    ...(size === 'two-handed' ? [{ from: 'penetration-two-handed', by: 1, rule: 'DBF-ABI-PRI-3' } as const] : []),
  ];
}

/** DBF-ABI-SER-2: a sword of any size wounds for one more in the hands of a fencer. */
const swordsmanship = (sheet: Sheet): readonly HitPart[] =>
  knows(sheet, 'swordsmanship') && weaponParts(sheet.weapon).kind === 'sword'
    ? [{ from: 'swordsmanship', by: 1, rule: 'DBF-ABI-SER-2' }]
    : [];
