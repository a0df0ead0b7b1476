import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../shared/cards/card.ts';
import { cardsOf } from '../../../../shared/cards/cards-of.ts';
import type { PaperDocument } from '../../../../shared/cards/document.ts';
import { fingerprint } from '../../../../shared/cards/fingerprint.ts';
import { numbered } from '../../../../shared/cards/parts.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import { markCameOut } from '../../../../src-renderer/components/cards/came-out.ts';
import { characterOf } from '../../../fixtures/sheets.ts';
import { sheet, who } from '../../../shared/kpo/people.ts';

const everybody = cardsOf(
  {
    characters: [characterOf('boris')],
    kpoCharacters: [{ id: who('reka'), sheet: sheet({ name: 'Réka' }), checks: {}, printed: null }],
  },
  defaultHouseRules,
);
const [boris, reka] = everybody;
if (boris === undefined || reka === undefined) throw new Error('no cards');

const documentOf = ({ card }: typeof boris): PaperDocument => ({ key: card.id, card, blocks: [] });
const short = documentOf(boris);
const long = documentOf(reka);
const isKnown = () => true;
/** Boris on the first sheet, Réka over the first and the second. */
const [ofBoris = null, begins = null, goesOn = null] = numbered(
  [short, long, long].map((document) => ({ document, blocks: [] })),
);
const laid = {
  shown: [
    { number: 1, sheet: [ofBoris, begins] },
    { number: 2, sheet: [goesOn, null] },
  ],
};
const mark = ({ card, fingerprint }: typeof boris) => ({ who: card.id, fingerprint });

describe('cards count as printed', () => {
  test('of either rule set, once they came out whole', () => {
    expect(markCameOut(laid, [{ from: 1, to: 2 }], isKnown)).toEqual({
      type: 'markPrinted',
      cards: [mark(boris), mark(reka)],
    });
  });

  test('not while a part of them is still missing', () => {
    expect(markCameOut(laid, [{ from: 1, to: 1 }], isKnown)).toEqual({ type: 'markPrinted', cards: [mark(boris)] });
    expect(markCameOut(laid, [{ from: 2, to: 2 }], isKnown)).toBeNull();
  });

  test('as they stand on the paper, not as they would come out by now', () => {
    const card = { ...boris.card, sheet: { ...boris.card.sheet, name: 'Borys' } } as Card;
    const sheet = numbered([{ document: { ...short, card }, blocks: [] }]);
    const marked = markCameOut({ shown: [{ number: 1, sheet }] }, [{ from: 1, to: 1 }], isKnown);
    expect(marked?.cards).toEqual([{ who: boris.card.id, fingerprint: fingerprint(card) }]);
    expect(marked?.cards).not.toEqual([mark(boris)]);
  });

  test('unless their owner is gone by now', () => {
    expect(markCameOut(laid, [{ from: 1, to: 2 }], (id) => id !== reka.card.id)).toEqual({
      type: 'markPrinted',
      cards: [mark(boris)],
    });
  });
});
