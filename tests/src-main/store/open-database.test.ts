import { expect, test } from 'vitest';
import { NodeTooOld, openReadable, openWritable, requireNode } from '../../../src-main/store/open-database.ts';
import { ownFolder } from './samples.ts';

test.each(['20.20.0', '18.0.0', '21.9.1'])('Node %s is told that it is too old', (version) => {
  expect(() => requireNode(version)).toThrow(
    new NodeTooOld(`The console needs Node 22 or newer; this is Node ${version}.`),
  );
});

test.each(['22.0.0', '24.21.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test('a file is written ahead, safely, and with its references checked', () => {
  using place = ownFolder();
  const database = openWritable(place.file);
  const pragma = (name: string) => database.query(`PRAGMA ${name}`).get();
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys'), pragma('busy_timeout')]).toEqual([
    { journal_mode: 'wal' },
    { synchronous: 2 },
    { foreign_keys: 1 },
    { timeout: 5_000 },
  ]);
  database.close();
});

test('a reading handle can’t write', () => {
  using place = ownFolder();
  const writer = openWritable(place.file);
  writer.execute('CREATE TABLE notes (id INTEGER)');
  const reader = openReadable(place.file);
  expect('change' in reader).toBe(false);
  expect(() => reader.query('INSERT INTO notes VALUES (1) RETURNING id').all()).toThrow('readonly');
  reader.close();
  writer.close();
});
