import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../shared/cards/cards-of.ts';
import { kpoCard, type KpoCardPerson } from '../../../shared/cards/kpo-card.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { sheet, weapon, who } from '../kpo/people.ts';

const seen = { by: 'Zuzana', at: instant(1) };
const reka: KpoCardPerson = {
  id: who('reka'),
  sheet: sheet({ name: 'Réka', offhand: weapon(), armour: 1 }),
  checks: {},
};

const printed = (person: KpoCardPerson, mark: string | null) => {
  const [one] = cardsOf({ characters: [], kpoCharacters: [{ ...person, printed: mark }] }, defaultHouseRules);
  if (one === undefined) throw new Error('no card');
  return one;
};

test('a KPO card has a box for each thing that is approved before the game', () => {
  expect(kpoCard({ ...reka, checks: { armour: seen } }).checks).toEqual([
    { item: 'weapon', approved: false },
    { item: 'offhand', approved: false },
    { item: 'armour', approved: true },
  ]);
});

describe('a KPO card', () => {
  const mark = printed(reka, null).fingerprint;
  const changed = (change: Partial<KpoCardPerson>) => printed({ ...reka, ...change }, mark).changed;

  test('has changed as long as it never came out', () => {
    expect(printed(reka, null).changed).toBe(true);
    expect(printed(reka, mark).changed).toBe(false);
  });

  test('has not changed by a tick that a pen can make', () => {
    expect(changed({ checks: { weapon: seen, offhand: seen } })).toBe(false);
  });

  test('has changed with a value on the sheet, and with what has to be approved', () => {
    expect(changed({ sheet: sheet({ ...reka.sheet, attack: 9 }) })).toBe(true);
    expect(changed({ sheet: sheet({ ...reka.sheet, shield: 2 }) })).toBe(true);
  });
});
