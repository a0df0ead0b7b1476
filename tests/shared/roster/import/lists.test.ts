import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defused } from '../../../../shared/roster/export/defuse.ts';
import { joinList, joinParts, splitList, splitParts } from '../../../../shared/roster/import/lists.ts';
import { tidy } from '../../../../shared/roster/import/plain-text.ts';
import { cellName, columnOfLetters } from '../../../../shared/roster/import/table.ts';

const thing = fc
  .string({
    unit: fc.constantFrom('a', 'b', '=', '+', '-', '@', ';', ',', '|', '\\', '\n', "'"),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');

test('a semicolon, a comma or a new line is between things', () => {
  expect(splitList('lano; lampa, kľúč\nmapa;;')).toEqual(['lano', 'lampa', 'kľúč', 'mapa']);
});

test('whatever stands in a list comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(thing), (things) => {
      expect(splitList(joinList(things))).toEqual(things);
    }),
  );
});

test('whatever parts a thing in a list has come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(thing, thing, thing)), (things) => {
      const cell = joinList(things.map((parts) => joinParts(parts)));
      expect(splitList(cell).map(splitParts)).toEqual(things);
    }),
  );
});

test('a defused text is no formula, and comes back as it was', () => {
  fc.assert(
    fc.property(thing, (text) => {
      expect(defused(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(tidy(defused(text))).toBe(text);
    }),
  );
});

test('cells are named as a spreadsheet names them', () => {
  expect([cellName(2, 7), cellName(25, 1), cellName(26, 1), cellName(701, 3)]).toEqual(['C7', 'Z1', 'AA1', 'ZZ3']);
  expect([columnOfLetters('C'), columnOfLetters('aa'), columnOfLetters('1')]).toEqual([2, 26, null]);
});
