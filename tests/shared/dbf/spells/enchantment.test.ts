import { describe, expect, test } from 'vitest';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import { decideScore } from '../../../../shared/dbf/duel.ts';
import { decideFlight } from '../../../../shared/dbf/flight.ts';
import { decideJoin } from '../../../../shared/dbf/help.ts';
import { idleIn } from '../../../../shared/dbf/fight.ts';
import {
  around,
  at,
  eventsOf,
  f1,
  fighterOn,
  minutesAfterNoon,
  noon,
  pairOf,
  refusalOf,
  sidesOf,
} from '../../../fixtures/fights.ts';
import { characterOf, creep, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  casting,
  castOutside,
  castRefusal,
  closing,
  duelled,
  livesIn,
  mage,
  mageCharacter,
  mageOn,
  marksIn,
  outsideEffects,
  resolved,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const level = (value: number) => ({ sheet: creep(3, { level: value }) });
const two = () =>
  spellPhase(
    [mageOn('challenger', 'm'), fighterOn('challenger', 'a2'), ...sidesOf(0, 2)],
    [
      ['m', 'b1'],
      ['a2', 'b2'],
    ],
  );
const started = (kind: string, name: string, minutes: number) => ({
  type: 'v1.TimerStarted',
  timer: `${kind}-${name}-${noon}`,
  kind,
  who: name,
  fight: f1,
  startedAt: noon,
  deadline: minutesAfterNoon(minutes),
});

describe('Priateľstvo (DBF-SP-PO1)', () => {
  test('is asked outside a fight and spends the spell', () => {
    expect(castOutside('friendship', ['x'], [mageCharacter(), characterOf('x')])).toEqual({
      ok: true,
      events: [{ type: 'v1.SpellCast', who: 'm', spell: 'friendship', on: ['x'] }],
    });
    expect(castRefusal(two(), 'm', 'friendship', ['b1'])).toEqual(['not-in-a-fight', 'DBF-SP-PO1']);
  });

  test.each([[[]], [['x', 'y']]])('asks one, not %j', (on) => {
    expect(refusalOf(castOutside('friendship', on, [mageCharacter(), characterOf('x'), characterOf('y')]))).toEqual([
      'illegal-target',
      'DBF-SP-PO1',
    ]);
  });
});

describe('Očarenie (DBF-SP-PO2, DBF-A-44)', () => {
  test('lets the caster and the opponent of the pair sit out duel and wounds, for this round', () => {
    const fight = cast(two(), 'm', 'charm');
    expect([marksIn(fight), fight.phase, fight.pairs]).toEqual([
      { m: ['charmed'], b1: ['charmed'] },
      'duel',
      [pairOf('m', 'b1'), pairOf('a2', 'b2')],
    ]);
    expect(refusalOf(decideScore(fight, pairOf('m', 'b1'), 'double'))).toEqual(['skips-the-round', 'DBF-SP-PO2']);
    const played = duelled(fight, ['a2', 'b2'], 'challenger-hits');
    expect(livesIn(played)).toEqual({ m: 3, a2: 3, b1: 3, b2: 2 });
    expect(marksIn(closing(played, 'end'))).toEqual({});
  });

  test('locks the pair while the others are paired anew', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm'), mageOn('challenger', 'n'), ...sidesOf(0, 3)],
      [
        ['m', 'b1'],
        ['n', 'b2'],
      ],
    );
    const weak = {
      ...fight,
      fighters: fight.fighters.map((each) => (each.id === 'b2' ? { ...each, lives: 2 } : each)),
    };
    const after = resolved(casting(casting(weak, 'm', 'charm'), 'n', 'fire-arrow', ['b2']));
    expect([after.phase, after.pairs, idleIn(after)]).toEqual(['pairing', [pairOf('m', 'b1'), pairOf('n', 'b3')], []]);
    expect(closing(after, 'pairing').phase).toBe('duel');
  });

  test('leaves both to spells and swarms', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), mageOn('challenged', 'n')], [['m', 'n']], {
      swarms: [who('x')],
    });
    const after = resolved(casting(casting(fight, 'm', 'charm'), 'n', 'acid-fan'));
    expect(livesIn(after)).toEqual({ m: 2, n: 3 });
    const next = closing(closing(after, 'duel', 'wounds', 'end'), 'pairing', 'potions');
    expect([livesIn(next), marksIn(next)]).toEqual([{ m: 1, n: 2 }, {}]);
  });

  test('leaves flight at the end of the round', () => {
    const fight = closing(
      cast(spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1')], [['m', 'b1']]), 'm', 'charm'),
      'duel',
      'wounds',
    );
    expect(refusalOf(decideFlight(fight, who('b1'), at()))).toBeNull();
  });

  test('needs an opponent who stands', () => {
    const idle = spellPhase(
      [fighterOn('challenger', 'a1'), mageOn('challenger', 'm'), ...sidesOf(0, 1)],
      [['a1', 'b1']],
    );
    expect(castRefusal(idle, 'm', 'charm')).toEqual(['not-paired', 'DBF-A-44']);
    const bitten = spellPhase(
      [mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' }), ...sidesOf(0, 0)],
      [['m', 'b1']],
    );
    expect(castRefusal(bitten, 'm', 'charm')).toEqual(['not-paired', 'DBF-A-44']);
  });

  test('is lost where the same step drops one of the two: the other is paired anew (DBF-A-33)', () => {
    const fight = spellPhase(
      [
        mageOn('challenger', 'm'),
        mageOn('challenger', 'n'),
        fighterOn('challenged', 'b1', { lives: 2 }),
        fighterOn('challenged', 'b2'),
      ],
      [
        ['m', 'b1'],
        ['n', 'b2'],
      ],
    );
    const after = resolved(casting(casting(fight, 'm', 'charm'), 'n', 'fire-arrow', ['b1']));
    expect([marksIn(after), after.phase, after.pairs]).toEqual([{}, 'pairing', []]);
  });
});

