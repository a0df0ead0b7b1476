import { describe, expect, test } from 'vitest';
import { canRun, choosableAbilities, freePicks } from '../../../shared/dbf/ability-access.ts';
import type { Sheet } from '../../../shared/roster/character.ts';
import { creep, ofClass } from '../../fixtures/sheets.ts';

const allOfAWarrior = [
  'endurance',
  'woodcraft',
  'demolition',
  'toughness',
  'penetration',
  'swordsmanship',
  'sneaking',
] as const;
const allOfARanger = [
  'woodcraft',
  'dodge',
  'perception',
  'sneaking',
  'toughness',
  'swordsmanship',
  'healing',
  'nature',
] as const;

describe('abilities still to be chosen (DBF-LVL-08 to -12, DBF-A-78, DBF-A-79, DBF-A-85)', () => {
  test.each<[string, Sheet, number]>([
    ['a newcomer may choose one', ofClass('warrior'), 1],
    ['who has chosen it waits for the next level', ofClass('warrior', { abilities: ['endurance'] }), 0],
    ['two levels gained at once give two', ofClass('warrior', { level: 3, abilities: ['endurance'] }), 2],
    [
      'at level eight the seven of the class are all there is',
      ofClass('warrior', { level: 8, abilities: allOfAWarrior }),
      0,
    ],
    [
      'at level nine one of seven may be left',
      ofClass('warrior', { level: 9, abilities: allOfAWarrior.slice(0, 6) }),
      1,
    ],
    [
      'a ranger chooses an eighth at level eight',
      ofClass('ranger', { level: 8, abilities: allOfARanger.slice(0, 7) }),
      1,
    ],
    ['a ranger has no ninth', ofClass('ranger', { level: 9, abilities: allOfARanger }), 0],
    ['what was granted outside the class takes no choice away', ofClass('warrior', { granted: ['dodge'] }), 1],
    [
      'what was granted of the class can’t be chosen again',
      ofClass('warrior', { level: 9, granted: [...allOfAWarrior] }),
      0,
    ],
    [
      'more than the level allows is never less than none',
      ofClass('warrior', { abilities: ['endurance', 'woodcraft'] }),
      0,
    ],
    ['a creep has what its sheet says', creep(3, { level: 9 }), 0],
  ])('%s', (_title, sheet, expected) => {
    expect(freePicks(sheet)).toBe(expected);
  });

  test.each<[string, Sheet, readonly string[]]>([
    ['the first is of the list of level one', ofClass('warrior'), ['endurance', 'woodcraft', 'demolition']],
    [
      'the second of a level nine character too',
      ofClass('warrior', { level: 9, abilities: ['endurance'] }),
      ['woodcraft', 'demolition'],
    ],
    [
      'the third widens to the list of level three, the last of level one included',
      ofClass('warrior', { level: 3, abilities: ['endurance', 'woodcraft'] }),
      ['toughness', 'demolition', 'penetration', 'swordsmanship'],
    ],
    [
      'the fifth opens the list of level five',
      ofClass('warrior', { level: 5, abilities: ['endurance', 'woodcraft', 'demolition', 'toughness'] }),
      ['penetration', 'swordsmanship', 'sneaking'],
    ],
    ['what was granted is not offered', ofClass('warrior', { granted: ['endurance'] }), ['woodcraft', 'demolition']],
    ['without a free choice nothing is offered', ofClass('warrior', { abilities: ['endurance'] }), []],
    ['a creep is offered nothing', creep(), []],
  ])('%s', (_title, sheet, expected) => {
    expect(choosableAbilities(sheet)).toEqual(expected);
  });
});

describe('running (DBF-ABI-HUZ-3, DBF-A-84)', () => {
  test.each<[string, Partial<Sheet>, boolean]>([
    ['nobody runs just so', {}, false],
    ['toughness lets run', { abilities: ['toughness'] }, true],
    ['granted toughness too', { granted: ['toughness'] }, true],
    ['in light armour too', { abilities: ['toughness'], armour: 'light' }, true],
    ['but not in heavy armour', { abilities: ['toughness'], armour: 'heavy' }, false],
  ])('%s', (_title, patch, expected) => {
    expect(canRun(ofClass('warrior', patch))).toBe(expected);
  });
});
