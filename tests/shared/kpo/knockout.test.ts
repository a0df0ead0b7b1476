import { describe, expect, test } from 'vitest';
import { isKnockedOut, knockoutParts } from '../../../shared/kpo/knockout.ts';
import { after, fighter, fightOf, sheet, signsOf } from './people.ts';

describe('what a knockout costs (KPO-LEU-02, -07)', () => {
  test.each<[number | null, ReturnType<typeof knockoutParts>]>([
    [null, [{ from: 'knockout', by: -6, rule: 'KPO-LEU-02' }]],
    [-2, [{ from: 'knockout', by: -2, rule: 'KPO-LEU-07' }]],
    [0, []],
  ])('with a skill of %s', (knockout, parts) => {
    expect(knockoutParts(sheet({ skills: { knockout } }))).toEqual(parts);
  });
});

describe('what it needs (KPO-LEU-03, KPO-A-14)', () => {
  test.each([
    [6, 10, 5, false],
    [6, 10, 6, true],
    [6, 4, 4, true],
    [6, 4, 3, false],
    [0, 10, 0, false],
  ])('Fizikum %i, ÉP %i, wound %i: %s', (fortitude, hp, wound, out) => {
    expect(isKnockedOut({ sheet: sheet({ fortitude }), hp }, wound)).toBe(out);
  });
});

test('the one who is knocked out keeps the ÉP and fights no more (KPO-LEU-05)', () => {
  const fight = fightOf([
    fighter('anna', 'x', { attack: 20 }),
    fighter('bence', 'y', { defence: 8, fortitude: 5 }),
    fighter('csaba', 'y'),
  ]);
  const struck = after(fight, {
    type: 'kpoAttack',
    by: 'anna',
    on: 'bence',
    signs: signsOf('rock', 'rock'),
    knockout: true,
  });
  expect(struck.fighters.map(({ id, hp, unconscious }) => [id, hp, unconscious])).toEqual([
    ['anna', 10, false],
    ['bence', 10, true],
    ['csaba', 10, false],
  ]);
});
