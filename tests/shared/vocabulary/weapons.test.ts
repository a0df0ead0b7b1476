import { describe, expect, test } from 'vitest';
import { weaponParts, weapons } from '../../../shared/vocabulary/weapons.ts';

describe('weapons (DBF-WPN-04 to -08, DBF-WPN-10, -11)', () => {
  test('are of three sizes, or bow, claws and nothing', () => {
    expect(weapons.map((weapon) => [weapon, weaponParts(weapon)])).toEqual([
      ['short dagger', { size: 'short', kind: 'dagger' }],
      ['short sword', { size: 'short', kind: 'sword' }],
      ['short club', { size: 'short', kind: 'club' }],
      ['one-handed sword', { size: 'one-handed', kind: 'sword' }],
      ['one-handed axe', { size: 'one-handed', kind: 'axe' }],
      ['one-handed hammer', { size: 'one-handed', kind: 'hammer' }],
      ['one-handed mace', { size: 'one-handed', kind: 'mace' }],
      ['two-handed sword', { size: 'two-handed', kind: 'sword' }],
      ['two-handed axe', { size: 'two-handed', kind: 'axe' }],
      ['two-handed hammer', { size: 'two-handed', kind: 'hammer' }],
      ['two-handed club', { size: 'two-handed', kind: 'club' }],
      ['two-handed mace', { size: 'two-handed', kind: 'mace' }],
      ['bow', { size: null, kind: 'bow' }],
      ['claws', { size: null, kind: 'claws' }],
      ['none', { size: null, kind: 'none' }],
    ]);
  });
});
