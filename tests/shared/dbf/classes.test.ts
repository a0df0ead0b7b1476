import { describe, expect, test } from 'vitest';
import { classRules } from '../../../shared/dbf/classes.ts';
import { abilityIds, classIds } from '../../../shared/vocabulary/terms.ts';

/** The level from which each class may choose an ability, in the order of `classIds`; 0 where it never may. */
const matrix = {
  //              warrior, thief, wizard, knight, priest, ranger, druid
  endurance: [1, 1, 0, 1, 0, 0, 3],
  toughness: [3, 0, 0, 3, 0, 3, 0],
  woodcraft: [1, 0, 0, 0, 0, 1, 0],
  demolition: [1, 0, 0, 1, 0, 0, 0],
  penetration: [3, 0, 0, 1, 0, 0, 0],
  swordsmanship: [3, 3, 0, 3, 0, 3, 0],
  thievery: [0, 1, 0, 0, 0, 0, 0],
  perception: [0, 1, 0, 0, 0, 1, 0],
  dodge: [0, 3, 0, 0, 0, 1, 0],
  sneaking: [5, 3, 0, 0, 0, 1, 0],
  elements: [0, 0, 1, 0, 0, 0, 1],
  enchantment: [0, 5, 1, 0, 1, 0, 0],
  clairvoyance: [0, 0, 3, 0, 3, 0, 5],
  necromancy: [0, 0, 3, 0, 5, 0, 3],
  alchemy: [0, 0, 1, 0, 3, 0, 3],
  healing: [0, 0, 5, 3, 1, 3, 1],
  nature: [0, 0, 3, 0, 3, 3, 1],
  worship: [0, 0, 0, 5, 1, 0, 0],
} as const satisfies Record<(typeof abilityIds)[number], readonly number[]>;

const cells = abilityIds.flatMap((ability) =>
  classIds.map((id, column) => ({ ability, id, from: matrix[ability][column] ?? 0 })),
);

describe('abilities of the classes (DBF-CLS-*-4 to -6)', () => {
  test.each(cells.filter(({ from }) => from > 0))(
    'a $id may choose $ability from level $from',
    ({ ability, id, from }) => {
      expect(classRules[id].abilities[ability]).toBe(from);
    },
  );

  test.each(cells.filter(({ from }) => from === 0))('a $id may never choose $ability', ({ ability, id }) => {
    expect(classRules[id].abilities[ability]).toBeUndefined();
  });

  test('every class has seven abilities, the ranger eight', () => {
    expect(classIds.map((id) => Object.keys(classRules[id].abilities).length)).toEqual([7, 7, 7, 7, 7, 8, 7]);
  });
});

describe('what a class starts with (DBF-CLS-01 to -03, DBF-CLS-*-1 to -3)', () => {
  test.each([
    [
      'warrior',
      4,
      ['short', 'one-handed', 'two-handed', 'bow'],
      ['light', 'heavy'],
      true,
      ['none', 'camelot', 'moy'],
      'BOJ',
    ],
    ['thief', 3, ['short', 'bow'], ['light'], false, ['none', 'camelot', 'moy'], 'ZLO'],
    ['wizard', 3, ['short'], [], false, ['none', 'camelot', 'moy'], 'CAR'],
    ['knight', 4, ['short', 'one-handed', 'two-handed'], ['light', 'heavy'], true, ['camelot'], 'RYT'],
    ['priest', 3, ['short'], [], false, ['camelot'], 'KNA'],
    ['ranger', 4, ['short', 'one-handed', 'bow'], ['light'], false, ['moy'], 'HRA'],
    ['druid', 3, ['short'], ['light'], false, ['moy'], 'DRU'],
  ] as const)(
    'a %s has %i lives, its weapons, armour and faction',
    (id, lives, weapons, armour, shield, factions, letters) => {
      const { abilities: _abilities, ...rules } = classRules[id];
      expect(rules).toEqual({ ruleLetters: letters, lives, weapons, armour, shield, factions });
    },
  );
});
