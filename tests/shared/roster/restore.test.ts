import { describe, expect, test } from 'vitest';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import type { BulkCommand } from '../../../shared/roster/bulk-commands.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { restored } from '../../../shared/roster/restore.ts';
import { f1 } from '../../fixtures/fights.ts';
import { characterOf, who } from '../../fixtures/sheets.ts';

type Restore = Extract<BulkCommand, { type: 'restore' }>;
const restore = (what: Restore['what'], character: Partial<Character>, lives?: number) => {
  const event = restored(
    characterOf('anna', character),
    { type: 'restore', who: [who('anna')], what, lives, reason: 'supper' },
    defaultHouseRules,
  );
  return event?.type === 'v1.ConditionOverridden' ? [event.lives, event.status] : null;
};

/** A creep of three lives. */
describe('an ORG brings the camp back to its feet (DBF-A-08)', () => {
  test.each<[string, Restore['what'], Partial<Character>, readonly [number, string] | null]>([
    ['wakes the knocked-out with one life', 'wake', { lives: 0, status: 'knocked-out' }, [1, 'up']],
    ['wakes sleepers with their own (DBF-A-48)', 'wake', { lives: 2, status: 'asleep' }, [2, 'up']],
    ['and the entranced with theirs (DBF-A-62)', 'wake', { lives: 2, status: 'entranced' }, [2, 'up']],
    ['leaves alone who is awake', 'wake', { lives: 1 }, null],
    ['heals by one', 'heal', { lives: 1 }, [2, 'up']],
    ['heals a sleeper, who sleeps on', 'heal', { lives: 1, status: 'asleep' }, [2, 'asleep']],
    ['heals nobody who lies (DBF-A-41)', 'heal', { lives: 0, status: 'knocked-out' }, null],
    ['heals nobody beyond the maximum', 'heal', { lives: 3 }, null],
    ['takes nothing from who has more (DBF-A-06)', 'full', { lives: 5 }, null],
    ['restores all lives, on their feet', 'full', { lives: 0, status: 'knocked-out' }, [3, 'up']],
    ['with the temporary ones on top (DBF-A-07)', 'full', { lives: 2, temporary: 1 }, [4, 'up']],
    ['lets the mark of a flight be', 'full', { lives: 1, status: 'fled' }, [3, 'fled']],
    ['does nothing in a running fight', 'full', { lives: 1, fight: f1 }, null],
    ['does nothing for the dead', 'full', { lives: 0, status: 'dead' }, null],
  ])('%s', (_title, what, character, expected) => {
    expect(restore(what, character)).toEqual(expected);
  });

  test('heals by as many as are said, up to the maximum', () => {
    expect([restore('heal', { lives: 1 }, 2), restore('heal', { lives: 1 }, 9)]).toEqual([
      [3, 'up'],
      [3, 'up'],
    ]);
  });
});
