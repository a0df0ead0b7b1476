import { expect, test } from 'vitest';
import { bulkCommandSchema } from '../../../shared/roster/bulk-commands.ts';
import { isSameFor, type XpFor } from '../../../shared/roster/xp-for.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';

const quest = (name: string): XpFor => ({ is: 'quest', quest: name });
const fight = (id: string): XpFor => ({ is: 'fight', fight: fightId(id) });

test.each([
  ['a quest is the same without its accents and capitals', quest('Stratený prsteň'), quest(' strateny PRSTEN'), true],
  ['another quest is not', quest('Stratený prsteň'), quest('Stratený meč'), false],
  ['a fight is the same by its id', fight('f1'), fight('f1'), true],
  ['another fight is not', fight('f1'), fight('f11'), false],
  ['a quest that is called like a fight is no fight', quest('f1'), fight('f1'), false],
  ['nor the other way round', fight('f1'), quest('f1'), false],
])('%s', (_title, one, other, same) => {
  expect(isSameFor(one, other)).toBe(same);
});

const command = { type: 'writeXpTo', who: ['anna'], add: 2, reason: 'drak' };

test.each([
  ['a number of one’s own is for one of those who get XP', { except: [{ who: 'anna', add: 3 }] }, true],
  ['and for nobody else', { except: [{ who: 'boris', add: 3 }] }, false],
  ['a quest has a name', { for: quest('Drak') }, true],
  ['and not only spaces', { for: quest('  ') }, false],
  ['XP are for nothing else', { for: { is: 'dungeon', name: 'Drak' } }, false],
])('%s', (_title, more, fits) => {
  expect(bulkCommandSchema.safeParse({ ...command, ...more }).success).toBe(fits);
});
