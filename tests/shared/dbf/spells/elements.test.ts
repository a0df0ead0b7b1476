import { describe, expect, test } from 'vitest';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { around, at, eventsOf, fighterOn, noon, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import type { Fight } from '../../../../shared/dbf/fight.ts';
import { startTimer } from '../../../../shared/timers/start-timer.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { decideFlight } from '../../../../shared/dbf/flight.ts';
import {
  beast,
  cast,
  casting,
  castOutside,
  castRefusal,
  closing,
  duelled,
  livesIn,
  mageCharacter,
  mageOn,
  marksIn,
  outsideEffects,
  resolved,
  runningTimer,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';
import { characterOf, who } from '../../../fixtures/sheets.ts';

const oneOnOne = () => spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1')], [['m', 'b1']]);
const two = (pairs: readonly (readonly [string, string])[] = [['m', 'b1']]) =>
  spellPhase([mageOn('challenger', 'm'), fighterOn('challenger', 'a2'), ...sidesOf(0, 2)], pairs);

describe('Ohnivý šíp (DBF-SP-EL1)', () => {
  test('takes two lives of one opponent, and the duel follows', () => {
    const fight = cast(oneOnOne(), 'm', 'fire-arrow', ['b1']);
    expect([livesIn(fight), fight.phase]).toEqual([{ m: 3, b1: 1 }, 'duel']);
  });

  test('reaches an opponent without a pair (DBF-A-24)', () => {
    expect(livesIn(cast(two(), 'm', 'fire-arrow', ['b2']))).toEqual({ m: 3, a2: 3, b1: 3, b2: 1 });
  });

  test('that fells its target leads to a new pairing (DBF-PAIR-07)', () => {
    const weak = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1', { lives: 2 }),
      fighterOn('challenged', 'b2'),
    ]);
    const fight = cast(weak, 'm', 'fire-arrow', ['b1']);
    expect([statusIn(fight), fight.phase, fight.pairs]).toEqual([
      { m: 'up', b1: 'knocked-out', b2: 'up' },
      'pairing',
      [{ challenger: 'm', challenged: 'b2' }],
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['nobody', []],
    ['a friend', ['a2']],
    ['the caster', ['m']],
    ['two at once', ['b1', 'b2']],
    ['a stranger', ['x']],
  ])('is not cast at %s', (_title, on) => {
    expect(castRefusal(two(), 'm', 'fire-arrow', on)).toEqual(['illegal-target', 'DBF-SP-EL1']);
  });

  test('is not cast at the fallen (DBF-A-77)', () => {
    const down = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' }),
      fighterOn('challenged', 'b2'),
    ]);
    expect(castRefusal(down, 'm', 'fire-arrow', ['b1'])).toEqual(['illegal-target', 'DBF-SP-EL1']);
  });
});

describe('Podkopnutie (DBF-SP-EL2)', () => {
  test('lays an opponent down for the round and wounds nobody (DBF-A-45)', () => {
    const fight = cast(oneOnOne(), 'm', 'trip', ['b1']);
    expect([marksIn(fight), livesIn(fight), fight.phase]).toEqual([{ b1: ['prone'] }, { m: 3, b1: 3 }, 'duel']);
    expect(marksIn(closing(duelled(fight, ['m', 'b1'], 'no-hit'), 'end'))).toEqual({});
  });

  test('stays on its target when others are paired anew', () => {
    const fight = two([
      ['m', 'b1'],
      ['a2', 'b2'],
    ]);
    const weak = {
      ...fight,
      fighters: fight.fighters.map((each) => (each.id === 'b2' ? { ...each, lives: 2 } : each)),
    };
    const after = resolved(casting(casting(weak, 'm', 'trip', ['b1']), 'm', 'fire-arrow', ['b2']));
    expect([marksIn(after), after.phase]).toEqual([{ b1: ['prone'] }, 'pairing']);
  });

  test('is not cast at a friend', () => {
    expect(castRefusal(two(), 'm', 'trip', ['a2'])).toEqual(['illegal-target', 'DBF-SP-EL2']);
  });
});

describe('Kyselinový vejár (DBF-SP-EL3)', () => {
  test('takes one life of every opponent, with a pair or without', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), ...sidesOf(0, 3)], [['m', 'b1']]);
    expect(livesIn(cast(fight, 'm', 'acid-fan'))).toEqual({ m: 3, b1: 2, b2: 2, b3: 2 });
  });

  test('leaves alone who is out of the fight', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1'),
      fighterOn('challenged', 'b2', { status: 'asleep' }),
      fighterOn('challenged', 'b3', { status: 'fled', lives: 1 }),
    ]);
    expect(livesIn(cast(fight, 'm', 'acid-fan'))).toEqual({ m: 3, b1: 2, b2: 3, b3: 1 });
  });

  test('of two casters of a side adds up', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), mageOn('challenger', 'n'), ...sidesOf(0, 1)]);
    expect(livesIn(resolved(casting(casting(fight, 'm', 'acid-fan'), 'n', 'acid-fan')))).toEqual({ m: 3, n: 3, b1: 1 });
  });
});

