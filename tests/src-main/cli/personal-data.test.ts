import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nothingPersonal } from '../../../shared/roster/personal.ts';
import { characterId, instant } from '../../../shared/vocabulary/ids.ts';
import { runExport } from '../../../src-main/cli/run-export.ts';
import { runImport } from '../../../src-main/cli/run-import.ts';
import { verifyCamp } from '../../../src-main/cli/verify-camp.ts';
import { openReadOnlyStore } from '../../../src-main/store/open-store.ts';
import { NOON } from '../../fixtures/test-camp.ts';
import { collectLines, type Lines } from './lines.ts';

let folder: string;
let camp: string;
let output: Lines;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'personal-'));
  camp = path.join(folder, 'leto.dbf');
  output = collectLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(text: string, ...options: readonly string[]): Promise<number> {
  const file = path.join(folder, 'prihlasky.csv');
  writeFileSync(file, text);
  output = collectLines();
  return runImport([file, '--camp', camp, ...options], output, instant(NOON));
}

function inCamp() {
  const store = openReadOnlyStore(camp);
  try {
    return { last: store.lastSeq(), anna: store.personal(characterId('anna')) };
  } finally {
    store.close();
  }
}

const people = 'Meno;Povolanie;Kontakt;Alergie\nAnna;Kňaz;mama 0900;orechy\nBen;Druid;otec 0905;\n';
const contacts = 'Meno;Kontakt;Neplnoletý\nAnna;mama 0911;áno\nBen;otec 0905;\n';

test('the report says how many people get what, and nothing of what it is', async () => {
  expect(await run(people)).toBe(0);
  expect(output.out).toContain('Personal data, people who get some: 2 (Emergency contact 2; Health note 1)');
  expect(output.out.join()).not.toMatch(/0900|orechy/);
  expect(inCamp().anna).toEqual({ ...nothingPersonal, contact: 'mama 0900', health: 'orechy' });
  expect(verifyCamp([camp], collectLines())).toBe(0);
});

test('a file of contacts alone leaves the journal as it is, and says so; tried out it writes nothing', async () => {
  await run(people);
  const before = inCamp();
  const told = [
    'Osobné údaje, koľko ľudí ich dostane: 1 (Kontakt pre núdzu 1, z toho zmenené 1; neplnoletá osoba 1)',
    'Denník sa nemení: súbor prináša len osobné údaje.',
  ];
  expect(await run(contacts, '--dry-run', '--lang', 'sk')).toBe(0);
  expect([output.out.slice(2, 4), inCamp()]).toEqual([told, before]);
  expect(await run(contacts, '--lang', 'sk')).toBe(0);
  expect(output.out.slice(2, 4)).toEqual(told);
  expect(inCamp()).toEqual({ last: before.last, anna: { ...before.anna, contact: 'mama 0911', minor: true } });
});

test('a cell that is neither yes nor no is named by its place only, and its row writes nothing', async () => {
  expect(await run('Meno;Povolanie;Kontakt;Neplnoletý\nAnna;Kňaz;mama 0900;astmatička\n')).toBe(3);
  expect(output.out).toContain("  row 2: Anna – cell D2: whether this is a minor can't be read here; write yes or no");
  expect(output.out.join()).not.toMatch(/astmatička|0900/);
  expect(await run(people, '--all-or-nothing')).toBe(0);
  expect(await run('Meno;Kontakt;Neplnoletý\nAnna;0999;?\nBen;0998;\n', '--all-or-nothing')).toBe(3);
  expect(inCamp().anna?.contact).toBe('mama 0900');
});

test('an export holds them only with --personal, and says that it does', async () => {
  await run(people);
  const out = path.join(folder, 'leto.csv');
  const exported = async (...options: readonly string[]) => {
    output = collectLines();
    expect(await runExport(['--camp', camp, '--out', out, ...options], output)).toBe(0);
    return readFileSync(out, 'utf8');
  };
  expect(await exported()).not.toMatch(/mama|orechy|contact/);
  expect(output.out).toHaveLength(1);
  expect(await exported('--personal')).toMatch(/mama 0900.*orechy/);
  expect(output.out[1]).toBe('Personal data are in the file too. Erase it once it is not needed any more.');
});
