import { describe, expect, test } from 'vitest';
import { decideSpawn } from '../../../shared/roster/spawn-creeps.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { vlk } from '../../fixtures/camp-data.ts';
import { characterOf, creep, rosterOf } from '../../fixtures/sheets.ts';

const named = (id: string, name: string): Character => characterOf(id, { sheet: creep(4, { name }) });
const spawned = (count: number, ...characters: readonly Character[]) => {
  const decision = decideSpawn(rosterOf(...characters), vlk, count);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.events.map((event) => [event.who, event.type === 'v1.CharacterEntered' ? event.sheet.name : null]);
};

describe('creeps of a template (DBF-A-16)', () => {
  test('are numbered from one', () => {
    expect(spawned(2)).toEqual([
      ['vlk-1', 'Vlk 1'],
      ['vlk-2', 'Vlk 2'],
    ]);
  });

  test('follow the highest number there ever was, gaps or not', () => {
    expect(spawned(1, named('vlk-1', 'Vlk 1'), named('vlk-7', 'Vlk 7'))).toEqual([['vlk-8', 'Vlk 8']]);
  });

  test('do not take the number of one that is called otherwise now', () => {
    expect(spawned(1, named('vlk-3', 'Fenrir'))).toEqual([['vlk-4', 'Vlk 4']]);
  });

  test('do not mind others who bear a like name', () => {
    expect(spawned(1, named('vlkolak-9', 'Vlkolak 9'), named('vlk', 'Vlk'))).toEqual([['vlk-1', 'Vlk 1']]);
  });

  test('have the sheet and the pouch of the template', () => {
    expect(decideSpawn(new Map(), vlk, 1)).toMatchObject({
      events: [{ sheet: { origin: { lives: 4 }, weapon: 'claws' }, lives: 4, status: 'up', items: ['vlčia koža'] }],
    });
  });
});