describe('Ľadová búrka (DBF-SP-EL4, DBF-A-52)', () => {
  test('takes one life of every opponent; the duel and its wounds are played, then nobody wins', () => {
    const fight = cast(oneOnOne(), 'm', 'ice-storm');
    expect([livesIn(fight), fight.phase]).toEqual([{ m: 3, b1: 2 }, 'duel']);
    const played = duelled(fight, ['m', 'b1'], 'challenger-hits');
    expect([livesIn(played), played.phase]).toEqual([{ m: 3, b1: 1 }, 'end']);
    expect(closing(played, 'end').over).toEqual({ by: 'ice-storm', winner: 'nobody' });
  });

  test('leaves no flight any more', () => {
    const fight = duelled(cast(oneOnOne(), 'm', 'ice-storm'), ['m', 'b1'], 'no-hit');
    expect(refusalOf(decideFlight(fight, who('b1'), at()))).toEqual(['fight-ends', 'DBF-A-52']);
  });

  test('has no winner even where it empties a side', () => {
    const fight = cast(
      spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 1 })], [['m', 'b1']]),
      'm',
      'ice-storm',
    );
    expect(statusIn(fight)).toEqual({ m: 'up', b1: 'knocked-out' });
    expect(closing(fight, 'pairing', 'duel', 'wounds', 'end').over).toEqual({ by: 'ice-storm', winner: 'nobody' });
  });
});

describe('Fireball in a fight (DBF-SP-EL5, DBF-A-43)', () => {
  test('takes one life of all opponents where nobody is named', () => {
    expect(livesIn(cast(two(), 'm', 'fireball'))).toEqual({ m: 3, a2: 3, b1: 2, b2: 2 });
  });

  test('may hit the own party, the caster too', () => {
    expect(livesIn(cast(two(), 'm', 'fireball', ['m', 'a2']))).toEqual({ m: 2, a2: 2, b1: 3, b2: 3 });
  });

  test('hits one party, never some of both', () => {
    expect(castRefusal(two(), 'm', 'fireball', ['a2', 'b1'])).toEqual(['illegal-target', 'DBF-SP-EL5']);
  });

  describe('at those who only stand by (DBF-A-43)', () => {
    const watched = () => ({ ...two(), present: ['x', 'y', 'z'].map(who) });
    const bystanders = [characterOf('x'), characterOf('y', { lives: 1 }), characterOf('z', { fight: fightId('f2') })];
    const burnt = (fight: Fight) => {
      const events = eventsOf(decideClose(fight, 'spells', around(fight, ...bystanders)));
      return events.filter(({ type }) => type === 'v1.ConditionChanged' || type === 'v1.TimerStarted');
    };

    test('takes a life of each; who has none left lies five minutes from now', () => {
      const fight = casting(watched(), 'm', 'fireball', ['x', 'y']);
      expect(burnt(fight)).toEqual([
        { type: 'v1.ConditionChanged', who: 'x', lives: 2, temporary: 0, status: 'up' },
        { type: 'v1.ConditionChanged', who: 'y', lives: 0, temporary: 0, status: 'knocked-out' },
        startTimer('knockout', who('y'), null, noon),
      ]);
      expect(livesIn(resolved(fight))).toEqual({ m: 3, a2: 3, b1: 3, b2: 3 });
    });

    test('two at the same one burn twice, and who is in another fight by now is out of reach (DBF-PTY-02)', () => {
      const mages = { ...watched(), fighters: [...watched().fighters, mageOn('challenged', 'n')] };
      const both = casting(casting(mages, 'm', 'fireball', ['x', 'z']), 'n', 'fireball', ['x']);
      expect(burnt(both)).toEqual([{ type: 'v1.ConditionChanged', who: 'x', lives: 1, temporary: 0, status: 'up' }]);
    });

    test.each([
      ['one of them and a fighter', ['x', 'b1']],
      ['somebody who is not there', ['nobody']],
      ['the same one twice', ['x', 'x']],
    ])('never hits %s', (_title, on) => {
      expect(castRefusal(watched(), 'm', 'fireball', on)).toEqual(['illegal-target', 'DBF-SP-EL5']);
    });
  });

  test.each<[number, ReturnType<typeof castRefusal>]>([
    [30, null],
    [31, ['out-of-range', 'DBF-SP-EL5']],
  ])('at %i metres: %j', (range, expected) => {
    expect(castRefusal(two(), 'm', 'fireball', [], { range })).toEqual(expected);
  });
});

