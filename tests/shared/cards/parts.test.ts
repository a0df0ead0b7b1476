import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../../shared/cards/block.ts';
import { cutPart, numbered, wholePart, type Part } from '../../../shared/cards/parts.ts';

const spells = sectionOf({ of: 'own-spells' }, [
  { is: 'own-spell', spell: { name: 'A', effect: '', used: false } },
  { is: 'own-spell', spell: { name: 'B', effect: '', used: false } },
  { is: 'own-spell', spell: { name: 'C', effect: '', used: false } },
]);
const whole = wholePart({ key: 'x', card: null, blocks: spells });
const told = ({ blocks }: Part) => blocks.map((block) => (block.is === 'own-spell' ? block.spell.name : '#'));

describe('a card that is too full', () => {
  test('goes on under the same heading', () => {
    expect(cutPart(whole, 3).map(told)).toEqual([
      ['#', 'A', 'B'],
      ['#', 'C'],
    ]);
  });

  test('leaves no heading behind alone', () => {
    const two = { ...whole, blocks: [...spells, ...spells] };
    expect(cutPart(two, 5).map(told)).toEqual([
      ['#', 'A', 'B', 'C'],
      ['#', 'A', 'B', 'C'],
    ]);
  });

  test('keeps at least one block, so that the cutting ends', () => {
    expect(cutPart(whole, 0).map(told)).toEqual([
      ['#', 'A'],
      ['#', 'B', 'C'],
    ]);
    expect(cutPart({ ...whole, blocks: spells.slice(0, 2) }, 0).map(told)).toEqual([['#', 'A']]);
  });

  test('says which part each is', () => {
    expect(numbered(cutPart(whole, 2)).map(({ at, of }) => `${String(at)}/${String(of)}`)).toEqual(['1/2', '2/2']);
  });
});
