import { expect, test } from 'vitest';
import { found, plain } from '../../../src-renderer/state/search.ts';

test('a name is found without its diacritics and capitals', () => {
  expect(plain('  Žofia   ČEPČEKOVÁ ')).toEqual('zofia cepcekova');
  expect(found('cepcek', 'Žofia Čepčeková')).toEqual(true);
});

test('words are found in any order and over several texts', () => {
  expect(found('peto bed', 'Bedivere', 'Peťo Novák')).toEqual(true);
  expect(found('peto mokos', 'Bedivere', 'Peťo Novák')).toEqual(false);
});

test('an empty query finds everybody', () => {
  expect(found('  ', 'Bedivere')).toEqual(true);
});
