import { expect, test } from 'vitest';
import { keepEqual } from '../../../src-renderer/state/keep-equal.ts';

test('what came again as it was is the same thing', () => {
  const before = { round: 2, fighters: [{ name: 'Boris', lives: 3 }], over: null };
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test('of what came with a change, everything else is the same thing', () => {
  const before = { round: 2, fighters: [{ name: 'Boris' }, { name: 'Vlk' }], pairs: [['boris', 'vlk']] };
  const next = { round: 3, fighters: [{ name: 'Boris' }, { name: 'Bruno' }], pairs: [['boris', 'vlk']] };
  const kept = keepEqual(before, next);
  expect(kept).toEqual(next);
  expect(kept.pairs).toBe(before.pairs);
  expect(kept.fighters[0]).toBe(before.fighters[0]);
});

test.each([
  ['a longer list', [1, 2], [1, 2, 3]],
  ['a shorter list', [1, 2], [1]],
  ['a list in the place of a thing', { 0: 1 }, [1]],
  ['nothing in the place of a thing', { lives: 1 }, null],
  ['a thing with less to it', { lives: 1, late: true }, { lives: 1 }],
  ['a thing in the place of nothing', undefined, { lives: 1 }],
])('%s is taken as it came', (_, before, next) => {
  expect(keepEqual<unknown>(before, next)).toEqual(next);
});
