import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, rangesOf, rangesText, readRanges } from '../../../shared/cards/sheet-ranges.ts';

describe('sheets that somebody names', () => {
  test.each([
    ['3-7', [{ from: 3, to: 7 }]],
    [' 4 ', [{ from: 4, to: 4 }]],
    ['2–3', [{ from: 2, to: 3 }]],
    ['1,3', [1, 3].map((sheet) => ({ from: sheet, to: sheet }))],
    [
      '1, 3; 5 - 7',
      [
        { from: 1, to: 1 },
        { from: 3, to: 3 },
        { from: 5, to: 7 },
      ],
    ],
    ['7-3', undefined],
    ['0', undefined],
    ['3-', undefined],
    ['1,,3', undefined],
    ['1,', undefined],
    ['', undefined],
    ['all', undefined],
  ])('"%s" is understood as it is meant', (text, ranges) => {
    expect(readRanges(text)).toEqual(ranges);
  });

  test('are told in the fewest words', () => {
    expect(rangesText(rangesOf([1, 3, 5, 6, 7]))).toBe('1, 3, 5–7');
    expect(rangesText(rangesOf([]))).toBe('');
  });

  test('are read again as they are told', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, (some) => {
        const ranges = rangesOf(some.toSorted((a, b) => a - b));
        expect(readRanges(rangesText(ranges))).toEqual(ranges);
        expect(ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(some.length);
      }),
    );
  });

  test.each([
    ['2-3', true],
    ['1, 9', true],
    ['4', false],
    ['3-5', false],
    ['9-12', false],
  ])('of the sheets 1–3 and 5–9, "%s" are all there: %s', (text, all) => {
    const those = [
      { from: 1, to: 3 },
      { from: 5, to: 9 },
    ];
    expect(isWithin(readRanges(text) ?? [], those)).toBe(all);
  });
});
