import { expect, test } from 'vitest';
import { numberText, signed } from '../../../src-renderer/state/signed.ts';

test('a number below nothing has a minus, not a hyphen', () => {
  expect([-12, 0, 7].map(numberText)).toEqual(['−12', '0', '7']);
});

test('a part of a sum has its sign, nothing counts as added', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
});
