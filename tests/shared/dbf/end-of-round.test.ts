import { describe, expect, test } from 'vitest';
import { endFight, endRound, winnerAtRoundEnd } from '../../../shared/dbf/end-of-round.ts';
import { winnerByEmptiedSide, type Fighter } from '../../../shared/dbf/fight.ts';
import {
  at,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  minutesAfterNoon,
  noon,
  pairOf,
  sidesOf,
} from '../../fixtures/fights.ts';

const down = { lives: 0, status: 'knocked-out' } as const;
const ending = (fighters: readonly Fighter[]) => fightWith(fighters, { phase: 'end', round: 2 });
const knockout = (id: string) => ({
  type: 'v1.TimerStarted',
  timer: `knockout-${id}-${noon}`,
  kind: 'knockout',
  who: id,
  fight: f1,
  startedAt: noon,
  deadline: minutesAfterNoon(5),
});

describe('the end of a round (DBF-END-07, -08, DBF-A-74)', () => {
  test('with somebody on both sides a new round begins with its pairing', () => {
    expect(eventsOf(endRound(ending(sidesOf(1, 1)), at()))).toEqual([
      {
        type: 'v1.RoundEnded',
        fight: f1,
        next: 'pairing',
        round: 3,
        pairing: { active: ['a1', 'b1'], forced: [pairOf('a1', 'b1')] },
      },
    ]);
  });

  test('an empty side ends the fight, and whoever lies in it lies five minutes from now (DBF-AFT-01, DBF-A-75)', () => {
    const fight = ending([fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', down)]);
    expect(eventsOf(endRound(fight, at()))).toEqual([
      { type: 'v1.FightEnded', fight: f1, by: 'emptied', winner: 'challenger', released: ['a1', 'b1'] },
      knockout('b1'),
    ]);
  });

  test('who fled was let go already', () => {
    const fight = ending([fighterOn('challenger', 'a1', { status: 'fled' }), fighterOn('challenged', 'b1')]);
    expect(eventsOf(endRound(fight, at()))).toEqual([
      { type: 'v1.FightEnded', fight: f1, by: 'emptied', winner: 'challenged', released: ['b1'] },
    ]);
  });

  test('with both sides empty nobody wins, and all lie', () => {
    const fight = ending([fighterOn('challenger', 'a1', down), fighterOn('challenged', 'b1', down)]);
    expect(eventsOf(endRound(fight, at()))).toEqual([
      { type: 'v1.FightEnded', fight: f1, by: 'emptied', winner: 'nobody', released: ['a1', 'b1'] },
      knockout('a1'),
      knockout('b1'),
    ]);
  });

  test.each([
    ['up', 'up', null],
    ['up', 'knocked-out', 'challenger'],
    ['fled', 'up', 'challenged'],
    ['asleep', 'fled', 'nobody'],
    ['entranced', 'up', 'challenged'],
    ['up', 'defeated', 'challenger'],
    ['dead', 'dead', 'nobody'],
  ] as const)('%s against %s: the winner is %s', (challenger, challenged, winner) => {
    const fight = ending([
      fighterOn('challenger', 'a1', { status: challenger }),
      fighterOn('challenged', 'b1', { status: challenged }),
    ]);
    expect(winnerByEmptiedSide(fight)).toBe(winner);
  });
});

describe('a stopped fight', () => {
  test('has no winner; the fallen lie, the dead lie ten minutes, sleepers sleep since the spell (DBF-SP-PO5)', () => {
    const fight = ending([
      fighterOn('challenger', 'a1', down),
      fighterOn('challenger', 'a2', { status: 'asleep' }),
      fighterOn('challenged', 'b1', { lives: 0, status: 'dead' }),
      fighterOn('challenged', 'b2'),
    ]);
    const events = eventsOf(endFight(fight, 'stopped', 'nobody', at()));
    expect(events[0]).toEqual({
      type: 'v1.FightEnded',
      fight: f1,
      by: 'stopped',
      winner: 'nobody',
      released: ['a1', 'a2', 'b1', 'b2'],
    });
    expect(events.slice(1).map((event) => ('kind' in event ? [event.kind, event.who, event.deadline] : null))).toEqual([
      ['knockout', 'a1', minutesAfterNoon(5)],
      ['death', 'b1', minutesAfterNoon(10)],
    ]);
  });
});

describe('who would win is told before the round ends, as its end decides (DBF-END-07)', () => {
  const a1 = fighterOn('challenger', 'a1');
  const waiting = fighterOn('challenged', 'b2', { marks: ['waiting'] });

  test('nobody while both sides stand, or while a revived fighter waits for a place (DBF-A-42)', () => {
    expect(winnerAtRoundEnd(ending(sidesOf(1, 1)), at())).toBeNull();
    expect(winnerAtRoundEnd(ending([a1, fighterOn('challenged', 'b1', down), waiting]), at())).toBeNull();
  });

  test('the side that is left, and nobody in an ice storm (DBF-A-52)', () => {
    expect(winnerAtRoundEnd(ending([a1, fighterOn('challenged', 'b1', down)]), at())).toBe('challenger');
    expect(winnerAtRoundEnd({ ...ending(sidesOf(1, 1)), stormed: true }, at())).toBe('nobody');
  });
});
