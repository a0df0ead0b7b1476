import { expect, test } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { advanced, xpOf } from '../../../shared/roster/write-xp.ts';

test.each([
  ['three XP make a beginner’s second level', { xp: 0, startLevel: 1 }, 3, { xp: 3, level: 2 }],
  ['they make nobody better who began higher (DBF-LVL-06)', { xp: 0, startLevel: 4 }, 3, { xp: 3, level: 4 }],
  ['a correction takes the level along', { xp: 10, startLevel: 1 }, -5, { xp: 5, level: 2 }],
  ['down to the level of the start', { xp: 10, startLevel: 3 }, -10, { xp: 0, level: 3 }],
  ['and nobody below zero', { xp: 2, startLevel: 1 }, -9, { xp: 0, level: 1 }],
  ['the table ends at nine (DBF-A-81)', { xp: 45, startLevel: 1 }, 100, { xp: 145, level: 9 }],
])('%s', (_title, before, add, after) => {
  expect(advanced(before, add)).toEqual(after);
});

test('of several each gets what all get, or the number that stands beside them', () => {
  const [anna, boris] = [characterId('anna'), characterId('boris')];
  const command = { add: 2, except: [{ who: boris, add: -1 }] };
  expect([anna, boris].map((who) => xpOf(command, who))).toEqual([2, -1]);
  expect(xpOf({ add: 2 }, boris)).toBe(2);
});
