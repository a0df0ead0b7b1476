import { describe, expect, test } from 'vitest';
import { decideChallenge, decideOutcome, type Opening } from '../../../shared/dbf/challenge.ts';
import type { OpeningCommand } from '../../../shared/dbf/commands.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { at, eventsOf, f1, fighterOn, minutesAfterNoon, noon, pairOf, refusalOf } from '../../fixtures/fights.ts';
import { characterOf, creep, who } from '../../fixtures/sheets.ts';

const opening: Opening = { fight: f1, number: 1, houseRules: defaultHouseRules };
type Challenge = Extract<OpeningCommand, { type: 'challenge' }>;
type Outcome = Extract<OpeningCommand, { type: 'recordOutcome' }>;

const challenge = (by: readonly string[], to: readonly string[], present: readonly string[] = []): Challenge => ({
  type: 'challenge',
  place: 'ford',
  by: by.map(who),
  to: to.map(who),
  present: present.map(who),
});

const people = (...others: readonly Character[]) =>
  at(noon, ...['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'x'].map((name) => characterOf(name)), ...others);

describe('the challenge (DBF-CHL-01 to -05, DBF-PTY-01)', () => {
  test('holds for the whole party, freezes the sheets and opens the first pairing', () => {
    expect(eventsOf(decideChallenge(challenge(['a1', 'a2'], ['b1'], ['x']), opening, people()))).toEqual([
      {
        type: 'v1.FightOpened',
        fight: f1,
        number: 1,
        place: 'ford',
        houseRules: defaultHouseRules,
        fighters: [fighterOn('challenger', 'a1'), fighterOn('challenger', 'a2'), fighterOn('challenged', 'b1')],
        present: ['x'],
        pairing: { active: ['a1', 'a2', 'b1'], forced: [] },
      },
    ]);
  });

  test('one against one are a pair at once (DBF-PAIR-05)', () => {
    const [opened] = eventsOf(decideChallenge(challenge(['a1'], ['b1']), opening, people()));
    expect(opened).toMatchObject({ pairing: { active: ['a1', 'b1'], forced: [pairOf('a1', 'b1')] } });
  });

  test.each<[string, Challenge, readonly Character[], readonly [string, string | null]]>([
    ['nobody challenges', challenge([], ['b1']), [], ['side-empty', 'DBF-CHL-02']],
    ['nobody is challenged', challenge(['a1'], []), [], ['side-empty', 'DBF-CHL-02']],
    ['four are no party', challenge(['a1', 'a2', 'a3', 'a4'], ['b1']), [], ['side-full', 'DBF-PTY-01']],
    ['somebody is on both sides', challenge(['a1'], ['a1']), [], ['twice-in-the-fight', null]],
    ['somebody is named twice', challenge(['a1', 'a1'], ['b1']), [], ['twice-in-the-fight', null]],
    ['a fighter also stands by', challenge(['a1'], ['b1'], ['a1']), [], ['twice-in-the-fight', null]],
    ['a stranger fights', challenge(['nobody'], ['b1']), [], ['unknown-character', null]],
    ['a stranger stands by', challenge(['a1'], ['b1'], ['nobody']), [], ['unknown-character', null]],
    [
      'one is in another fight',
      challenge(['f'], ['b1']),
      [characterOf('f', { fight: fightId('f7') })],
      ['in-another-fight', 'DBF-A-65'],
    ],
    [
      'one lies',
      challenge(['a1'], ['k']),
      [characterOf('k', { status: 'knocked-out', lives: 0 })],
      ['not-on-feet', 'DBF-A-77'],
    ],
    ['one sleeps', challenge(['a1'], ['k']), [characterOf('k', { status: 'asleep' })], ['not-on-feet', 'DBF-A-77']],
    [
      'one is dead',
      challenge(['a1'], ['k']),
      [characterOf('k', { status: 'dead', lives: 0 })],
      ['not-on-feet', 'DBF-A-77'],
    ],
  ])('is refused where %s', (_title, command, others, expected) => {
    expect(refusalOf(decideChallenge(command, opening, people(...others)))).toEqual(expected);
  });

  test('who fled from an earlier fight may fight again, and is on their feet in it', () => {
    const fled = characterOf('f', { status: 'fled', lastFight: fightId('f0') });
    const [opened] = eventsOf(decideChallenge(challenge(['f'], ['b1']), opening, people(fled)));
    expect(opened).toMatchObject({
      fighters: [
        { id: 'f', status: 'up' },
        { id: 'b1', status: 'up' },
      ],
    });
  });

  test('somebody who stands by may lie or be elsewhere: whether they can help is asked when they do', () => {
    const busy = characterOf('k', { status: 'knocked-out', lives: 0 });
    expect(decideChallenge(challenge(['a1'], ['b1'], ['k']), opening, people(busy)).ok).toBe(true);
  });
});

describe('a fight known only by its outcome (DBF-AFT-01, DBF-END-03, DBF-A-02)', () => {
  const outcome = (outcomes: Outcome['outcomes'], winner: Outcome['winner'] = 'challenger'): Outcome => ({
    type: 'recordOutcome',
    place: 'mill',
    by: [who('a1')],
    to: [who('b1'), who('b2')],
    outcomes,
    winner,
  });
  const knockedOut = { who: who('b1'), lives: 0, status: 'knocked-out' } as const;

  test('is one entry with the timers of those who lie and those who fled, counted from when it happened', () => {
    const fled = { who: who('b2'), lives: 2, status: 'fled' } as const;
    const startedAt = minutesAfterNoon(-3);
    expect(eventsOf(decideOutcome(outcome([knockedOut, fled]), opening, { ...people(), at: startedAt }))).toEqual([
      {
        type: 'v1.FightRecorded',
        fight: f1,
        number: 1,
        place: 'mill',
        houseRules: defaultHouseRules,
        fighters: [
          fighterOn('challenger', 'a1'),
          fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' }),
          fighterOn('challenged', 'b2', { lives: 2, status: 'fled' }),
        ],
        winner: 'challenger',
      },
      {
        type: 'v1.TimerStarted',
        timer: `knockout-b1-${startedAt}`,
        kind: 'knockout',
        who: 'b1',
        fight: f1,
        startedAt,
        deadline: minutesAfterNoon(2),
      },
      {
        type: 'v1.TimerStarted',
        timer: `pursuit-b2-${startedAt}`,
        kind: 'pursuit',
        who: 'b2',
        fight: f1,
        startedAt,
        deadline: minutesAfterNoon(2),
      },
    ]);
  });

  test('whoever is not named is as before', () => {
    const hurt = characterOf('a1', { lives: 2 });
    const [recorded] = eventsOf(decideOutcome(outcome([knockedOut]), opening, people(hurt)));
    expect(recorded).toMatchObject({
      fighters: [
        { id: 'a1', lives: 2, status: 'up' },
        { id: 'b1', lives: 0 },
        { id: 'b2', lives: 3 },
      ],
    });
  });

  test('a sleeper has a timer and keeps the lives', () => {
    const events = eventsOf(
      decideOutcome(outcome([{ who: who('b1'), lives: 2, status: 'asleep' }]), opening, people()),
    );
    expect(events.map((event) => [event.type, 'kind' in event ? event.kind : null])).toEqual([
      ['v1.FightRecorded', null],
      ['v1.TimerStarted', 'sleep'],
    ]);
  });

  test.each<[string, Outcome, readonly [string, string | null]]>([
    ['names a stranger to the fight', outcome([{ ...knockedOut, who: who('x') }]), ['not-in-the-fight', null]],
    ['names somebody twice', outcome([knockedOut, knockedOut]), ['twice-in-the-fight', null]],
    ['knocks out with lives left', outcome([{ ...knockedOut, lives: 1 }]), ['status-without-lives', 'DBF-A-02']],
    [
      'leaves nobody standing without lives',
      outcome([{ ...knockedOut, status: 'up' }]),
      ['status-with-lives', 'DBF-A-02'],
    ],
    ['lets flee without lives', outcome([{ ...knockedOut, status: 'fled' }]), ['status-with-lives', 'DBF-A-02']],
    ['has too many on a side', { ...outcome([]), by: ['a1', 'a2', 'a3', 'a4'].map(who) }, ['side-full', 'DBF-PTY-01']],
  ])('is refused where it %s', (_title, command, expected) => {
    expect(refusalOf(decideOutcome(command, opening, people()))).toEqual(expected);
  });

  test('creeps may challenge as well', () => {
    const wolf = characterOf('wolf', { sheet: creep(3, { origin: { is: 'creature', creature: 'animal', lives: 3 } }) });
    expect(decideChallenge(challenge(['wolf'], ['b1']), opening, people(wolf)).ok).toBe(true);
  });
});
