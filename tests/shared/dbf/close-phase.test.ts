import { describe, expect, test } from 'vitest';
import { decideClose } from '../../../shared/dbf/close-phase.ts';
import { decide } from '../../../shared/dbf/decide.ts';
import type { Fight } from '../../../shared/dbf/fight.ts';
import { roundPhases, type RoundPhase } from '../../../shared/vocabulary/terms.ts';
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

const pairs = [pairOf('a1', 'b1'), pairOf('a2', 'b2')];
const standing = (patch: Partial<Fight> = {}) => fightWith(sidesOf(2, 2), { pairs, picksMade: 1, ...patch });
const close = (fight: Fight, phase: RoundPhase) => decideClose(fight, phase, around(fight));
const closeAll = (fight: Fight, ...phases: readonly RoundPhase[]) =>
  decide(fight, { type: 'closePhases', fight: f1, phases }, around(fight));
const putDown = (fight: Fight, id: string) =>
  after(fight, decide(fight, { type: 'override', who: who(id), lives: 0, reason: 'fell over' }, around(fight)));
const putUp = (fight: Fight, id: string) =>
  after(fight, decide(fight, { type: 'override', who: who(id), lives: 1, reason: 'did not' }, around(fight)));

describe('the six phases in their order (DBF-RND-01, -02, DBF-A-32)', () => {
  const results = pairs.map((pair) => ({ pair, outcome: 'no-hit' as const }));

  test.each([
    ['pairing', 'potions'],
    ['potions', 'spells'],
    ['spells', 'duel'],
    ['duel', 'wounds'],
    ['wounds', 'end'],
    ['end', 'pairing'],
  ] as const)('%s is followed by %s', (phase, next) => {
    const fight = standing({ phase, results });
    expect(after(fight, close(fight, phase)).phase).toBe(next);
  });

  test.each(roundPhases)('only %s can be closed in it', (phase) => {
    const others = roundPhases.filter((other) => other !== phase);
    expect(others.map((other) => refusalOf(close(standing({ phase, results }), other)))).toEqual(
      others.map(() => ['out-of-phase', 'DBF-RND-02']),
    );
  });

  test('the pairing does not close before everybody has an opponent who can have one (DBF-PAIR-03)', () => {
    expect(close(standing({ pairs: [], picksMade: 0 }), 'pairing')).toEqual({
      ok: false,
      refusal: { code: 'picks-missing', rule: 'DBF-PAIR-03', data: { side: 'challenger' } },
    });
  });

  test('the duel does not close before every pair has a result (DBF-DUEL-05)', () => {
    expect(close(standing({ phase: 'duel', results: results.slice(0, 1) }), 'duel')).toEqual({
      ok: false,
      refusal: { code: 'results-missing', rule: 'DBF-DUEL-05', data: { who: 'a2', target: 'b2' } },
    });
  });

  test('a round with an empty side closes with nothing in its phases (DBF-A-73)', () => {
    const fight = fightWith([...sidesOf(1, 0), fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' })]);
    expect(after(fight, closeAll(fight, 'pairing', 'potions', 'spells', 'duel', 'wounds')).phase).toBe('end');
  });
});

describe('several phases at once', () => {
  test('are closed in order', () => {
    expect(eventsOf(closeAll(standing(), 'pairing', 'potions', 'spells')).map(({ type }) => type)).toEqual([
      'v1.PairingClosed',
      'v1.PotionsClosed',
      'v1.SpellsClosed',
    ]);
  });

  test('or not at all', () => {
    expect(refusalOf(closeAll(standing(), 'pairing', 'potions', 'duel'))).toEqual(['out-of-phase', 'DBF-RND-02']);
    expect(refusalOf(closeAll(standing(), 'pairing', 'potions', 'spells', 'duel'))).toEqual([
      'results-missing',
      'DBF-DUEL-05',
    ]);
  });
});

describe('the pairing that opens again (DBF-PAIR-07, DBF-A-22, DBF-A-23)', () => {
  test('with the same fighters standing the pairs hold', () => {
    expect(eventsOf(close(standing({ phase: 'spells' }), 'spells'))).toEqual([
      { type: 'v1.SpellsClosed', fight: f1, next: 'duel', pairing: null },
    ]);
  });

  test.each(['potions', 'spells'] as const)(
    'who drops out in the phase %s opens it again at the end of the spells',
    (phase) => {
      const fight = putDown(standing({ phase }), 'a2');
      const spells = phase === 'potions' ? after(fight, close(fight, 'potions')) : fight;
      expect(eventsOf(close(spells, 'spells'))).toEqual([
        { type: 'v1.SpellsClosed', fight: f1, next: 'pairing', pairing: { active: ['a1', 'b1', 'b2'], forced: [] } },
      ]);
    },
  );

  test('all pairs are made anew, the challengers choosing first, and the duel follows at once', () => {
    const fight = putDown(standing({ phase: 'spells' }), 'b1');
    const again = after(fight, close(fight, 'spells'));
    expect([again.pairs, again.picksMade, again.repairing]).toEqual([[], 0, true]);
    const chosen = after(
      again,
      decide(again, { type: 'pick', fight: f1, by: who('a2'), on: who('b2') }, around(again)),
    );
    expect(eventsOf(close(chosen, 'pairing'))).toEqual([{ type: 'v1.PairingClosed', fight: f1, next: 'duel' }]);
  });

  test('an idle one who drops out opens it too', () => {
    const idle = fightWith(sidesOf(2, 1), { phase: 'spells', pairs: [pairOf('a1', 'b1')] });
    const fight = putDown(idle, 'a2');
    expect(after(fight, close(fight, 'spells'))).toMatchObject({ phase: 'pairing', pairs: [pairOf('a1', 'b1')] });
  });

  test('who is put down and up again leaves the pairs alone', () => {
    const fight = putUp(putDown(standing({ phase: 'spells' }), 'a2'), 'a2');
    expect(after(fight, close(fight, 'spells'))).toMatchObject({ phase: 'duel', pairs });
  });

  test('who rises in the potions gets an opponent', () => {
    const fallen = fighterOn('challenger', 'a3', { lives: 0, status: 'knocked-out' });
    const fight = putUp(fightWith([...sidesOf(2, 2), fallen], { phase: 'potions', pairs }), 'a3');
    const spells = after(fight, close(fight, 'potions'));
    expect(after(spells, close(spells, 'spells'))).toMatchObject({
      phase: 'pairing',
      pairedFor: ['a1', 'a2', 'b1', 'b2', 'a3'],
    });
  });

  test('a side that is emptied by then has nobody to choose, and the fight goes on to its end', () => {
    const fight = putDown(fightWith(sidesOf(1, 1), { phase: 'spells', pairs: [pairOf('a1', 'b1')] }), 'b1');
    const again = after(fight, close(fight, 'spells'));
    const end = after(again, closeAll(again, 'pairing', 'duel', 'wounds'));
    expect(after(end, close(end, 'end'))).toMatchObject({
      phase: 'over',
      over: { by: 'emptied', winner: 'challenger' },
    });
  });
});
