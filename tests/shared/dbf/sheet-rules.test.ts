import { describe, expect, test } from 'vitest';
import { breachesOf } from '../../../shared/dbf/sheet-rules.ts';
import type { Sheet } from '../../../shared/roster/character.ts';
import { classIds, factions } from '../../../shared/vocabulary/terms.ts';
import { creep, ofClass } from '../../fixtures/sheets.ts';

const broken = (sheet: Sheet) => breachesOf(sheet).map(({ code, rule }) => [code, rule]);

describe('class and faction (DBF-CLS-01 to -03)', () => {
  test.each(classIds)('a %s is of the factions of the class only', (id) => {
    const anywhere = [[], [], []];
    const rule = id === 'knight' || id === 'priest' ? 'DBF-CLS-02' : 'DBF-CLS-03';
    const no = [['faction-not-for-class', rule]];
    const expected = {
      warrior: anywhere,
      thief: anywhere,
      wizard: anywhere,
      knight: [[], no, no],
      priest: [[], no, no],
      ranger: [no, [], no],
      druid: [no, [], no],
    };
    expect(factions.map((faction) => broken(ofClass(id, { faction })))).toEqual(expected[id]);
  });
});

describe('abilities on a sheet (DBF-LVL-08 to -14, DBF-A-79, DBF-A-83)', () => {
  test.each<[string, Partial<Sheet>, readonly unknown[]]>([
    ['one at level one is right', { abilities: ['endurance'] }, []],
    ['fewer than the level are right', { level: 9, abilities: ['endurance'] }, []],
    [
      'two at level one are too many',
      { abilities: ['endurance', 'woodcraft'] },
      [['too-many-abilities', 'DBF-LVL-12']],
    ],
    ['none is taken twice', { level: 2, abilities: ['endurance', 'endurance'] }, [['ability-taken-twice', 'DBF-A-83']]],
    [
      'the first can’t be of level three',
      { level: 3, abilities: ['toughness'] },
      [['ability-too-early', 'DBF-LVL-10']],
    ],
    ['the third can', { level: 3, abilities: ['endurance', 'woodcraft', 'toughness'] }, []],
    ['the third can still be of level one', { level: 3, abilities: ['endurance', 'woodcraft', 'demolition'] }, []],
    [
      'the fourth can’t be of level five',
      { level: 4, abilities: ['endurance', 'woodcraft', 'demolition', 'sneaking'] },
      [['ability-too-early', 'DBF-LVL-10']],
    ],
    ['another class has others', { abilities: ['elements'] }, [['ability-not-for-class', 'DBF-LVL-14']]],
    ['an ORG may grant anything', { granted: ['elements', 'worship', 'dodge'] }, []],
  ])('of a warrior: %s', (_title, patch, expected) => {
    expect(broken(ofClass('warrior', patch))).toEqual(expected);
  });

  test('says what is wrong with the third, so that it can be put right', () => {
    expect(breachesOf(ofClass('druid', { level: 3, abilities: ['elements', 'healing', 'clairvoyance'] }))).toEqual([
      { code: 'ability-too-early', rule: 'DBF-LVL-10', data: { ability: 'clairvoyance', from: 5, taken: 3 } },
    ]);
  });
});

describe('weapons, armour and shields (DBF-CLS-*-2, -3, DBF-WPN-06, -11, DBF-A-14)', () => {
  const sample = ['short dagger', 'one-handed axe', 'two-handed sword', 'bow', 'none', 'claws'] as const;
  test.each([
    ['warrior', [1, 1, 1, 1, 1, 0]],
    ['thief', [1, 0, 0, 1, 1, 0]],
    ['wizard', [1, 0, 0, 0, 1, 0]],
    ['knight', [1, 1, 1, 0, 1, 0]],
    ['priest', [1, 0, 0, 0, 1, 0]],
    ['ranger', [1, 1, 0, 1, 1, 0]],
    ['druid', [1, 0, 0, 0, 1, 0]],
  ] as const)('a %s carries dagger, axe, great sword, bow, nothing, claws: %j', (id, expected) => {
    expect(sample.map((weapon) => (broken(ofClass(id, { weapon })).length === 0 ? 1 : 0))).toEqual(expected);
  });

  test.each([
    ['warrior', [1, 1, 1]],
    ['thief', [1, 0, 0]],
    ['wizard', [0, 0, 0]],
    ['knight', [1, 1, 1]],
    ['priest', [0, 0, 0]],
    ['ranger', [1, 0, 0]],
    ['druid', [1, 0, 0]],
  ] as const)('a %s wears light armour, heavy armour, a shield: %j', (id, expected) => {
    const worn: readonly Partial<Sheet>[] = [{ armour: 'light' }, { armour: 'heavy' }, { shield: true }];
    expect(worn.map((patch) => (broken(ofClass(id, patch)).length === 0 ? 1 : 0))).toEqual(expected);
  });

  test('names the rule of the class, or of claws', () => {
    expect(broken(ofClass('wizard', { weapon: 'bow', armour: 'heavy', shield: true }))).toEqual([
      ['weapon-not-for-class', 'DBF-CLS-CAR-2'],
      ['armour-not-for-class', 'DBF-CLS-CAR-3'],
      ['shield-not-for-class', 'DBF-CLS-CAR-3'],
    ]);
    expect(broken(ofClass('warrior', { weapon: 'claws' }))).toEqual([['weapon-not-for-class', 'DBF-WPN-11']]);
  });

  test('a two-handed weapon leaves no hand for a shield, not even to a creep', () => {
    expect(broken(ofClass('warrior', { weapon: 'two-handed axe', shield: true }))).toEqual([
      ['shield-with-two-hands', 'DBF-A-14'],
    ]);
    expect(broken(creep(3, { weapon: 'two-handed axe', shield: true }))).toEqual([
      ['shield-with-two-hands', 'DBF-A-14'],
    ]);
  });

  test('a creep has whatever else its sheet says', () => {
    expect(
      broken(creep(9, { weapon: 'claws', armour: 'heavy', shield: true, abilities: ['sneaking', 'worship'] })),
    ).toEqual([]);
  });
});
