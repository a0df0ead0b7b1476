import { knows, type Sheet } from '../roster/character.ts';
import { weaponParts, type WeaponKind } from '../vocabulary/weapons.ts';

export interface HitPart {
  readonly from: 'base' | 'penetration-weapon' | 'penetration-two-handed' | 'swordsmanship';
  readonly by: number;
  readonly rule: string;
}

/** What a hit takes, with every part named: "1 + Šerm 1 + Prieraznosť 1 = 3". */
export interface HitSum {
  readonly total: number;
  readonly parts: readonly HitPart[];
}

/** DBF-ABI-PRI-2, DBF-A-11: axes and everything of the mace family; a club (kyjak) counts to it. */
const piercing: readonly WeaponKind[] = ['axe', 'hammer', 'mace', 'club'];

/** DBF-DMG-01: what a hit takes, every part named. All parts add up (DBF-A-12). */
export function hitStrength(sheet: Sheet): HitSum {
  const parts = [base(sheet), ...penetration(sheet), ...swordsmanship(sheet)];
  return { total: parts.reduce((sum, part) => sum + part.by, 0), parts };
}

/** DBF-A-01: a bare hit takes 1, or what a creature's sheet says. */
const base = (sheet: Sheet): HitPart => ({ from: 'base', by: sheet.hit, rule: 'DBF-A-01' });

/** DBF-ABI-PRI-2, -3, -4: one more with an axe or mace, one more with two hands, both add. */
function penetration(sheet: Sheet): readonly HitPart[] {
  if (!knows(sheet, 'penetration')) return [];
  const { size, kind } = weaponParts(sheet.weapon);
  return [
    ...((piercing as readonly string[]).includes(kind)
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
