import { describe, expect, test } from 'vitest';
import type { Encoding } from '../../../shared/contract/import-views.ts';
import { encode } from '../../fixtures/encode.ts';
import { newSheets, previewOf } from './files.ts';

const people = [
  ['Meno', 'Hráč', 'Povolanie', 'Zbraň'],
  ['Žofia Čepčeková', 'Ľubica Ťažká', 'Kňaz', 'dýka'],
  ['Šarkan Őrző', 'Dóra Kőszegi', 'Harcos', 'kétkezes kard'],
];

const files: readonly (readonly [Encoding, boolean])[] = [
  ['utf-8', false],
  ['utf-8', true],
  ['windows-1250', false],
  ['iso-8859-2', false],
  ['utf-16le', true],
  ['utf-16le', false],
  ['utf-16be', true],
  ['utf-16be', false],
];

describe.each([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
] as const)('a roster separated by %s (%s)', (delimiter, _name) => {
  const text = `${people.map((row) => row.join(delimiter)).join('\r\n')}\r\n`;

  test.each(files)('is understood in %s, with a byte order mark: %s', async (encoding, mark) => {
    const preview = await previewOf(encode(text, encoding, mark));
    expect(preview.source).toMatchObject({
      format: 'csv',
      encoding,
      delimiter,
      sampleNames: ['Žofia Čepčeková', 'Šarkan Őrző'],
    });
    expect(newSheets(preview)).toMatchObject([
      { name: 'Žofia Čepčeková', player: 'Ľubica Ťažká', origin: { class: 'priest' }, weapon: 'short dagger' },
      { name: 'Šarkan Őrző', player: 'Dóra Kőszegi', origin: { class: 'warrior' }, weapon: 'two-handed sword' },
    ]);
    expect(preview.faulty).toEqual([]);
  });
});

test('a paste from a spreadsheet is a text with tabs', async () => {
  const preview = await previewOf(people.map((row) => row.join('\t')).join('\n'));
  expect(preview.source).toMatchObject({ format: 'csv', encoding: null, delimiter: '\t' });
  expect(preview.new.map(({ name }) => name)).toEqual(['Žofia Čepčeková', 'Šarkan Őrző']);
});

test('the line with which Excel names the separator is no header', async () => {
  const preview = await previewOf('sep=;\nMeno;Povolanie\nAnna, zvaná Líška;Zlodej\n');
  expect(newSheets(preview)).toMatchObject([{ name: 'Anna, zvaná Líška', origin: { class: 'thief' } }]);
});

test('commas in the titles do not hide that a semicolon separates', async () => {
  const preview = await previewOf('Tábor, leto, 2026, lúka\n\nMeno;Povolanie;Úroveň\nAnna;Zlodej;1\n');
  expect(preview.source).toMatchObject({ delimiter: ';', sheets: [{ header: 3 }] });
  expect(preview.new.map(({ row, name }) => [row, name])).toEqual([[4, 'Anna']]);
});
