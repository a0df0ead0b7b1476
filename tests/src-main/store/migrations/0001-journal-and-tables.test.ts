import { expect, test } from 'vitest';
import { journalAndTables } from '../../../../src-main/store/migrations/0001-journal-and-tables.ts';
import { openWritable } from '../../../../src-main/store/open-database.ts';

const fresh = () => {
  const database = openWritable(':memory:');
  journalAndTables(database);
  return database;
};

const insert = (seq: number) =>
  `INSERT INTO entries (seq, at, recorded_at, trigger, events, touches) VALUES (${seq}, 1, 1, '{}', '[]', '[]')`;

test('a new camp has a journal and the tables that are folded from it', () => {
  const names = fresh().query<[], { readonly name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
  );
  expect(names.all().map((row) => row.name)).toEqual([
    'camp',
    'cases',
    'characters',
    'entries',
    'entry_subjects',
    'fights',
    'timers',
    'withdrawn',
  ]);
});

test.each([
  ['changed', 'UPDATE entries SET org = NULL WHERE seq = 1', 'an entry is never changed'],
  ['deleted', 'DELETE FROM entries WHERE seq = 1', 'an entry is never deleted'],
  ['replaced', insert(1).replace('INSERT', 'INSERT OR REPLACE'), 'an entry follows the last one without a gap'],
  ['left out', insert(3), 'an entry follows the last one without a gap'],
])('an entry can never be %s', (_, statement, message) => {
  const database = fresh();
  database.execute(insert(1));
  expect(() => database.execute(statement)).toThrow(message);
  const rows = database.query<[], { readonly seq: number; readonly org: string | null }>(
    'SELECT seq, org FROM entries',
  );
  expect(rows.all()).toEqual([{ seq: 1, org: null }]);
});

test('an entry can only be withdrawn by an entry that exists', () => {
  const database = fresh();
  database.execute(insert(1));
  expect(() => database.execute('INSERT INTO withdrawn VALUES (1, 2)')).toThrow('FOREIGN KEY');
});
