import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutStack, sheetsIn } from '../../../shared/cards/sheets.ts';

describe('a pile of sheets with four cards each', () => {
  test('is in order after one cut', () => {
    expect(cutStack([1, 2, 3, 4, 5, 6], 'a6x4')).toEqual([
      [1, 3, 5, null],
      [2, 4, 6, null],
    ]);
  });

  test('is in order after one cut, however many cards there are', () => {
    fc.assert(
      fc.property(fc.nat(300), (count) => {
        const cards = Array.from({ length: count }, (_, at) => at);
        const sheets = cutStack(cards, 'a6x4');
        const stacks = [0, 1, 2, 3].flatMap((place) => sheets.map((sheet) => sheet[place]));
        expect(stacks.filter((card) => card !== null)).toEqual(cards);
        expect(sheets).toHaveLength(Math.ceil(count / 4));
      }),
    );
  });

  test('has one card a sheet in the single layouts', () => {
    expect(cutStack(['a', 'b'], 'a6')).toEqual([['a'], ['b']]);
  });

  test('can be printed again sheet by sheet, and from one to another', () => {
    const again = [
      { from: 1, to: 1 },
      { from: 3, to: 9 },
    ];
    expect(sheetsIn(['a', 'b', 'c', 'd'], again)).toEqual([
      { number: 1, sheet: 'a' },
      { number: 3, sheet: 'c' },
      { number: 4, sheet: 'd' },
    ]);
  });
});
