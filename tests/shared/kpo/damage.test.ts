import { describe, expect, test } from 'vitest';
import { damageOf, fixedDamage, maximumOf, woundOf } from '../../../shared/kpo/damage.ts';
import { weapon } from './people.ts';

describe('damage (KPO-SEB-01 to -06, KPO-ROH-04, KPO-ORV-04)', () => {
  test.each<[string, Parameters<typeof weapon>[0], number, { charge?: boolean; anatomy?: boolean }, number]>([
    ['the difference', { max: 8 }, 3, {}, 3],
    ['at most the maximum', { max: 8 }, 12, {}, 8],
    ['at least the minimum', { max: 8, min: 4 }, 1, {}, 4],
    ['half as much again at a charge', { max: 8 }, 20, { charge: true }, 12],
    ['rounded down', { max: 7 }, 20, { charge: true }, 10],
    ['two more with anatomy', { max: 6 }, 20, { anatomy: true }, 8],
    ['two more after the rounding (KPO-A-23)', { max: 7 }, 20, { charge: true, anatomy: true }, 12],
    ['a raised maximum raises no smaller difference', { max: 8 }, 5, { charge: true, anatomy: true }, 5],
    ['fixed damage', { fixed: 4, max: 2 }, 20, {}, 4],
    ['fixed damage does not grow (KPO-A-13)', { fixed: 4 }, 20, { charge: true, anatomy: true }, 4],
  ])('%s', (_title, values, difference, raised, damage) => {
    const sum = damageOf(weapon(values), difference, { charge: false, anatomy: false, ...raised });
    expect(sum.total).toBe(damage);
  });

  test('is told part by part', () => {
    expect(damageOf(weapon({ max: 8 }), 11, { charge: false, anatomy: false })).toEqual({
      parts: [
        { from: 'difference', by: 11, rule: 'KPO-SEB-04' },
        { from: 'maximum', by: -3, rule: 'KPO-SEB-05' },
      ],
      total: 8,
    });
    expect(maximumOf(weapon({ max: 5 }), { charge: true, anatomy: false })).toBe(7);
  });

  test('of a shot without a number of its own is the maximum', () => {
    expect(fixedDamage(weapon({ max: 7 })).total).toBe(7);
  });
});

describe('armour (KPO-A-08, KPO-A-09, KPO-LEU-04)', () => {
  test.each([
    [5, 0, 5],
    [5, 3, 2],
    [5, 5, 0],
    [5, 9, 0],
  ])('a damage of %i against SFÉ %i wounds for %i', (damage, armour, wound) => {
    const dealt = damageOf(weapon({ max: 20 }), damage, { charge: false, anatomy: false });
    expect(woundOf(dealt, armour).total).toBe(wound);
  });
});
