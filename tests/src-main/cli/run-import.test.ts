import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { runExport } from '../../../src-main/cli/run-export.ts';
import { runImport } from '../../../src-main/cli/run-import.ts';
import { verifyCamp } from '../../../src-main/cli/verify-camp.ts';
import { openReadOnlyStore, openStore } from '../../../src-main/store/open-store.ts';
import { encode } from '../../fixtures/encode.ts';
import { NOON } from '../../fixtures/test-camp.ts';
import { collectLines, type Lines } from './lines.ts';

let folder: string;
let camp: string;
let output: Lines;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-'));
  camp = path.join(folder, 'leto.dbf');
  output = collectLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(content: string | Uint8Array, name = 'roster.csv'): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const run = (...args: readonly string[]) => runImport([...args, '--camp', camp], output, instant(NOON));

function tables() {
  const store = openReadOnlyStore(camp);
  try {
    return store.tables();
  } finally {
    store.close();
  }
}

const names = () => [...tables().characters.values()].map(({ sheet }) => sheet.name);

const right = 'Meno;Hráč;Povolanie\nŽofia;Eva;Kňaz\nBen;Ján;Druid\n';
const mixed = 'Meno;Hráč;Povolanie\nŽofia;Eva;Kňaz\nBen;Ján;Paladín\n';

test('a faultless file goes into a camp that is made for it', async () => {
  expect(await run(put(encode(right, 'windows-1250')))).toBe(0);
  expect(output).toEqual({
    ...output,
    out: [
      'Read: roster.csv (CSV, windows-1250, semicolon), for example Žofia, Ben',
      'New: 2',
      '  row 2: Žofia (Eva)',
      '  row 3: Ben (Ján)',
      `Camp ${camp}: rows imported 2, unchanged 0, left out 0.`,
    ],
    notes: [],
  });
  expect(tables().camp).toMatchObject({ started: true, name: 'leto' });
  expect(verifyCamp([camp], collectLines())).toBe(0);
});

test('right rows go in, faulty ones are listed with their cell', async () => {
  expect(await run(put(mixed))).toBe(3);
  expect(output.out.slice(3)).toEqual([
    'Left out: 1',
    '  row 3: Ben – cell C3: there is no class "Paladín"',
    `Camp ${camp}: rows imported 1, unchanged 0, left out 1.`,
  ]);
  expect(names()).toEqual(['Žofia']);
});

test('all or nothing leaves a camp alone, and makes none, for a file with a faulty row', async () => {
  expect(await run(put(mixed), '--all-or-nothing')).toBe(3);
  expect(output.out.at(-1)).toBe('Nothing is written: the file has faulty rows (1).');
  expect(existsSync(camp)).toBe(false);
  await run(put(right));
  expect(await run(put('Meno;Povolanie\nCyril;Druid\nDana;Paladín\n', 'more.csv'), '--all-or-nothing')).toBe(3);
  expect(names()).toEqual(['Ben', 'Žofia']);
});

test('a dry run tells what would happen, and writes nothing', async () => {
  expect(await run(put(mixed), '--dry-run')).toBe(3);
  expect(output.out.at(-1)).toBe('Only tried, nothing is written. Rows to import 1, unchanged 0, to leave out 1.');
  expect(existsSync(camp)).toBe(false);
});

test('the second time everybody is unchanged', async () => {
  await run(put(right));
  output = collectLines();
  expect(await run(put(right))).toBe(0);
  expect(output.out.slice(1)).toEqual(['Unchanged: 2', `Camp ${camp}: rows imported 0, unchanged 2, left out 0.`]);
});

test.each([
  ['an empty file', ''],
  ['a file without headings', 'a;b\nc;d\n'],
  ['a file with nothing but headings', 'Meno;Hráč;Povolanie\n;;\n'],
])('nothing can be read of %s, and no camp is made', async (_, content) => {
  expect(await run(put(content))).toBe(2);
  expect(output.out).toEqual([]);
  expect(existsSync(camp)).toBe(false);
});

test('a file that is not there, and a folder, are named in the language of the report', async () => {
  const gone = path.join(folder, 'gone.csv');
  expect([await run(gone), await run(gone, '--lang', 'sk'), await run(folder, '--lang', 'hu')]).toEqual([2, 2, 2]);
  expect(output).toEqual({
    ...output,
    out: [],
    notes: [`There is no file ${gone}.`, `Súbor ${gone} neexistuje.`, `Ez mappa, nem fájl: ${folder}.`],
  });
  expect(existsSync(camp)).toBe(false);
});

test('headings with nothing below them are told in the language of the report', async () => {
  const file = put('Meno;Hráč;Povolanie\n');
  for (const lang of ['sk', 'hu', 'en']) await run(file, '--lang', lang, '--dry-run');
  expect(output.notes).toEqual([
    `${file}: Pod nadpismi stĺpcov nie je ani jeden riadok.`,
    `${file}: Az oszlopfejléc alatt egyetlen sor sincs.`,
    `${file}: There are no rows below the headings.`,
  ]);
});

