import { expect, test } from 'vitest';
import { journalAndTables } from '../../../../src-main/store/migrations/0001-journal-and-tables.ts';
import { campData } from '../../../../src-main/store/migrations/0003-camp-data.ts';
import { openWritable } from '../../../../src-main/store/open-database.ts';

test('a camp that is older has its characters and nothing kept yet', () => {
  const database = openWritable(':memory:');
  journalAndTables(database);
  database.execute(`
    INSERT INTO camp VALUES (1, 'Summer', 1, NULL, NULL, '[]', 2);
    INSERT INTO characters VALUES
      ('boris', '{"name":"Boris"}', 3, 0, 'up', '[]', 0, 0, 'null', NULL, NULL, 0, 5, '["rope"]');
  `);
  campData(database);
  const camp = database.query<[], object>('SELECT name, game_phase, house_rules, recipes, creeps FROM camp').get();
  expect(camp).toEqual({ name: 'Summer', game_phase: 2, house_rules: '{}', recipes: '[]', creeps: '[]' });
  const character = database.query<[], object>('SELECT id, sheet, potions, used_special FROM characters').get();
  expect(character).toEqual({
    id: 'boris',
    sheet: '{"name":"Boris","shifts":{},"extraSpells":[],"ownSpells":[]}',
    potions: '[]',
    used_special: '[]',
  });
});