describe('Neviditeľnosť (DBF-SP-PO3, DBF-A-46)', () => {
  test('lets the caster leave a fight at no cost; nobody may follow for five minutes, unseen for ten', () => {
    const fight = casting(two(), 'm', 'invisibility');
    const events = eventsOf(decideClose(fight, 'spells', around(fight)));
    expect(events.slice(1, 3)).toEqual([started('pursuit', 'm', 5), started('invisibility', 'm', 10)]);
    const after = resolved(fight);
    expect([livesIn(after), statusIn(after), after.phase]).toEqual([
      { m: 3, a2: 3, b1: 3, b2: 3 },
      { m: 'fled', a2: 'up', b1: 'up', b2: 'up' },
      'pairing',
    ]);
  });

  test('does not save who falls in the same step', () => {
    const fight = spellPhase([mageOn('challenger', 'm', { lives: 2 }), mageOn('challenged', 'n')], [['m', 'n']]);
    expect(statusIn(resolved(casting(casting(fight, 'm', 'invisibility'), 'n', 'fire-arrow', ['m'])))).toEqual({
      m: 'knocked-out',
      n: 'up',
    });
  });

  test('outside a fight lasts ten minutes', () => {
    expect(outsideEffects(castOutside('invisibility', [], [mageCharacter()]))).toEqual([['invisibility', 'm', 10]]);
  });

  test('hides nobody else', () => {
    expect(castRefusal(two(), 'm', 'invisibility', ['a2'])).toEqual(['illegal-target', 'DBF-SP-PO3']);
    expect(refusalOf(castOutside('invisibility', ['x'], [mageCharacter(), characterOf('x')]))).toEqual([
      'illegal-target',
      'DBF-SP-PO3',
    ]);
  });
});

