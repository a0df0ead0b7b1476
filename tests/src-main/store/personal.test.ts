import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { companionsOf } from '../../../src-main/store/camp-file.ts';
import { openReadOnlyStore, openStore } from '../../../src-main/store/open-store.ts';
import { ownFolder } from './samples.ts';

const anna = characterId('anna');
const SECRET = 'penicillin-allergy-';
const known = (mark: string) => ({ contact: '', notes: '', health: `${SECRET}${mark.repeat(1_500)}`, minor: false });

const bytesOf = (file: string) =>
  [file, ...companionsOf(file)].filter((each) => existsSync(each)).map((each) => readFileSync(each, 'latin1'));

test('what is erased or written over is nowhere on the disk any more, while the camp is still open', () => {
  using folder = ownFolder();
  const { store } = openStore(folder.file);
  for (const id of ['boris', 'cyril', 'dana']) store.putPersonal(characterId(id), known(id));
  store.putPersonal(anna, known('a'));
  expect(bytesOf(folder.file).join('')).toContain('aaaa');
  store.putPersonal(anna, { ...known(''), health: 'nothing' });
  expect(bytesOf(folder.file).join('')).not.toContain('aaaa');
  store.forgetAllPersonal();
  expect(bytesOf(folder.file).join('')).not.toContain(SECRET);
  store.close();
});

test('of somebody who was taken back nothing is left on the disk once another comes under the id', () => {
  using folder = ownFolder();
  const { store } = openStore(folder.file);
  store.putPersonal(anna, known('a'));
  store.commit([], new Map(), { newcomers: [anna] });
  expect(store.personal(anna)).toBeNull();
  expect(bytesOf(folder.file).join('')).not.toContain(SECRET);
  store.close();
});

test('a reading command sees it and can’t change it', () => {
  using folder = ownFolder();
  const { store } = openStore(folder.file);
  store.putPersonal(anna, known('b'));
  const reading = openReadOnlyStore(folder.file);
  expect(reading.personal(anna)).toEqual(known('b'));
  expect(reading.personal(characterId('boris'))).toBeNull();
  expect('putPersonal' in reading).toBe(false);
  reading.close();
  store.close();
});
