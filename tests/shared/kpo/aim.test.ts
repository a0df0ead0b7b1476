import { describe, expect, test } from 'vitest';
import { aimParts, aimRefusal } from '../../../shared/kpo/aim.ts';

describe('aiming (KPO-CEL-01 to -05)', () => {
  test.each([
    [0, []],
    [-3, [{ from: 'aim', by: -3, rule: 'KPO-CEL-02' }]],
    [-6, [{ from: 'aim', by: -6, rule: 'KPO-CEL-03' }]],
    [-8, [{ from: 'aim', by: -8, rule: 'KPO-CEL-04' }]],
  ])('%i', (aim, parts) => {
    expect(aimParts(aim)).toEqual(parts);
  });

  test.each([
    [0, null],
    [-9, null],
    [-10, 'aim-too-hard'],
    [3, 'number-out-of-range'],
  ])('%i is refused as %s', (aim, code) => {
    expect(aimRefusal(aim)?.refusal.code ?? null).toBe(code);
  });
});
