import { describe, expect, test } from 'vitest';
import { decide } from '../../../shared/dbf/decide.ts';
import { idleIn, type Fight } from '../../../shared/dbf/fight.ts';
import {
  canRepeatPairs,
  decidePick,
  forcedPairs,
  legalPicks,
  openPairing,
  picksForLastPairs,
  whoPicks,
} from '../../../shared/dbf/pairing.ts';
import {
  after,
  around,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  pairOf,
  refusalOf,
  sidesOf,
} from '../../fixtures/fights.ts';
import { who } from '../../fixtures/sheets.ts';

const opened = (challengers: number, challenged: number): Fight => {
  const fight = fightWith(sidesOf(challengers, challenged));
  return { ...fight, pairs: openPairing(fight).forced };
};

const pick = (fight: Fight, by: string, on: string) => decidePick(fight, who(by), who(on));

/** Takes the first legal pick until nobody has a choice: whose picks they were, the pairs, and who is idle. */
function paired(
  fight: Fight,
  turns: readonly string[] = [],
): readonly [readonly string[], readonly string[], readonly string[]] {
  const [choice] = legalPicks(fight);
  const turn = whoPicks(fight);
  if (choice === undefined || turn === null) {
    return [turns, fight.pairs.map(({ challenger, challenged }) => `${challenger}-${challenged}`), idleIn(fight)];
  }
  return paired(after(fight, decidePick(fight, choice.by, choice.on)), [...turns, turn]);
}

describe('whose choice it is (DBF-PAIR-02 to -06, DBF-A-18, DBF-A-19)', () => {
  test.each<[number, number, readonly string[], readonly string[], readonly string[]]>([
    [1, 1, [], ['a1-b1'], []],
    [1, 2, ['challenger'], ['a1-b1'], ['b2']],
    [1, 3, ['challenger'], ['a1-b1'], ['b2', 'b3']],
    [2, 1, ['challenger'], ['a1-b1'], ['a2']],
    [2, 2, ['challenger'], ['a1-b1', 'a2-b2'], []],
    [2, 3, ['challenger', 'challenged'], ['a1-b1', 'a2-b2'], ['b3']],
    [3, 1, ['challenger'], ['a1-b1'], ['a2', 'a3']],
    [3, 2, ['challenger', 'challenged'], ['a1-b1', 'a2-b2'], ['a3']],
    [3, 3, ['challenger', 'challenged'], ['a1-b1', 'a2-b2', 'a3-b3'], []],
  ])('%i against %i: the choices are of %j, the rest pairs itself', (challengers, challenged, turns, pairs, idle) => {
    expect(paired(opened(challengers, challenged))).toEqual([turns, pairs, idle]);
  });

  test.each([
    [1, 2, 2],
    [1, 3, 3],
    [2, 1, 2],
    [2, 2, 4],
    [2, 3, 6],
    [3, 1, 3],
    [3, 2, 6],
    [3, 3, 9],
  ])('%i against %i: the challengers have %i first choices', (challengers, challenged, choices) => {
    const legal = legalPicks(opened(challengers, challenged));
    expect(legal).toHaveLength(choices);
    expect(legal.every(({ by, on }) => by.startsWith('a') && on.startsWith('b'))).toBe(true);
  });

  test('after the first choice each of those left on the other side may choose one of those left', () => {
    const fight = opened(3, 3);
    expect(legalPicks(after(fight, pick(fight, 'a2', 'b1')))).toEqual([
      { by: 'b2', on: 'a1' },
      { by: 'b2', on: 'a3' },
      { by: 'b3', on: 'a1' },
      { by: 'b3', on: 'a3' },
    ]);
  });

  test('the second choice of three against three pairs the last two (DBF-PAIR-05)', () => {
    const fight = after(opened(3, 3), pick(opened(3, 3), 'a2', 'b1'));
    expect(eventsOf(pick(fight, 'b3', 'a1'))).toEqual([
      { type: 'v1.OpponentPicked', fight: f1, by: 'b3', pair: pairOf('a1', 'b3'), forced: [pairOf('a3', 'b2')] },
    ]);
  });

  test('nobody chooses against an empty side', () => {
    const fight = fightWith([
      fighterOn('challenger', 'a1'),
      fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' }),
    ]);
    expect([whoPicks(fight), legalPicks(fight), openPairing(fight)]).toEqual([
      null,
      [],
      { active: ['a1'], forced: [] },
    ]);
  });

  test('forced are only two who are left alone', () => {
    const [a1, a2, b1] = [who('a1'), who('a2'), who('b1')];
    expect([forcedPairs([a1], [b1]), forcedPairs([a1, a2], [b1]), forcedPairs([a1], []), forcedPairs([], [])]).toEqual([
      [pairOf('a1', 'b1')],
      [],
      [],
      [],
    ]);
  });

  test.each(['potions', 'spells', 'duel', 'wounds', 'end', 'over'] as const)(
    'nobody chooses in the phase %s',
    (phase) => {
      const fight = { ...opened(2, 2), phase };
      expect([whoPicks(fight), refusalOf(pick(fight, 'a1', 'b1'))]).toEqual([null, ['picks-settled', 'DBF-PAIR-05']]);
    },
  );
});

