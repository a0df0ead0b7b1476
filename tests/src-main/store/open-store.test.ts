import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entrySeq } from '../../../shared/vocabulary/ids.ts';
import { CampDamaged, CampInUse, CampTooNew, CampUnreachable, NotACamp } from '../../../src-main/store/errors.ts';
import { migrations } from '../../../src-main/store/migrations/index.ts';
import { openWritable } from '../../../src-main/store/open-database.ts';
import { openReadOnlyStore, openStore } from '../../../src-main/store/open-store.ts';
import { exchange, noChanges, nothingWithdrawn, ownFolder } from './samples.ts';

const evening = new Date(2026, 6, 4, 21, 5, 9);

function campOf(file: string, entries: number): void {
  const { store } = openStore(file);
  for (let seq = 1; seq <= entries; seq += 1) store.commit([exchange(seq)], nothingWithdrawn, noChanges);
  store.close();
}

function spoil(file: string, from: number, to: number): Buffer {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, from, to);
  writeFileSync(file, bytes);
  return bytes;
}

test('a camp is made with its folder and found again', () => {
  using place = ownFolder();
  const file = join(place.folder, 'tent', 'summer.dbf');
  campOf(file, 2);
  const { store, setAside } = openStore(file);
  expect([store.file, store.lastSeq(), setAside]).toEqual([file, 2, null]);
  store.close();
});

test('a closed camp is one file and the name of its lock', () => {
  using place = ownFolder();
  campOf(place.file, 1);
  expect(readdirSync(place.folder).sort()).toEqual(['camp.dbf', 'camp.dbf.lock']);
});

test('a second console on the same camp is refused, and may open it when the first is closed', () => {
  using place = ownFolder();
  const first = openStore(place.file);
  expect(() => openStore(place.file)).toThrow(new CampInUse(place.file));
  first.store.close();
  openStore(place.file).store.close();
});

test('a camp of a newer console is refused and left as it is', () => {
  using place = ownFolder();
  campOf(place.file, 1);
  const newer = openWritable(place.file);
  newer.execute('PRAGMA user_version = 99');
  newer.close();
  const bytes = readFileSync(place.file);
  expect(() => openStore(place.file)).toThrow(new CampTooNew(place.file, 99, migrations.length));
  expect(() => openReadOnlyStore(place.file)).toThrow(new CampTooNew(place.file, 99, migrations.length));
  expect(readFileSync(place.file)).toEqual(bytes);
});

test.each([
  ['its head', 0, 4_096],
  ['a page in the middle', 8_192, 12_288],
])('a camp that is damaged in %s is set aside with its bytes, and a new one begins', (_, from, to) => {
  using place = ownFolder();
  campOf(place.file, 40);
  const bytes = spoil(place.file, from, to);
  const { store, setAside } = openStore(place.file, evening);
  expect([setAside, store.lastSeq()]).toEqual([`${place.file}.damaged-20260704-210509`, 0]);
  expect(readFileSync(`${place.file}.damaged-20260704-210509`)).toEqual(bytes);
  store.close();
});

test('a camp that lost its end is set aside', () => {
  using place = ownFolder();
  campOf(place.file, 40);
  writeFileSync(place.file, readFileSync(place.file).subarray(0, statSync(place.file).size - 10_000));
  const { store, setAside } = openStore(place.file, evening);
  expect(setAside).toBe(`${place.file}.damaged-20260704-210509`);
  store.close();
});

test('a damaged camp that is only read stays where it is', () => {
  using place = ownFolder();
  campOf(place.file, 40);
  spoil(place.file, 8_192, 12_288);
  expect(() => openReadOnlyStore(place.file)).toThrow(new CampDamaged(place.file));
  expect(existsSync(place.file)).toBe(true);
});

test('a file that never was a camp is refused and left as it is', () => {
  using place = ownFolder();
  const photo = join(place.folder, 'photo.jpg');
  writeFileSync(photo, 'not a database at all');
  expect(() => openStore(photo)).toThrow(new NotACamp(photo));
  expect(() => openReadOnlyStore(photo)).toThrow(new NotACamp(photo));
  expect([readFileSync(photo, 'utf8'), readdirSync(place.folder)]).toEqual(['not a database at all', ['photo.jpg']]);
});

test('a database of another program is refused', () => {
  using place = ownFolder();
  const other = openWritable(place.file);
  other.execute('CREATE TABLE notes (id INTEGER)');
  other.close();
  expect(() => openStore(place.file)).toThrow(new NotACamp(place.file));
});

test('what stands in the way of a camp is named', () => {
  using place = ownFolder();
  const folder = join(place.folder, 'folder');
  mkdirSync(folder);
  writeFileSync(join(place.folder, 'file'), '');
  const below = join(place.folder, 'file', 'camp.dbf');
  expect(() => openStore(folder)).toThrow(new CampUnreachable(folder, 'not-a-file'));
  expect(() => openStore(below)).toThrow(new CampUnreachable(below, 'folder-not-made'));
  expect(() => openReadOnlyStore(place.file)).toThrow(new CampUnreachable(place.file, 'file-missing'));
});

test('a camp can be read beside the console that writes it, as it was when the reading began', () => {
  using place = ownFolder();
  const { store } = openStore(place.file);
  store.commit([exchange(1)], nothingWithdrawn, noChanges);
  const reader = openReadOnlyStore(place.file);
  store.commit([exchange(2)], nothingWithdrawn, noChanges);
  expect([store.lastSeq(), reader.lastSeq(), reader.entry(entrySeq(2))]).toEqual([2, 1, null]);
  reader.close();
  const later = openReadOnlyStore(place.file);
  expect(later.lastSeq()).toBe(2);
  later.close();
  store.close();
});