test('a folder that is not there is not made for a camp', async () => {
  camp = path.join(folder, 'gone', 'leto.dbf');
  expect([await run(put(right), '--lang', 'sk'), await run(put(right), '--dry-run')]).toEqual([2, 2]);
  expect(output).toEqual({
    ...output,
    out: [],
    notes: [
      `Priečinok ${path.dirname(camp)} neexistuje. Vytvor ho, alebo zapíš ${camp} inam.`,
      `There is no folder ${path.dirname(camp)}. Make it, or write ${camp} somewhere else.`,
    ],
  });
  expect(existsSync(path.dirname(camp))).toBe(false);
});

test('a camp that is none is named, and stays as it is', async () => {
  camp = put('my diary', 'diary.txt');
  expect(await run(put(right), '--lang', 'sk')).toBe(2);
  expect(output.notes).toEqual([`Súbor ${camp} nie je kemp tejto konzoly; nič sa v ňom nezmenilo.`]);
});

test('an option that does not exist is told on standard error', async () => {
  expect(await run(put(right), '--fast')).toBe(2);
  expect(await run(put(right), '--encoding', 'klingon')).toBe(2);
  expect(await run(put(right), '--encoding', 'constructor')).toBe(2);
  expect(await run(put(right), '--column', 'A=shoe size')).toBe(2);
  expect(output.out).toEqual([]);
  for (const name of ['klingon', 'constructor']) expect(output.notes).toContain(`There is no encoding ${name}.`);
});

test('an encoding and columns given by hand count', async () => {
  const file = put(encode('Kto;Povolanie\nŽofia;Kňaz\n', 'iso-8859-2'));
  expect(await run(file, '--encoding', 'latin2', '--column', 'A=name')).toBe(0);
  expect(names()).toEqual(['Žofia']);
});

test('the report speaks Slovak and Hungarian too', async () => {
  await run(put(mixed), '--lang', 'sk', '--dry-run');
  await run(put(mixed), '--lang', 'hu', '--dry-run');
  expect(output.out).toContain('  riadok 3: Ben – bunka C3: povolanie „Paladín“ nepoznám');
  expect(output.out).toContain('  3. sor: Ben – C3 cella: ismeretlen osztály: „Paladín”');
});

test('what changes is told in words', async () => {
  await run(put(right));
  output = collectLines();
  await run(put('Meno;Hráč;Zbraň;Dukáty\nŽofia;Eva;kyjak;7\n'), '--lang', 'sk');
  expect(output.out.slice(1, 3)).toEqual([
    'Zmenené: 1',
    '  riadok 2: Žofia (Eva): Zbraň: bez zbrane → krátky kyjak; Dukáty: 0 → 7',
  ]);
});

test('settings that stay as they are are named, beside the people', async () => {
  await run(put(right));
  const out = path.join(folder, 'camp.json');
  await runExport(['--camp', camp, '--out', out], output);
  output = collectLines();
  expect(await run(out, '--lang', 'sk')).toBe(0);
  expect(output.out[1]).toBe('Bez zmeny: 3, z toho: Pravidlá kempu');
});

test('a camp that a console has open is not touched', async () => {
  const { store } = openStore(camp);
  try {
    expect(await run(put(right))).toBe(2);
  } finally {
    store.close();
  }
  expect(output.out).toEqual([]);
  expect(output.notes).toHaveLength(1);
});

test.each(['xlsx', 'csv', 'json'])('what is exported as %s goes into another camp', async (ending) => {
  await run(put(right));
  const out = path.join(folder, `camp.${ending}`);
  expect(await runExport(['--camp', camp, '--out', out], output)).toBe(0);
  const before = tables().characters;
  camp = path.join(folder, 'other.dbf');
  expect(await run(out)).toBe(0);
  expect(tables().characters).toEqual(before);
});

test('where nothing can be exported to or from is named in the language of the report', async () => {
  const into = path.join(folder, 'gone', 'a.csv');
  expect(await runExport(['--camp', camp, '--out', into, '--lang', 'sk'], output)).toBe(2);
  await run(put(right));
  expect(await runExport(['--camp', camp, '--out', into, '--lang', 'sk'], output)).toBe(2);
  expect(await runExport(['--camp', camp, '--out', into, '--lang', 'xx'], output)).toBe(2);
  expect(output.notes.slice(0, 3)).toEqual([
    `Kemp ${camp} sa nedá otvoriť: taký súbor neexistuje.`,
    `Priečinok ${path.dirname(into)} neexistuje. Vytvor ho, alebo zapíš ${into} inam.`,
    'There is no language xx, only sk, hu, en.',
  ]);
});

test('an export needs a camp and an ending that it knows', async () => {
  expect(await runExport(['--camp', camp, '--out', path.join(folder, 'a.csv')], output)).toBe(2);
  await run(put(right));
  expect(await runExport(['--camp', camp, '--out', path.join(folder, 'a.pdf')], output)).toBe(2);
  expect(existsSync(path.join(folder, 'a.csv'))).toBe(false);
});