describe('Fireball outside a fight (DBF-SP-EL5, DBF-A-34, DBF-A-43)', () => {
  const people = [
    mageCharacter(),
    characterOf('x'),
    characterOf('y', { lives: 1 }),
    characterOf('z', { lives: 2, status: 'asleep' }),
  ];

  test('takes one life of each of a party; who has none left lies five minutes, who slept wakes', () => {
    const timers = [runningTimer('sleep', 'z')];
    expect(outsideEffects(castOutside('fireball', ['x', 'y', 'z'], people, { range: 30 }, timers))).toEqual([
      ['x', 2, 0, 'up'],
      ['y', 0, 0, 'knocked-out'],
      ['knockout', 'y', 5],
      ['z', 1, 0, 'up'],
      ['cancelled', timers[0]?.id],
    ]);
  });

  test('wounds nobody who lies already', () => {
    const lying = characterOf('x', { lives: 0, status: 'knocked-out' });
    expect(outsideEffects(castOutside('fireball', ['x', 'y'], [mageCharacter(), lying, characterOf('y')]))).toEqual([
      ['y', 2, 0, 'up'],
    ]);
  });

  test.each<[string, readonly string[], number, readonly [string, string]]>([
    ['beyond 30 metres', ['x'], 30.5, ['out-of-range', 'DBF-SP-EL5']],
    ['at nobody', [], 10, ['illegal-target', 'DBF-SP-EL5']],
    ['at the same one twice', ['x', 'x'], 10, ['illegal-target', 'DBF-SP-EL5']],
    ['at a stranger', ['nobody'], 10, ['illegal-target', 'DBF-SP-EL5']],
  ])('is not cast %s', (_title, on, range, expected) => {
    expect(refusalOf(castOutside('fireball', on, people, { range }))).toEqual(expected);
  });

  test.each<SpellId>(['fire-arrow', 'trip', 'acid-fan', 'ice-storm'])('the other harm stays in fights: %s', (spell) => {
    expect(refusalOf(castOutside(spell, ['x'], people))?.[0]).toBe('only-in-a-fight');
  });
});

describe('wounds by spells are no hits', () => {
  test('they hurt the undead and the chosen alike, and leave premonition for a hit (DBF-A-55, DBF-SP-BO1)', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1', { sheet: beast('undead'), marks: ['chosen'] }),
      fighterOn('challenged', 'b2', { marks: ['premonition'] }),
    ]);
    const struck = cast(fight, 'm', 'acid-fan');
    expect([livesIn(struck), marksIn(struck)]).toEqual([
      { m: 3, b1: 2, b2: 2 },
      { b1: ['chosen'], b2: ['premonition'] },
    ]);
  });

  test('everything declared is resolved at once, that of the felled too (DBF-A-30)', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm', { lives: 1 }), mageOn('challenged', 'n', { lives: 1 })],
      [['m', 'n']],
    );
    const both = resolved(casting(casting(fight, 'm', 'fire-arrow', ['n']), 'n', 'acid-fan'));
    expect(statusIn(both)).toEqual({ m: 'knocked-out', n: 'knocked-out' });
  });

  test('a spell is spent though another one fells its target (DBF-A-33)', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      mageOn('challenger', 'n'),
      fighterOn('challenged', 'b1', { lives: 2 }),
      fighterOn('challenged', 'b2'),
    ]);
    const both = resolved(casting(casting(fight, 'm', 'fire-arrow', ['b1']), 'n', 'trip', ['b1']));
    expect([marksIn(both), both.fighters[1]?.used]).toEqual([{}, ['trip']]);
  });

  test('one caster declares any number of spells in a round (DBF-A-29)', () => {
    const fight = casting(casting(casting(two(), 'm', 'acid-fan'), 'm', 'fire-arrow', ['b1']), 'm', 'trip', ['b2']);
    expect(fight.declared.map(({ who: caster, spell }) => [caster, spell])).toEqual([
      ['m', 'acid-fan'],
      ['m', 'fire-arrow'],
      ['m', 'trip'],
    ]);
  });

  test('a spell works once a phase of the event (DBF-MGC-02)', () => {
    const once = casting(two(), 'm', 'trip', ['b1']);
    expect(castRefusal(once, 'm', 'trip', ['b2'])).toEqual(['spell-used', 'DBF-MGC-02']);
    expect(castRefusal(once, 'm', 'fire-arrow', ['b2'])).toBeNull();
  });
});
