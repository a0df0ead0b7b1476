import { expect, test } from 'vitest';
import { journalAndTables } from '../../../../src-main/store/migrations/0001-journal-and-tables.ts';
import { checkInAndParties } from '../../../../src-main/store/migrations/0005-check-in-and-parties.ts';
import { openWritable } from '../../../../src-main/store/open-database.ts';

const entry = (seq: number, events: readonly object[]) => `
  INSERT INTO entries (seq, at, recorded_at, trigger, events, touches)
    VALUES (${String(seq)}, 1, 1, '{}', '${JSON.stringify(events)}', '[]');
  INSERT INTO entry_subjects VALUES ('character:boris', ${String(seq)});`;
const written = (type: string, level: number, who = 'boris') => ({ type, who, sheet: { level } });

test('in a camp that is older the level of the start is the one last written by hand that counts', () => {
  const database = openWritable(':memory:');
  journalAndTables(database);
  database.execute(`
    INSERT INTO characters VALUES
      ('boris', '{"level":6}', 3, 0, 'up', '[]', 21, 0, 'null', NULL, NULL, 0, 5, '[]');
    ${entry(1, [written('v1.CharacterEntered', 9, 'anna'), written('v1.CharacterEntered', 1)])}
    ${entry(2, [written('v1.CharacterEdited', 3)])}
    ${entry(3, [written('v1.CharacterEdited', 8)])}
    ${entry(4, [{ type: 'v1.XpWritten', who: 'boris', add: 21, xp: 21, level: 6 }])}
    INSERT INTO withdrawn VALUES (3, 4);
  `);
  checkInAndParties(database);
  expect(database.query<[], object>('SELECT start_level, party, checks, printed FROM characters').get()).toEqual({
    start_level: 3,
    party: null,
    checks: '{}',
    printed: null,
  });
  expect(database.query<[], object>('SELECT * FROM personal').all()).toEqual([]);
});
