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

/** DBF-ABI-*-1, DBF-MAG-*-1: the rule that says which classes come to an ability, and from which level. */
const accessRules = {
  endurance: 'DBF-ABI-VYT-1',
  toughness: 'DBF-ABI-HUZ-1',
  woodcraft: 'DBF-ABI-ZAL-1',
  demolition: 'DBF-ABI-NIC-1',
  penetration: 'DBF-ABI-PRI-1',
  swordsmanship: 'DBF-ABI-SER-1',
  thievery: 'DBF-ABI-ZLO-1',
  perception: 'DBF-ABI-POZ-1',
  dodge: 'DBF-ABI-UHY-1',
  sneaking: 'DBF-ABI-ZAK-1',
  elements: 'DBF-MAG-EL-1',
  enchantment: 'DBF-MAG-PO-1',
  clairvoyance: 'DBF-MAG-JA-1',
  necromancy: 'DBF-MAG-NE-1',
  alchemy: 'DBF-MAG-AL-1',
  healing: 'DBF-MAG-LI-1',
  nature: 'DBF-MAG-PR-1',
  worship: 'DBF-MAG-BO-1',
} as const satisfies Record<(typeof abilityIds)[number], string>;

describe('who comes to an ability, ability by ability', () => {
  test.each(abilityIds.map((ability) => ({ ability, rule: accessRules[ability] })))(
    '$rule: the classes of $ability, and from which level',
    ({ ability }) => {
      expect(classIds.map((id) => classRules[id].abilities[ability] ?? 0)).toEqual(matrix[ability]);
    },
  );
});

/** What may be chosen from level 1, 3 and 5, class by class. */
const choices = [
  {
    id: 'warrior',
    rules: 'DBF-CLS-BOJ-4 to -6',
    lists: [['endurance', 'woodcraft', 'demolition'], ['toughness', 'penetration', 'swordsmanship'], ['sneaking']],
  },
  {
    id: 'thief',
    rules: 'DBF-CLS-ZLO-4 to -6',
    lists: [['endurance', 'thievery', 'perception'], ['swordsmanship', 'dodge', 'sneaking'], ['enchantment']],
  },
  {
    id: 'wizard',
    rules: 'DBF-CLS-CAR-4 to -6',
    lists: [['elements', 'enchantment', 'alchemy'], ['clairvoyance', 'necromancy', 'nature'], ['healing']],
  },
  {
    id: 'knight',
    rules: 'DBF-CLS-RYT-4 to -6',
    lists: [['endurance', 'demolition', 'penetration'], ['toughness', 'swordsmanship', 'healing'], ['worship']],
  },
  {
    id: 'priest',
    rules: 'DBF-CLS-KNA-4 to -6',
    lists: [['enchantment', 'healing', 'worship'], ['clairvoyance', 'alchemy', 'nature'], ['necromancy']],
  },
  {
    id: 'ranger',
    rules: 'DBF-CLS-HRA-4 to -6, DBF-A-85',
    lists: [['woodcraft', 'perception', 'dodge', 'sneaking'], ['toughness', 'swordsmanship', 'healing', 'nature'], []],
  },
  {
    id: 'druid',
    rules: 'DBF-CLS-DRU-4 to -6',
    lists: [['elements', 'healing', 'nature'], ['endurance', 'necromancy', 'alchemy'], ['clairvoyance']],
  },
] as const;

describe('abilities of the classes', () => {
  test.each(choices)('what a $id may choose from level 1, 3 and 5 ($rules)', ({ id, lists }) => {
    const from = (level: 1 | 3 | 5) => abilityIds.filter((ability) => classRules[id].abilities[ability] === level);
    expect([from(1), from(3), from(5)].map((list) => list.toSorted())).toEqual(lists.map((list) => list.toSorted()));
  });

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

describe('what a class starts with (DBF-LVL-01, DBF-CLS-01 to -03)', () => {
  test.each([
    [
      'warrior',
      4,
      ['short', 'one-handed', 'two-handed', 'bow'],
      ['light', 'heavy'],
      true,
      ['none', 'camelot', 'moy'],
      'BOJ',
      'DBF-CLS-BOJ-1 to -3',
    ],
    ['thief', 3, ['short', 'bow'], ['light'], false, ['none', 'camelot', 'moy'], 'ZLO', 'DBF-CLS-ZLO-1 to -3'],
    ['wizard', 3, ['short'], [], false, ['none', 'camelot', 'moy'], 'CAR', 'DBF-CLS-CAR-1 to -3'],
    [
      'knight',
      4,
      ['short', 'one-handed', 'two-handed'],
      ['light', 'heavy'],
      true,
      ['camelot'],
      'RYT',
      'DBF-CLS-RYT-1 to -3',
    ],
    ['priest', 3, ['short'], [], false, ['camelot'], 'KNA', 'DBF-CLS-KNA-1 to -3'],
    ['ranger', 4, ['short', 'one-handed', 'bow'], ['light'], false, ['moy'], 'HRA', 'DBF-CLS-HRA-1 to -3'],
    ['druid', 3, ['short'], ['light'], false, ['moy'], 'DRU', 'DBF-CLS-DRU-1 to -3'],
  ] as const)(
    'a %s has %i lives, its weapons, armour and faction',
    (id, lives, weapons, armour, shield, factions, letters, _rules) => {
      const { abilities: _abilities, ...rules } = classRules[id];
      expect(rules).toEqual({ ruleLetters: letters, lives, weapons, armour, shield, factions });
    },
  );
});
