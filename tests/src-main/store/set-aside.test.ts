import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setAside } from '../../../src-main/store/set-aside.ts';
import { ownFolder } from './samples.ts';

const night = new Date(2026, 0, 2, 3, 4, 5);

test('a damaged camp takes what SQLite keeps beside it along', () => {
  using place = ownFolder();
  for (const end of ['', '-wal', '-shm']) writeFileSync(place.file + end, `bytes${end}`);
  const name = setAside(place.file, night);
  expect(name).toBe(`${place.file}.damaged-20260102-030405`);
  expect(['', '-wal', '-shm'].map((end) => readFileSync(name + end, 'utf8'))).toEqual([
    'bytes',
    'bytes-wal',
    'bytes-shm',
  ]);
});

test('what was set aside before is never overwritten', () => {
  using place = ownFolder();
  for (const content of ['first', 'second', 'third']) {
    writeFileSync(place.file, content);
    setAside(place.file, night);
  }
  expect(readdirSync(place.folder).map((name) => [name, readFileSync(`${place.folder}/${name}`, 'utf8')])).toEqual([
    ['camp.dbf.damaged-20260102-030405', 'first'],
    ['camp.dbf.damaged-20260102-030405-2', 'second'],
    ['camp.dbf.damaged-20260102-030405-3', 'third'],
  ]);
});
