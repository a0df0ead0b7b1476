import { expect, test } from 'vitest';
import { LastFew } from '../../../src-main/store/last-few.ts';

test('of three things two are kept: those that were kept or asked for last', () => {
  const few = new LastFew<number, string>(2);
  few.keep(1, 'one');
  few.keep(2, 'two');
  expect(few.get(1)).toBe('one');
  few.keep(3, 'three');
  expect([1, 2, 3].map((key) => few.get(key))).toEqual(['one', undefined, 'three']);
});

test('what is kept again takes the place of what was kept before, and of nothing else', () => {
  const few = new LastFew<number, string>(2);
  few.keep(1, 'one');
  few.keep(2, 'two');
  few.keep(2, 'another two');
  expect([1, 2].map((key) => few.get(key))).toEqual(['one', 'another two']);
});
