import { expect, test } from 'vitest';
import { advanced } from '../../../shared/roster/write-xp.ts';

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