describe('Strach (DBF-SP-PO4, DBF-A-47)', () => {
  test('drives one opponent off, of any level, at the cost of a life; the others are paired anew', () => {
    const strong = spellPhase(
      [mageOn('challenger', 'm'), fighterOn('challenged', 'b1', level(9)), ...sidesOf(0, 0)],
      [['m', 'b1']],
    );
    const fight = casting(strong, 'm', 'fear', ['b1']);
    expect(eventsOf(decideClose(fight, 'spells', around(fight))).slice(1, 2)).toEqual([started('pursuit', 'b1', 5)]);
    const after = resolved(fight);
    expect([livesIn(after), statusIn(after), after.phase]).toEqual([
      { m: 3, b1: 2 },
      { m: 'up', b1: 'fled' },
      'pairing',
    ]);
  });

  test('allows no return', () => {
    const after = { ...cast(two(), 'm', 'fear', ['b1']), phase: 'end' as const };
    expect(refusalOf(decideJoin(after, who('b1'), 'challenged', around(after)))).toEqual(['has-fled', 'DBF-END-04']);
    expect(castRefusal({ ...after, phase: 'spells' }, 'm', 'revival', ['b1'])).toEqual([
      'illegal-target',
      'DBF-SP-LI5',
    ]);
  });

  test('takes the last life as well', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 1 })], [['m', 'b1']]);
    expect(statusIn(cast(fight, 'm', 'fear', ['b1']))).toEqual({ m: 'up', b1: 'knocked-out' });
  });

  test.each([[['a2']], [['m']], [['b1', 'b2']], [[]]])('is not cast at %j', (on) => {
    expect(castRefusal(two(), 'm', 'fear', on)).toEqual(['illegal-target', 'DBF-SP-PO4']);
  });
});

describe('Uspanie (DBF-SP-PO5, DBF-A-48)', () => {
  test('puts opponents of a strictly lower level to sleep for five minutes, with all their lives', () => {
    const fight = casting(
      spellPhase([
        mageOn('challenger', 'm'),
        fighterOn('challenged', 'lower', level(4)),
        fighterOn('challenged', 'equal', level(5)),
        fighterOn('challenged', 'higher', level(6)),
      ]),
      'm',
      'sleep',
    );
    expect(eventsOf(decideClose(fight, 'spells', around(fight))).slice(1, 2)).toEqual([started('sleep', 'lower', 5)]);
    const after = resolved(fight);
    expect([livesIn(after), statusIn(after), after.phase]).toEqual([
      { m: 3, lower: 3, equal: 3, higher: 3 },
      { m: 'up', lower: 'asleep', equal: 'up', higher: 'up' },
      'pairing',
    ]);
  });

  test('that leaves no opponent ends the fight at once, and the caster’s side wins', () => {
    const after = cast(two(), 'm', 'sleep');
    expect([after.phase, after.over]).toEqual(['over', { by: 'sleep', winner: 'challenger' }]);
  });

  test('ends it too where another spell took the last of them who was awake', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1'),
      fighterOn('challenged', 'b2', { ...level(9), lives: 2 }),
    ]);
    const after = resolved(casting(casting(fight, 'm', 'sleep'), 'm', 'fire-arrow', ['b2']));
    expect(after.over).toEqual({ by: 'sleep', winner: 'challenger' });
  });

  test('of both sides at once: the one that left an opponent does not count', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm'), mageOn('challenged', 'n', { sheet: mage({ level: 9 }) })],
      [['m', 'n']],
    );
    const after = resolved(casting(casting(fight, 'm', 'sleep'), 'n', 'sleep'));
    expect([statusIn(after), after.over]).toEqual([
      { m: 'asleep', n: 'up' },
      { by: 'sleep', winner: 'challenged' },
    ]);
  });

  test('does not keep a wound of the same step away, nor does the wound wake', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1'),
      fighterOn('challenged', 'b2', level(9)),
    ]);
    const after = resolved(casting(casting(fight, 'm', 'sleep'), 'm', 'acid-fan'));
    expect([livesIn(after), statusIn(after)]).toEqual([
      { m: 3, b1: 2, b2: 2 },
      { m: 'up', b1: 'asleep', b2: 'up' },
    ]);
  });
});
