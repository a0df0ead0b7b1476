import { expect, test } from 'vitest';
import { gamePhaseOutlook } from '../../../shared/dbf/game-phase-outlook-view.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { characterOf, who } from '../../fixtures/sheets.ts';

const none = { people: 0, count: 0 };
const people = [
  characterOf('anna', { used: ['fog', 'ice-storm'], usedSpecial: ['Ticho'], lives: 4, temporary: 2 }),
  characterOf('boris', { lives: 1, ambush: { role: 'victim', with: who('cyril'), dodged: false } }),
  characterOf('cyril', { lives: 5, ambush: { role: 'sneaker', with: who('boris'), dodged: false } }),
];

test('a new phase of the event renews spells, ends temporary lives and sneak hits, and no more by default', () => {
  expect(gamePhaseOutlook(people, defaultHouseRules)).toEqual({
    spells: { people: 1, count: 3 },
    temporary: { people: 1, count: 2 },
    back: none,
    above: none,
    ambushes: 1,
  });
});

test('by house rule lives come back and those above the maximum end (DBF-A-06, DBF-A-08)', () => {
  const rules = {
    ...defaultHouseRules,
    livesReturn: 'new-game-phase',
    livesAboveMaximum: 'until-the-game-phase-ends',
  } as const;
  expect(gamePhaseOutlook(people, rules)).toMatchObject({
    back: { people: 2, count: 3 },
    above: { people: 1, count: 2 },
  });
});
