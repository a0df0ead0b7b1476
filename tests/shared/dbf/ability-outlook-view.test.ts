import { describe, expect, test } from 'vitest';
import { abilityOutlook } from '../../../shared/dbf/ability-outlook-view.ts';
import type { Sheet } from '../../../shared/roster/character.ts';

const sheet: Sheet = {
  name: 'Adam',
  player: '',
  origin: { is: 'class', class: 'warrior' },
  faction: 'none',
  level: 2,
  abilities: [],
  granted: [],
  weapon: 'one-handed sword',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
  exceptions: [],
  shifts: {},
  extraSpells: [],
  ownSpells: [],
};

describe('what another ability would bring (DBF-LVL-05, DBF-LVL-14)', () => {
  test('Vytrvalosť one life', () => {
    expect(abilityOutlook(sheet, 'endurance', 'chosen')).toMatchObject({
      lives: { from: 4, to: 5 },
      hit: null,
      spells: [],
    });
  });

  test('Šerm a stronger hit with a sword', () => {
    expect(abilityOutlook(sheet, 'swordsmanship', 'chosen')).toMatchObject({ lives: null, hit: { from: 1, to: 2 } });
  });

  test('a granted school its spells up to the level', () => {
    expect(abilityOutlook(sheet, 'elements', 'granted').spells).toHaveLength(2);
  });
});
