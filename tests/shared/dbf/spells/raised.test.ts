import { describe, expect, test } from 'vitest';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import type { Fight } from '../../../../shared/dbf/fight.ts';
import { decideJoin } from '../../../../shared/dbf/help.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import { decideFightOverride } from '../../../../shared/dbf/override.ts';
import { startTimer } from '../../../../shared/timers/start-timer.ts';
import { around, eventsOf, f1, fighterOn, noon, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { characterOf, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  casting,
  castRefusal,
  closing,
  marksIn,
  mageOn,
  resolved,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const down = { lives: 0, status: 'knocked-out' } as const;

describe('Oživenie on a side that is full (DBF-SP-LI5, DBF-A-42, DBF-END-06)', () => {
  const full = () =>
    spellPhase([mageOn('challenger', 'm'), ...sidesOf(2, 1), fighterOn('challenger', 'a4', down)], [['m', 'b1']]);
  const waiting = () => cast(full(), 'm', 'revival', ['a4']);
  const ending = (fight: Fight): Fight => ({ ...fight, phase: 'end', someoneDropped: true });
  const without = (fight: Fight, ...names: readonly string[]): Fight => ({
    ...fight,
    fighters: fight.fighters.map((each) => (names.includes(each.id) ? { ...each, ...down } : each)),
  });
  const next = (fight: Fight): Fight => closing(ending(fight), 'end');

  test('the revived wakes with all lives, but waits: nobody is paired anew', () => {
    const fight = waiting();
    expect([fight.fighters.at(-1)?.lives, statusIn(fight).a4, marksIn(fight), fight.phase]).toEqual([
      3,
      'up',
      { a4: ['waiting'] },
      'duel',
    ]);
    expect(castRefusal({ ...fight, phase: 'spells', declared: [] }, 'm', 'heal-wound', ['a4'])).toEqual([
      'illegal-target',
      'DBF-SP-LI1',
    ]);
  });

  test('stays out while the side is full', () => {
    expect([next(waiting()).pairedFor, marksIn(next(waiting()))]).toEqual([
      ['m', 'a1', 'a2', 'b1'].map(who),
      { a4: ['waiting'] },
    ]);
  });

  test('comes back at the end of a round in which somebody of the side drops', () => {
    const fight = next(without(waiting(), 'a2'));
    expect([fight.pairedFor, marksIn(fight)]).toEqual([['m', 'a1', 'b1', 'a4'].map(who), {}]);
  });

  test('comes before any helper', () => {
    const fight = { ...ending(without(waiting(), 'a2')), present: [who('x')] };
    expect(refusalOf(decideJoin(fight, who('x'), 'challenger', around(fight, characterOf('x'))))).toEqual([
      'side-full',
      'DBF-END-06',
    ]);
  });

  test('keeps a side alive that has nobody else, as helpers do (DBF-A-72)', () => {
    const emptied = without(waiting(), 'm', 'a1', 'a2');
    expect(next(emptied).phase).toBe('pairing');
    const strict = { ...emptied, houseRules: { ...defaultHouseRules, refillBeforeEnd: 'no' as const } };
    expect(next(strict).over).toEqual({ by: 'emptied', winner: 'challenged' });
  });

  test('has a place at once where somebody falls in the same step', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenger', 'a2', { lives: 1 }),
      fighterOn('challenger', 'a3'),
      fighterOn('challenger', 'a4', down),
      mageOn('challenged', 'n'),
    ]);
    const risen = resolved(casting(casting(fight, 'm', 'revival', ['a4']), 'n', 'fire-arrow', ['a2']));
    expect([statusIn(risen).a2, marksIn(risen)]).toEqual(['knocked-out', { a4: ['prone'] }]);
  });

  test('of two who are revived the first has the place', () => {
    const two = spellPhase([
      mageOn('challenger', 'm'),
      mageOn('challenger', 'o'),
      fighterOn('challenger', 'a3', down),
      fighterOn('challenger', 'a4', down),
      ...sidesOf(0, 1),
    ]);
    const risen = resolved(casting(casting(two, 'm', 'revival', ['a4']), 'o', 'revival', ['a3']));
    expect(marksIn(risen)).toEqual({ a3: ['prone'], a4: ['waiting'] });
  });
});

describe('Strach on the last life (DBF-SP-PO4, DBF-A-47)', () => {
  const last = () =>
    spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 1 }), ...sidesOf(0, 0)]);
  const felled = () => cast(last(), 'm', 'fear', ['b1']);

  test('knocks out 50 metres away, and nobody may follow for five minutes (DBF-END-03)', () => {
    const fight = casting(last(), 'm', 'fear', ['b1']);
    expect(eventsOf(decideClose(fight, 'spells', around(fight))).slice(1, 2)).toEqual([
      startTimer('pursuit', who('b1'), f1, noon),
    ]);
    expect([statusIn(felled()), marksIn(felled())]).toEqual([{ m: 'up', b1: 'knocked-out' }, { b1: ['driven-off'] }]);
  });

  test('nobody revives them into this fight, nor an ORG (DBF-END-04)', () => {
    const fight = { ...felled(), phase: 'spells' as const, declared: [] };
    expect(castRefusal(fight, 'm', 'revival', ['b1'])).toEqual(['illegal-target', 'DBF-SP-LI5']);
    const up = { type: 'override', who: who('b1'), lives: 2, reason: 'seen' } as const;
    expect(refusalOf(decideFightOverride(fight, up, around(fight)))).toEqual(['has-fled', 'DBF-END-04']);
  });

  test('they lie five minutes from the end of the fight like the others (DBF-A-75)', () => {
    const fight = closing(felled(), 'pairing', 'duel', 'wounds');
    expect(eventsOf(decideClose(fight, 'end', around(fight)))).toContainEqual(
      startTimer('knockout', who('b1'), f1, noon),
    );
  });
});
