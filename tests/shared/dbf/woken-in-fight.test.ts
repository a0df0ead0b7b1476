import { describe, expect, test } from 'vitest';
import { decide } from '../../../shared/dbf/decide.ts';
import type { Fight, Fighter } from '../../../shared/dbf/fight.ts';
import type { OverrideCommand } from '../../../shared/roster/commands.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { around, eventsOf, f1, fighterOn, fightWith, noon } from '../../fixtures/fights.ts';
import { rules } from '../../fixtures/house-rules.ts';
import { who } from '../../fixtures/sheets.ts';

const sleeper = (patch: Partial<Fighter> = {}) =>
  fighterOn('challenged', 'b2', { lives: 2, status: 'asleep', ...patch });

const fightOf = (down: Fighter, patch: Partial<Fight> = {}): Fight =>
  fightWith([fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1'), down], { phase: 'end', ...patch });

/** The roster has b2 as awake already. */
const awake = (fight: Fight, patch: Partial<Character> = {}) => {
  const surroundings = around(fight);
  const b2 = surroundings.roster.get(who('b2'));
  if (b2 === undefined) throw new Error('b2 is in the roster');
  return { ...surroundings, roster: new Map(surroundings.roster).set(b2.id, { ...b2, status: 'up', ...patch }) };
};

const stop = { type: 'stopFight', fight: f1, reason: 'rain' } as const;
const override = (patch: Partial<OverrideCommand>) =>
  ({ type: 'override', who: who('b2'), lives: 1, reason: 'seen', ...patch }) as const;

describe('whoever woke while the fight went on (DBF-A-36, DBF-A-48, DBF-A-62)', () => {
  test.each(['asleep', 'entranced'] as const)('is not %s again when it ends and lives come back', (status) => {
    const fight = fightOf(sleeper({ status }), { houseRules: rules({ livesReturn: 'after-each-fight' }) });
    const changes = eventsOf(decide(fight, stop, awake(fight))).filter(({ type }) => type === 'v1.ConditionChanged');
    expect(changes).toEqual([{ type: 'v1.ConditionChanged', who: 'b2', lives: 3, temporary: 0, status: 'up' }]);
  });

  test('stays awake when an ORG puts only the lives right', () => {
    const fight = fightOf(sleeper());
    expect(eventsOf(decide(fight, override({}), awake(fight))).at(-1)).toEqual({
      type: 'v1.ConditionChanged',
      who: 'b2',
      lives: 1,
      temporary: 0,
      status: 'up',
    });
  });

  test('sleeps from now on when an ORG says so', () => {
    const fight = fightOf(sleeper());
    const events = eventsOf(decide(fight, override({ status: 'asleep' }), awake(fight)));
    expect(events.map((event) => [event.type, 'startedAt' in event ? event.startedAt : null])).toEqual([
      ['v1.StandingOverridden', null],
      ['v1.TimerStarted', noon],
    ]);
  });

  test('lies five minutes from now when an ORG says so and knock-outs count from their own time (DBF-A-75)', () => {
    const fight = fightOf(sleeper({ lives: 0, status: 'knocked-out' }), {
      houseRules: rules({ knockoutRunsFrom: 'own-knock-out' }),
    });
    const events = eventsOf(decide(fight, override({ lives: 0 }), awake(fight, { lives: 1 })));
    expect(events.map(({ type }) => type)).toEqual(['v1.StandingOverridden', 'v1.TimerStarted']);
  });
});
