import type { Language } from '../i18n/languages.ts';
import { alphabetOf } from '../vocabulary/alphabet.ts';
import type { Card } from './card.ts';

export const cardOrders = ['party', 'name'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** By name, or party by party with those of none behind them; names as the language sorts them, the id where they are the same. */
export function inOrder<ACard extends Card>(
  cards: readonly ACard[],
  by: CardOrder,
  language: Language,
): readonly ACard[] {
  const compare = alphabetOf(language);
  const byName = (a: Card, b: Card) => compare(a.sheet.name, b.sheet.name) || (a.id < b.id ? -1 : 1);
  if (by === 'name') return cards.toSorted(byName);
  return cards.toSorted((a, b) => byParty(partyOf(a), partyOf(b), compare) || byName(a, b));
}

function byParty(a: string | null, b: string | null, compare: (a: string, b: string) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}

const partyOf = (card: Card): string | null => (card.kind === 'dbf' ? card.party : null);
