import { describe, expect, it } from 'vitest';
import { hitStrength } from '../../../../shared/dbf/hit.ts';
import { weapons, type Weapon } from '../../../../shared/vocabulary/weapons.ts';
import { ofClass } from '../../../fixtures/sheets.ts';

/** What a hit with each weapon takes: of a beginner, with Prieraznosť, with Šerm, with both. */
const strengths: Readonly<Record<Weapon, readonly [number, number, number, number]>> = {
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
};

const strengthOf = (weapon: Weapon, ...abilities: readonly ('penetration' | 'swordsmanship')[]): number =>
  hitStrength(ofClass('warrior', { level: 4, weapon, abilities })).total;

describe('without an ability', () => {
  it.each(weapons)('a hit with %s takes one life (DBF-A-01, DBF-A-13)', (weapon) => {
    expect(strengthOf(weapon)).toBe(strengths[weapon][0]);
  });
});

describe('Prieraznosť (DBF-ABI-PRI-1 to -4, DBF-A-11)', () => {
  it.each(weapons.map((weapon) => [weapon, strengths[weapon][1]] as const))(
    'a hit with %s takes %i',
    (weapon, lives) => {
      expect(strengthOf(weapon, 'penetration')).toBe(lives);
    },
  );
});

describe('Šerm (DBF-ABI-SER-1, -2, DBF-A-11)', () => {
  it.each(weapons.map((weapon) => [weapon, strengths[weapon][2]] as const))(
    'a hit with %s takes %i',
    (weapon, lives) => {
      expect(strengthOf(weapon, 'swordsmanship')).toBe(lives);
    },
  );
});

describe('Prieraznosť and Šerm together (DBF-A-12)', () => {
  it.each(weapons.map((weapon) => [weapon, strengths[weapon][3]] as const))(
    'a hit with %s takes %i',
    (weapon, lives) => {
      expect(strengthOf(weapon, 'penetration', 'swordsmanship')).toBe(lives);
    },
  );
});