describe('choices that are refused (DBF-PAIR-01 to -05, DBF-A-77)', () => {
  const down = fighterOn('challenged', 'b4', { lives: 0, status: 'knocked-out' });
  const fight = fightWith([...sidesOf(3, 3), down]);
  const second = after(fight, pick(fight, 'a1', 'b1'));

  test.each<[string, Fight, string, string, readonly [string, string | null]]>([
    ['the challenged don’t choose first', fight, 'b1', 'a1', ['not-their-pick', 'DBF-PAIR-02']],
    ['the challengers don’t choose second', second, 'a2', 'b2', ['not-their-pick', 'DBF-PAIR-02']],
    ['a mate is no opponent', fight, 'a1', 'a2', ['same-side', 'DBF-PAIR-01']],
    ['nobody is an opponent of themselves', fight, 'a1', 'a1', ['same-side', 'DBF-PAIR-01']],
    ['the fallen are no opponents', fight, 'a1', 'b4', ['not-active', 'DBF-A-77']],
    ['who is paired is taken', second, 'b2', 'a1', ['already-paired', 'DBF-PAIR-01']],
    ['who is paired chooses no second', second, 'b1', 'a2', ['already-paired', 'DBF-PAIR-01']],
    ['a stranger does not choose', fight, 'x', 'b1', ['not-in-the-fight', null]],
    ['a stranger is not chosen', fight, 'a1', 'x', ['not-in-the-fight', null]],
    ['one against one leaves no choice', opened(1, 1), 'a1', 'b1', ['picks-settled', 'DBF-PAIR-05']],
  ])('%s', (_title, state, by, on, expected) => {
    expect(refusalOf(pick(state, by, on))).toEqual(expected);
  });
});

describe('the same pairs again', () => {
  /** The second round of a fight whose first ended with these pairs. */
  const second = (challengers: number, challenged: number, patch: Partial<Fight> = {}): Fight => {
    const lastPairs = [1, 2, 3].slice(0, Math.min(challengers, challenged)).map((n) => pairOf(`a${n}`, `b${n}`));
    return { ...opened(challengers, challenged), round: 2, lastPairs, ...patch };
  };

  test.each([
    [1, 1, 0],
    [1, 3, 1],
    [2, 2, 1],
    [2, 3, 2],
    [3, 2, 2],
    [3, 3, 2],
  ])('%i against %i takes %i choices, and the round stands at its duel', (challengers, challenged, choices) => {
    const fight = second(challengers, challenged);
    expect([canRepeatPairs(fight), picksForLastPairs(fight).length]).toEqual([true, choices]);
    const again = after(fight, decide(fight, { type: 'repeatPairs', fight: f1 }, around(fight)));
    expect([again.phase, again.pairs]).toEqual(['duel', fight.lastPairs]);
  });

  test.each<[string, Fight]>([
    ['there was no round before', { ...opened(2, 2), lastPairs: [] }],
    ['somebody chose already', second(2, 2, { picksMade: 1, pairs: [pairOf('a1', 'b1')] })],
    ['the pairing is a second one in this round', second(2, 2, { repairing: true })],
    [
      'one of them is down',
      second(2, 2, {
        fighters: [fighterOn('challenger', 'a1', { lives: 0, status: 'knocked-out' }), ...sidesOf(3, 2).slice(1)],
      }),
    ],
    ['more would fight than did', second(2, 2, { lastPairs: [pairOf('a1', 'b1')] })],
    ['it is not the pairing', second(2, 2, { phase: 'potions' })],
  ])('is refused where %s', (_title, fight) => {
    expect([
      canRepeatPairs(fight),
      refusalOf(decide(fight, { type: 'repeatPairs', fight: f1 }, around(fight))),
    ]).toEqual([false, ['no-pairs-to-repeat', null]]);
  });
});
