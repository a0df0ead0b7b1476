import { describe, expect, test } from 'vitest';
import { decideFightOverride } from '../../../shared/dbf/override.ts';
import type { Fight } from '../../../shared/dbf/fight.ts';
import type { Character } from '../../../shared/roster/character.ts';
import type { Status } from '../../../shared/vocabulary/terms.ts';
import {
  after,
  around,
  at,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  minutesAfterNoon,
  noon,
  pairOf,
  refusalOf,
  sidesOf,
} from '../../fixtures/fights.ts';
import { characterOf, who } from '../../fixtures/sheets.ts';
import { runningTimer } from '../../fixtures/spells.ts';

const override = (fight: Fight, id: string, lives: number, status?: Status) =>
  decideFightOverride(
    fight,
    { type: 'override', who: who(id), lives, reason: 'seen by an ORG', ...(status === undefined ? {} : { status }) },
    around(fight),
  );

const down = { lives: 0, status: 'knocked-out' } as const;
const fled = fighterOn('challenger', 'a3', { lives: 1, status: 'fled' });
const running = (patch: Partial<Fight> = {}) => fightWith([...sidesOf(2, 1), fled], { phase: 'end', ...patch });

describe('an ORG puts a fighter right (DBF-GEN-18, DBF-A-02)', () => {
  test.each<[number, Status | undefined, number, Status]>([
    [2, undefined, 2, 'up'],
    [9, undefined, 9, 'up'],
    [0, undefined, 0, 'knocked-out'],
    [0, 'dead', 0, 'dead'],
  ])('%i lives and the status %s leave %i lives and %s', (lives, status, left, now) => {
    expect(eventsOf(override(running(), 'a1', lives, status))).toEqual([
      {
        type: 'v1.StandingOverridden',
        fight: f1,
        who: 'a1',
        lives: left,
        temporary: 0,
        status: now,
        reason: 'seen by an ORG',
        pairing: null,
      },
    ]);
  });

  test.each<[string, number, Status | undefined, readonly [string, string | null]]>([
    ['a1', 0, 'up', ['status-with-lives', 'DBF-A-02']],
    ['a1', 2, 'knocked-out', ['status-without-lives', 'DBF-A-02']],
    ['a1', 0, 'fled', ['status-with-lives', 'DBF-A-02']],
    ['x', 2, undefined, ['not-in-the-fight', null]],
    ['a3', 2, 'up', ['has-fled', 'DBF-END-04']],
    ['a3', 0, undefined, ['has-fled', 'DBF-END-04']],
    ['a3', 2, 'asleep', ['has-fled', 'DBF-END-04']],
  ])('of %s to %i lives and the status %s is refused', (id, lives, status, expected) => {
    expect(refusalOf(override(running(), id, lives, status))).toEqual(expected);
  });

  test('the lives of one who fled can be put right, away they stay', () => {
    expect(after(running(), override(running(), 'a3', 3)).fighters.at(-1)).toEqual({ ...fled, lives: 3 });
  });

  test('who is said to have fled may not be followed for five minutes (DBF-END-03)', () => {
    expect(eventsOf(override(running(), 'a1', 2, 'fled'))[1]).toEqual({
      type: 'v1.TimerStarted',
      timer: `pursuit-a1-${noon}`,
      kind: 'pursuit',
      who: 'a1',
      fight: f1,
      startedAt: noon,
      deadline: minutesAfterNoon(5),
    });
  });

  test('who is said to sleep sleeps for five minutes from now (DBF-SP-PO5), and who is woken has no timer left', () => {
    expect(eventsOf(override(running(), 'a1', 2, 'asleep'))[1]).toMatchObject({
      type: 'v1.TimerStarted',
      kind: 'sleep',
      deadline: minutesAfterNoon(5),
    });
    const asleep = fightWith([fighterOn('challenger', 'a1', { status: 'asleep' }), ...sidesOf(0, 1)], { phase: 'end' });
    const timer = runningTimer('sleep', 'a1');
    const woken = decideFightOverride(
      asleep,
      { type: 'override', who: who('a1'), lives: 2, status: 'up', reason: 'noise' },
      { ...around(asleep), timersOf: () => [timer] },
    );
    expect(eventsOf(woken)[1]).toEqual({ type: 'v1.TimerCancelled', timer: timer.id });
  });

  test('nobody rises as a fourth (DBF-END-06)', () => {
    const full = fightWith([...sidesOf(3, 1), fighterOn('challenger', 'a4', down)], { phase: 'end' });
    expect(refusalOf(override(full, 'a4', 1))).toEqual(['side-full', 'DBF-END-06']);
    expect(refusalOf(override({ ...full, phase: 'over' }, 'a4', 1))).toBeNull();
  });
});

describe('an override and the pairs', () => {
  const pairs = [pairOf('a1', 'b1')];

  test('in the pairing it opens the pairing anew, and what is left without a choice pairs itself', () => {
    const fight = fightWith(sidesOf(2, 1), { pairs, picksMade: 1 });
    const changed = after(fight, override(fight, 'a1', 0));
    expect([changed.pairs, changed.picksMade, changed.pairedFor]).toEqual([[pairOf('a2', 'b1')], 0, ['a2', 'b1']]);
  });

  test('that changes only lives it leaves the pairing alone', () => {
    const fight = fightWith(sidesOf(2, 1), { pairs, picksMade: 1 });
    expect(after(fight, override(fight, 'a1', 1)).pairs).toEqual(pairs);
  });

  test('in the duel it takes the pair of the fallen along, result and all', () => {
    const fight = fightWith(sidesOf(2, 1), {
      phase: 'duel',
      pairs,
      results: [{ pair: pairOf('a1', 'b1'), outcome: 'double' }],
    });
    const changed = after(fight, override(fight, 'b1', 0));
    expect([changed.pairs, changed.results, changed.someoneDropped]).toEqual([[], [], true]);
  });
});

describe('an override after the fight', () => {
  const over = (status: Status) =>
    fightWith([fighterOn('challenger', 'a1', { status, lives: status === 'knocked-out' ? 0 : 2 })], { phase: 'over' });
  const since = (fight: Fight, now: Partial<Character>, lives: number) =>
    eventsOf(
      decideFightOverride(
        fight,
        { type: 'override', who: who('a1'), lives, reason: 'seen' },
        at(noon, characterOf('a1', now)),
      ),
    );

  test.each<[string, Status, Partial<Character>, number, Status]>([
    ['who slept and woke meanwhile stays awake', 'asleep', { status: 'up', lives: 2 }, 3, 'up'],
    ['who was killed meanwhile stays dead without lives', 'knocked-out', { status: 'dead', lives: 0 }, 0, 'dead'],
    ['who was killed meanwhile rises with lives', 'knocked-out', { status: 'dead', lives: 0 }, 2, 'up'],
    ['who lies and gets no life goes on lying', 'knocked-out', { status: 'knocked-out', lives: 0 }, 0, 'knocked-out'],
    ['who fled bears the mark', 'fled', { status: 'fled', lives: 2 }, 3, 'fled'],
  ])('%s', (_title, then, now, lives, status) => {
    expect(since(over(then), now, lives)).toMatchObject([{ type: 'v1.StandingOverridden', lives, status }]);
  });
});
