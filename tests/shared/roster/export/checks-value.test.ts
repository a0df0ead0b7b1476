import { expect, test } from 'vitest';
import { checksValue } from '../../../../shared/roster/export/checks-value.ts';
import { instant } from '../../../../shared/vocabulary/ids.ts';
import { kpoCheckItems } from '../../../../shared/vocabulary/kpo-terms.ts';
import { dbfCheckItems } from '../../../../shared/vocabulary/terms.ts';

const seen = { by: 'Zuzana', at: instant(0) };
const told = 'Zuzana | 1970-01-01T00:00:00.000Z';

test('what was approved goes out in the order in which it is told', () => {
  expect(checksValue({ armour: seen, weapon: seen }, kpoCheckItems)).toEqual([`weapon | ${told}`, `armour | ${told}`]);
});

test('what an older file has and the rule set does not approve stays where it is', () => {
  expect(checksValue({ weapon: seen, bow: seen, pouch: seen }, kpoCheckItems)).toEqual([`weapon | ${told}`]);
  expect(checksValue({ offhand: seen, bow: seen }, dbfCheckItems)).toEqual([`bow | ${told}`]);
});
