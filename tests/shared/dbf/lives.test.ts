import { describe, expect, test } from 'vitest';
import { livesParts, maxLives } from '../../../shared/dbf/lives.ts';
import type { Sheet } from '../../../shared/roster/character.ts';
import { classIds } from '../../../shared/vocabulary/terms.ts';
import { creep, ofClass } from '../../fixtures/sheets.ts';

describe('the maximum of lives (DBF-CLS-*-1, DBF-ABI-VYT-2, DBF-ABI-HUZ-2, DBF-ARM-02 to -04, DBF-A-10)', () => {
  test('bare members of the classes have four or three lives', () => {
    expect(classIds.map((id) => maxLives(ofClass(id)))).toEqual([4, 3, 3, 4, 3, 4, 3]);
  });

  test.each<[string, Partial<Sheet>, number]>([
    ['nothing', {}, 4],
    ['endurance', { abilities: ['endurance'] }, 5],
    ['toughness', { abilities: ['toughness'] }, 6],
    ['both', { abilities: ['endurance', 'toughness'] }, 7],
    ['granted endurance', { granted: ['endurance'] }, 5],
    ['endurance both chosen and granted', { abilities: ['endurance'], granted: ['endurance'] }, 5],
    ['light armour', { armour: 'light' }, 5],
    ['heavy armour', { armour: 'heavy' }, 6],
    ['a shield', { shield: true }, 4],
    ['two lives for fine pieces', { bonus: 2 }, 6],
    ['everything', { abilities: ['endurance', 'toughness'], armour: 'heavy', bonus: 1, shield: true }, 10],
    ['level nine', { level: 9 }, 4],
  ])('a warrior with %s', (_with, patch, expected) => {
    expect(maxLives(ofClass('warrior', patch))).toBe(expected);
  });

  test('every part of the sum is named with its rule', () => {
    expect(livesParts(ofClass('knight', { abilities: ['endurance', 'toughness'], armour: 'heavy', bonus: 1 }))).toEqual(
      [
        { from: 'class', by: 4, rule: 'DBF-CLS-RYT-1' },
        { from: 'endurance', by: 1, rule: 'DBF-ABI-VYT-2' },
        { from: 'toughness', by: 2, rule: 'DBF-ABI-HUZ-2' },
        { from: 'armour', by: 2, rule: 'DBF-ARM-03' },
        { from: 'bonus', by: 1, rule: 'DBF-ARM-04' },
      ],
    );
  });

  test('light armour is named with its own rule', () => {
    expect(livesParts(ofClass('druid', { armour: 'light' }))).toEqual([
      { from: 'class', by: 3, rule: 'DBF-CLS-DRU-1' },
      { from: 'armour', by: 1, rule: 'DBF-ARM-02' },
    ]);
  });
});

describe('the lives of a creep (DBF-A-16)', () => {
  test('are what its sheet says, its endurance counted in already', () => {
    expect(livesParts(creep(5, { abilities: ['endurance', 'toughness'] }))).toEqual([
      { from: 'creature', by: 5, rule: 'DBF-A-16' },
    ]);
  });

  test('hold its armour and its fine pieces already', () => {
    expect(livesParts(creep(5, { armour: 'heavy', bonus: 2 }))).toEqual([
      { from: 'creature', by: 5, rule: 'DBF-A-16' },
    ]);
  });
});
