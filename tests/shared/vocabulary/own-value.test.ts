import { expect, test } from 'vitest';
import { ownValue } from '../../../shared/vocabulary/own-value.ts';

test('a name that somebody wrote finds what was put under it, and nothing that every object has', () => {
  const things = { rope: 1, lantern: 0 };
  expect(
    ['rope', 'lantern', 'sword', 'constructor', '__proto__', 'toString'].map((name) => ownValue(things, name)),
  ).toEqual([1, 0, ...[undefined, undefined, undefined, undefined]]);
});

test('what bears such a name is found', () => {
  expect(ownValue({ constructor: 'a character of that name' }, 'constructor')).toBe('a character of that name');
});
