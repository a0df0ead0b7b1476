import { expect, test } from 'vitest';
import { journalAndTables } from '../../../../src-main/store/migrations/0001-journal-and-tables.ts';
import { animalForm } from '../../../../src-main/store/migrations/0002-animal-form.ts';
import { openWritable } from '../../../../src-main/store/open-database.ts';

test('in a camp that is older everybody has their own shape', () => {
  const database = openWritable(':memory:');
  journalAndTables(database);
  database.execute(`
    INSERT INTO characters VALUES
      ('jana', '{"name":"Jana"}', 3, 0, 'up', '[]', 0, 0, 'null', NULL, NULL, 0, 5, '[]');
  `);
  animalForm(database);
  expect(database.query<[], object>('SELECT id, lives, form FROM characters').get()).toEqual({
    id: 'jana',
    lives: 3,
    form: 'null',
  });
});
