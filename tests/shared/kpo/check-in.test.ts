import { describe, expect, test } from 'vitest';
import { keptKpoChecks, missingKpoChecks, neededKpoChecks } from '../../../shared/kpo/check-in.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { CheckItem } from '../../../shared/vocabulary/terms.ts';
import { sheet, weapon, type SheetValues } from './people.ts';

const seen = { by: 'Zuzana', at: instant(1) };
const armed = sheet({ offhand: weapon(), armour: 2, shield: 3 });

describe('what the Km has to approve (KPO-SEB-01, KPO-ORV-10)', () => {
  test.each<[string, SheetValues, readonly CheckItem[]]>([
    ['of who has one weapon only that', {}, ['weapon']],
    ['of who fights with two, both of them', { offhand: weapon() }, ['weapon', 'offhand']],
    ['armour that absorbs nothing is none', { armour: 0, shield: 2 }, ['weapon', 'shield']],
    ['a shield that gives no defence is none', { armour: 1, shield: 0 }, ['weapon', 'armour']],
    ['of who wears everything all of it', armed, ['weapon', 'offhand', 'armour', 'shield']],
  ])('%s', (_title, values, items) => {
    expect(neededKpoChecks(sheet(values))).toEqual(items);
  });

  test('is missing as long as nobody approved it', () => {
    expect(missingKpoChecks({ sheet: armed, checks: { weapon: seen, shield: seen } })).toEqual(['offhand', 'armour']);
  });
});

describe('an approval', () => {
  const checks = { weapon: seen, offhand: seen, armour: seen, shield: seen };

  test.each<[string, SheetValues, readonly CheckItem[]]>([
    ['of another weapon', { weapon: weapon({ max: 9 }) }, ['offhand', 'armour', 'shield']],
    ['of a weapon that is put away', { offhand: null }, ['weapon', 'armour', 'shield']],
    ['of heavier armour', { armour: 3 }, ['weapon', 'offhand', 'shield']],
    ['of another shield', { shield: 2 }, ['weapon', 'offhand', 'armour']],
  ])('%s does not hold any more', (_title, change, kept) => {
    expect(Object.keys(keptKpoChecks(checks, armed, sheet({ ...armed, ...change })))).toEqual(kept);
  });

  test('holds whatever else changes on the sheet', () => {
    expect(keptKpoChecks(checks, armed, sheet({ ...armed, name: 'Réka', attack: 12 }))).toBe(checks);
  });
});
