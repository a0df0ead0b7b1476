import { expect, test } from 'vitest';
import { journalAndTables } from '../../../../src-main/store/migrations/0001-journal-and-tables.ts';
import { kpo } from '../../../../src-main/store/migrations/0004-kpo.ts';
import { kpoCheckIn } from '../../../../src-main/store/migrations/0006-kpo-check-in.ts';
import { openWritable } from '../../../../src-main/store/open-database.ts';

test('in a camp that is older nothing of KPO is approved or printed yet', () => {
  const database = openWritable(':memory:');
  journalAndTables(database);
  kpo(database);
  database.execute(`INSERT INTO kpo_characters VALUES ('anna', '{"name":"Anna"}', 7, 'f3', 'f3')`);
  kpoCheckIn(database);
  expect(database.query<[], object>('SELECT * FROM kpo_characters').all()).toEqual([
    { id: 'anna', sheet: '{"name":"Anna"}', hp: 7, fight: 'f3', last_fight: 'f3', checks: '{}', printed: null },
  ]);
});
