import { expect, test } from 'vitest';
import { steadyOrder } from '../../../src-renderer/state/steady-order.ts';

test('a list that nobody points at follows the wanted order', () => {
  expect(steadyOrder(['a', 'b'], ['b', 'a', 'c'], false)).toEqual(['b', 'a', 'c']);
});

test('under the pointer nothing changes its place', () => {
  expect(steadyOrder(['a', 'b', 'c'], ['c', 'b', 'a'], true)).toEqual(['a', 'b', 'c']);
});

test('under the pointer what is new comes last, even if it is the most urgent', () => {
  expect(steadyOrder(['a', 'b'], ['new', 'a', 'b'], true)).toEqual(['a', 'b', 'new']);
});

test('under the pointer what is gone leaves', () => {
  expect(steadyOrder(['a', 'b', 'c'], ['c', 'a'], true)).toEqual(['a', 'c']);
});
