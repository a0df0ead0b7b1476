import { expect, test } from 'vitest';
import { CampTooNew, NotACamp } from '../../../src-main/store/errors.ts';
import { APPLICATION_ID, campVersion, migrate } from '../../../src-main/store/migrate.ts';
import { openWritable } from '../../../src-main/store/open-database.ts';

const one = (database: { execute(sql: string): void }) => database.execute('CREATE TABLE one (id INTEGER)');
const two = (database: { execute(sql: string): void }) => database.execute('ALTER TABLE one ADD COLUMN name TEXT');
const failing = (database: { execute(sql: string): void }) =>
  database.execute('CREATE TABLE half (id INTEGER); CREATE TABLE one (id INTEGER)');

test('a new file goes through every step, an older one through those it lacks', () => {
  const database = openWritable(':memory:');
  migrate(database, 'camp', [one]);
  expect(campVersion(database, 'camp', 2)).toBe(1);
  migrate(database, 'camp', [one, two]);
  expect(campVersion(database, 'camp', 2)).toBe(2);
  migrate(database, 'camp', [one, two]);
  expect(database.query('SELECT name FROM one').all()).toEqual([]);
});

test('a step that fails leaves the file as it was before this step', () => {
  const database = openWritable(':memory:');
  expect(() => migrate(database, 'camp', [one, failing])).toThrow('already exists');
  expect(campVersion(database, 'camp', 2)).toBe(1);
  expect(database.query('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'one' }]);
});

test('a file of a newer console is refused with both versions', () => {
  const database = openWritable(':memory:');
  migrate(database, 'camp', [one, two]);
  expect(() => migrate(database, 'camp', [one])).toThrow(new CampTooNew('camp', 2, 1));
});

test.each([
  ['somebody else’s database', 'PRAGMA application_id = 7'],
  ['a database without a mark', 'CREATE TABLE notes (id INTEGER)'],
])('%s is not a camp', (_, sql) => {
  const database = openWritable(':memory:');
  database.execute(sql);
  expect(() => migrate(database, 'camp')).toThrow(new NotACamp('camp'));
});

test('a camp is marked as one', () => {
  const database = openWritable(':memory:');
  migrate(database, 'camp');
  expect(database.query('PRAGMA application_id').all()).toEqual([{ application_id: APPLICATION_ID }]);
});
