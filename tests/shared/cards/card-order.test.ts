import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../shared/cards/card-order.ts';
import { dbfCard } from '../../../shared/cards/dbf-card.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { characterOf, creep } from '../../fixtures/sheets.ts';

const cardOf = (name: string, party: string | null = null) =>
  dbfCard(characterOf(name, { sheet: creep(1, { name }), party }), defaultHouseRules);
const names = (cards: readonly { readonly sheet: { readonly name: string } }[]) => cards.map(({ sheet }) => sheet.name);

describe('the pile of cards', () => {
  test('is sorted as Slovak sorts names', () => {
    const cards = ['Chrobák', 'Hana', 'Čierny', 'Cyril', 'Žofia', 'Zora'].map((name) => cardOf(name));
    expect(names(inOrder(cards, 'name', 'sk'))).toEqual(['Cyril', 'Čierny', 'Hana', 'Chrobák', 'Zora', 'Žofia']);
  });

  test('is sorted party by party, those of none at the end', () => {
    const cards = [cardOf('Ema'), cardOf('Dana', 'Vlci'), cardOf('Cyril', 'Sovy'), cardOf('Bruno', 'Vlci')];
    expect(names(inOrder(cards, 'party', 'sk'))).toEqual(['Cyril', 'Bruno', 'Dana', 'Ema']);
  });
});
