import { expect, test } from 'vitest';
import { Faults } from '../../../../shared/roster/import/cells.ts';
import { readWhole, readYesNo } from '../../../../shared/roster/import/numbers.ts';

const cell = (text: string) => ({ name: 'C7', field: 'level' as const, text });

test.each([
  ['3', 3],
  ['3,0', 3],
  ['3.0', 3],
  ["'3", 3],
  ['+3', 3],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['-', null],
])('"%s" is the number %s', (text, value) => {
  const faults = new Faults();
  expect(readWhole(cell(text), 0, 2000, faults)).toBe(value);
  expect(faults.found).toEqual([]);
});

test.each([
  ['tri', 'not-a-number'],
  ['3 a', 'not-a-number'],
  ['2026-07-10', 'not-a-number'],
  ['2,5', 'not-whole'],
  ['1.000', 'number-unclear'],
  ['1,000', 'number-unclear'],
  ['2001', 'out-of-range'],
  ['-1', 'out-of-range'],
])('"%s" is a fault of its cell: %s', (text, code) => {
  const faults = new Faults();
  expect(readWhole(cell(text), 0, 2000, faults)).toBeNull();
  expect(faults.found).toMatchObject([{ code, cell: 'C7', text }]);
});

test.each([
  ['áno', true],
  ['Igen', true],
  ['YES', true],
  ['x', true],
  ['✓', true],
  ['true', true],
  ['1', true],
  ['štít', true],
  ['nie', false],
  ['nem', false],
  ['no', false],
  ['0', false],
  ['–', false],
])('"%s" says %s', (text, value) => {
  expect(readYesNo(cell(text), new Faults(), ['štít'])).toBe(value);
});

test('what is neither yes nor no is a fault', () => {
  const faults = new Faults();
  expect(readYesNo(cell('možno'), faults)).toBeNull();
  expect(faults.found).toMatchObject([{ code: 'yes-or-no', cell: 'C7' }]);
});
