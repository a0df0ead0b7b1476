import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../../shared/cards/block.ts';
import type { PaperDocument } from '../../../shared/cards/document.ts';
import type { NumberedPart } from '../../../shared/cards/parts.ts';
import { cutToFit } from '../../../src-renderer/cards/cut-to-fit.ts';

/** A card with spells of one's own, each as long as its name, under one heading. */
const card = (key: string, spells: readonly string[]): PaperDocument => ({
  key,
  card: null,
  blocks: sectionOf(
    { of: 'own-spells' },
    spells.map((name) => ({ is: 'own-spell', spell: { name, effect: '', used: false } })),
  ),
});
const namesOn = ({ blocks }: NumberedPart) =>
  blocks.flatMap((block) => (block.is === 'own-spell' ? [block.spell.name] : []));
const told = (part: NumberedPart) => `${part.document.key} ${part.at}/${part.of}: ${namesOn(part).join(' ')}`;

/** A paper that holds so many letters; a heading takes one. */
const paper = (room: number) => (parts: readonly NumberedPart[]) =>
  Promise.resolve(
    parts.map(({ blocks }) => {
      let left = room;
      const first = blocks.findIndex((block) => {
        left -= block.is === 'own-spell' ? block.spell.name.length : 1;
        return left < 0;
      });
      return first < 0 ? blocks.length : first;
    }),
  );

describe('cards that are cut to fit', () => {
  test('go on until all stands somewhere, and each says which part it is', async () => {
    const parts = await cutToFit([card('Ema', ['aa', 'bb', 'cc', 'dd', 'ee']), card('Ida', ['ff'])], paper(5));
    expect(parts?.map(told)).toEqual(['Ema 1/3: aa bb', 'Ema 2/3: cc dd', 'Ema 3/3: ee', 'Ida 1/1: ff']);
  });

  test('are measured as what they will be: the first part, then the second', async () => {
    const measured: string[][] = [];
    await cutToFit([card('Ema', ['aa', 'bb', 'cc']), card('Ida', ['ff'])], (parts) => {
      measured.push(parts.map(({ document, at }) => `${document.key} ${at}`));
      return paper(5)(parts);
    });
    expect(measured).toEqual([['Ema 1', 'Ida 1'], ['Ema 2']]);
  });

  test('are given up when nobody waits for them any more', async () => {
    expect(await cutToFit([card('Ema', ['aa'])], () => Promise.resolve(null))).toBeNull();
  });

  test('lose nothing, repeat nothing and keep their order, however little fits', async () => {
    const spells = fc.array(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(spells, { maxLength: 8 }), fc.nat(12), async (people, room) => {
        const documents = people.map((names, at) => card(String(at), names));
        const parts = (await cutToFit(documents, paper(room))) ?? [];
        expect([...Map.groupBy(parts, ({ document }) => document)].map(([, alike]) => alike.flatMap(namesOn))).toEqual(
          people,
        );
        expect(parts.every((part) => part.blocks[0]?.is === 'heading' && namesOn(part).length > 0)).toBe(true);
      }),
    );
  });
});
