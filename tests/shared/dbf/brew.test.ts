import { describe, expect, test } from 'vitest';
import { brewable } from '../../../shared/dbf/brew.ts';
import { brewOffers } from '../../../shared/dbf/brew-offer-view.ts';
import type { Sheet } from '../../../shared/roster/character.ts';
import { liecivy, ohnivy } from '../../fixtures/camp-data.ts';
import { refusalOf } from '../../fixtures/fights.ts';
import { creep, ofClass, who } from '../../fixtures/sheets.ts';

const why = (sheet: Sheet, recipe: Parameters<typeof brewable>[2]) => {
  const refused = brewable(who('a'), sheet, recipe);
  return refused === null ? null : refusalOf(refused);
};

describe('brewing by alchemy (DBF-MAG-AL-1, -3, -5)', () => {
  const ofLevel = (level: number) => ({ craft: 'alchemy', level }) as const;
  const wizard = (level: number) => ofClass('wizard', { level, abilities: ['alchemy'] });
  const druid = (level: number) => ofClass('druid', { level, abilities: ['elements', 'healing', 'alchemy'] });

  test.each([
    ['a wizard of level 2 brews level 2', wizard(2), 2, null],
    ['a wizard of level 2 does not brew level 3', wizard(2), 3, ['potion-too-high', 'DBF-MAG-AL-5']],
    ['a druid brews level 2 from level 4 on', druid(4), 2, null],
    ['a druid of level 3 does not brew level 2', druid(3), 2, ['potion-too-high', 'DBF-MAG-AL-5']],
    ['who knows no alchemy does not brew', ofClass('warrior', { level: 9 }), 1, ['ability-missing', 'DBF-MAG-AL-1']],
    ['a creep has no shift', creep(3, { level: 2, granted: ['alchemy'] }), 2, null],
  ] as const)('%s', (_title, sheet, level, expected) => {
    expect(why(sheet, ofLevel(level))).toEqual(expected);
  });

  test('an ORG may shift what was granted (DBF-A-82)', () => {
    const granted = ofClass('warrior', { level: 3, granted: ['alchemy'], shifts: { alchemy: 2 } });
    expect([why(granted, ofLevel(1)), why(granted, ofLevel(2))]).toEqual([null, ['potion-too-high', 'DBF-MAG-AL-5']]);
  });
});

describe('the healing potion (DBF-ABI-ZAL-4, DBF-MAG-PR-3)', () => {
  test.each([
    ['woodcraft', ofClass('warrior', { abilities: ['woodcraft'] }), null],
    ['nature', ofClass('druid', { abilities: ['nature'] }), null],
    ['nature, however late the class comes to it', ofClass('priest', { level: 1, granted: ['nature'] }), null],
    ['neither, though an alchemist', ofClass('wizard', { abilities: ['alchemy'] }), ['craft-missing', 'DBF-ABI-ZAL-4']],
  ] as const)('is brewed with %s', (_title, sheet, expected) => {
    expect(why(sheet, liecivy)).toEqual(expected);
  });

  test('of a higher level needs that level', () => {
    const ranger = ofClass('ranger', { level: 2, abilities: ['woodcraft'] });
    expect(why(ranger, { craft: 'herbs', level: 3 })).toEqual(['potion-too-high', 'DBF-MAG-AL-3']);
  });
});

test('a brewer is offered all recipes, each with what stands in the way', () => {
  const wizard = { id: who('a'), sheet: ofClass('wizard', { level: 2, abilities: ['alchemy'] }) };
  expect(
    brewOffers(wizard, [liecivy, ohnivy]).map(({ recipe, refusal }) => [recipe.id, refusal?.code ?? null]),
  ).toEqual([
    ['liecivy', 'craft-missing'],
    ['ohnivy', null],
  ]);
});
