import { describe, expect, test } from 'vitest';
import { hitStrength } from '../../../shared/dbf/hit.ts';
import { weapons } from '../../../shared/vocabulary/weapons.ts';
import { creep, ofClass } from '../../fixtures/sheets.ts';

/** What a hit takes with: nothing, penetration, swordsmanship, both. */
const strengths = {
  'short dagger': [1, 1, 1, 1],
  'short sword': [1, 1, 2, 2],
  'short club': [1, 2, 1, 2],
  'one-handed sword': [1, 1, 2, 2],
  'one-handed axe': [1, 2, 1, 2],
  'one-handed hammer': [1, 2, 1, 2],
  'one-handed mace': [1, 2, 1, 2],
  'two-handed sword': [1, 2, 2, 3],
  'two-handed axe': [1, 3, 1, 3],
  'two-handed hammer': [1, 3, 1, 3],
  'two-handed club': [1, 3, 1, 3],
  'two-handed mace': [1, 3, 1, 3],
  bow: [1, 1, 1, 1],
  claws: [1, 1, 1, 1],
  none: [1, 1, 1, 1],
} as const satisfies Record<(typeof weapons)[number], readonly number[]>;

describe('the strength of a hit (DBF-DMG-01, DBF-ABI-PRI-2 to -4, DBF-ABI-SER-2, DBF-A-11, DBF-A-13)', () => {
  test.each(weapons)('a %s wounds by what its owner knows', (weapon) => {
    const totals = [[], ['penetration'], ['swordsmanship'], ['penetration', 'swordsmanship']] as const;
    expect(totals.map((abilities) => hitStrength(ofClass('warrior', { weapon, abilities })).total)).toEqual(
      strengths[weapon],
    );
  });

  test('a two-handed sword with Prieraznosť and Šerm wounds for three, every part named (DBF-A-12)', () => {
    const sheet = ofClass('knight', { weapon: 'two-handed sword', abilities: ['penetration', 'swordsmanship'] });
    expect(hitStrength(sheet)).toEqual({
      total: 3,
      parts: [
        { from: 'base', by: 1, rule: 'DBF-A-01' },
        { from: 'penetration-two-handed', by: 1, rule: 'DBF-ABI-PRI-3' },
        { from: 'swordsmanship', by: 1, rule: 'DBF-ABI-SER-2' },
      ],
    });
  });

  test('both bonuses of Prieraznosť add up for a two-handed axe (DBF-ABI-PRI-4)', () => {
    expect(hitStrength(ofClass('warrior', { weapon: 'two-handed axe', granted: ['penetration'] })).parts).toEqual([
      { from: 'base', by: 1, rule: 'DBF-A-01' },
      { from: 'penetration-weapon', by: 1, rule: 'DBF-ABI-PRI-2' },
      { from: 'penetration-two-handed', by: 1, rule: 'DBF-ABI-PRI-3' },
    ]);
  });

  test("a creep's own strength is the base that everything adds to", () => {
    expect(hitStrength(creep(4, { hit: 2, weapon: 'one-handed sword', granted: ['swordsmanship'] })).total).toBe(3);
  });
});
