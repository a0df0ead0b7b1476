import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../shared/dbf/fight.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { eventsOf, fighterOn, pairOf, refusalOf, sidesOf, around } from '../../../fixtures/fights.ts';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import { characterOf, creep, who } from '../../../fixtures/sheets.ts';
import {
  beast,
  cast,
  casting,
  castOutside,
  castRefusal,
  closing,
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

const down = { lives: 0, status: 'knocked-out' } as const;
/** `m` and a friend of five lives at most, against one who can cast. */
const party = (friend: Partial<Fighter> = {}) =>
  spellPhase(
    [
      mageOn('challenger', 'm', { lives: 1 }),
      fighterOn('challenger', 'a2', { sheet: creep(5), lives: 1, ...friend }),
      mageOn('challenged', 'n'),
    ],
    [['m', 'n']],
  );

describe.each<[string, SpellId, string, number]>([
  ['Vylieč zranenie', 'heal-wound', 'DBF-SP-LI1', 1],
  ['Regenerácia', 'regeneration', 'DBF-SP-LI2', 3],
  ['Vlna života', 'wave-of-life', 'DBF-SP-LI3', 2],
])('%s: %s (%s)', (_name, spell, rule, heals) => {
  test.each([
    [`heals ${heals}`, 1, 1 + heals],
    ['stops at the maximum (DBF-A-05)', 4, Math.min(5, 4 + heals)],
    ['takes nothing of what is above it', 7, 7],
  ])('%s', (_title, before, left) => {
    expect(livesIn(cast(party({ lives: before }), 'm', spell, ['a2']))).toEqual({ m: 1, a2: left, n: 3 });
  });

  test('heals its caster or an opponent (DBF-A-35)', () => {
    expect(livesIn(cast(party(), 'm', spell, ['m'])).m).toBe(Math.min(3, 1 + heals));
    const hurt = party();
    const wounded = {
      ...hurt,
      fighters: hurt.fighters.map((each) => (each.id === 'n' ? { ...each, lives: 2 } : each)),
    };
    expect(livesIn(cast(wounded, 'm', spell, ['n'])).n).toBe(3);
  });

  test('is refused on the undead and on the fallen (DBF-A-41)', () => {
    expect(castRefusal(party({ sheet: beast('undead') }), 'm', spell, ['a2'])).toEqual(['illegal-target', rule]);
    expect(castRefusal(party(down), 'm', spell, ['a2'])).toEqual(['illegal-target', rule]);
  });

  test('works outside a fight, up to the maximum', () => {
    const hurt = characterOf('x', { sheet: creep(5), lives: 1 });
    expect(outsideEffects(castOutside(spell, ['x'], [mageCharacter(), hurt]))).toEqual([['x', 1 + heals, 0, 'up']]);
    expect(outsideEffects(castOutside(spell, ['x'], [mageCharacter(), { ...hurt, lives: 6, temporary: 1 }]))).toEqual([
      ['x', 6, 1, 'up'],
    ]);
  });

  test.each(['knocked-out', 'asleep', 'dead'] as const)('outside a fight is no help to who is %s', (status) => {
    const lying = characterOf('x', { lives: status === 'asleep' ? 2 : 0, status });
    expect(refusalOf(castOutside(spell, ['x'], [mageCharacter(), lying]))).toEqual(['not-on-feet', 'DBF-A-41']);
  });
});

describe('Vlna života (DBF-SP-LI3)', () => {
  test('heals up to three, the caster among them', () => {
    expect(livesIn(cast(party(), 'm', 'wave-of-life', ['m', 'a2', 'n']))).toEqual({ m: 3, a2: 3, n: 3 });
  });

  test.each<[string, readonly string[]]>([
    ['nobody', []],
    ['the same one twice', ['a2', 'a2']],
    ['four', ['m', 'a2', 'n', 'x']],
  ])('is not cast at %s', (_title, on) => {
    expect(castRefusal(party(), 'm', 'wave-of-life', on)).toEqual(['illegal-target', 'DBF-SP-LI3']);
  });
});

describe('wounds and healing of one step (DBF-A-31)', () => {
  test.each<[string, number, readonly (readonly [string, SpellId])[], number]>([
    [
      'two wounds and three healed of two',
      2,
      [
        ['n', 'fire-arrow'],
        ['m', 'regeneration'],
      ],
      3,
    ],
    [
      'two wounds and one healed of two',
      2,
      [
        ['n', 'fire-arrow'],
        ['m', 'heal-wound'],
      ],
      1,
    ],
    [
      'two wounds and one healed of one fell',
      1,
      [
        ['n', 'fire-arrow'],
        ['m', 'heal-wound'],
      ],
      0,
    ],
    [
      'three wounds and three healed of one',
      1,
      [
        ['n', 'fire-arrow'],
        ['n', 'acid-fan'],
        ['m', 'regeneration'],
      ],
      1,
    ],
    [
      'at the maximum of five the healing meets the wound',
      5,
      [
        ['m', 'regeneration'],
        ['n', 'fire-arrow'],
      ],
      5,
    ],
    [
      'three heals and one, of one',
      1,
      [
        ['m', 'regeneration'],
        ['m', 'heal-wound'],
      ],
      5,
    ],
  ])('%s, in whatever order they were declared', (_title, lives, spells, left) => {
    for (const order of [spells, spells.toReversed()]) {
      const fight = order.reduce(
        (state, [name, spell]) => casting(state, name, spell, spell === 'acid-fan' ? [] : ['a2']),
        party({ lives }),
      );
      const after = resolved({ ...fight });
      expect(after.fighters[1]).toMatchObject({ lives: left, status: left === 0 ? 'knocked-out' : 'up' });
    }
  });
});

describe('Vylieč postihnutie (DBF-SP-LI4)', () => {
  test('is played out: it changes no lives, and is used', () => {
    const fight = cast(party(), 'm', 'cure-affliction', ['a2']);
    expect([livesIn(fight), fight.fighters[0]?.used]).toEqual([{ m: 1, a2: 1, n: 3 }, ['cure-affliction']]);
    expect(outsideEffects(castOutside('cure-affliction', ['x'], [mageCharacter(), characterOf('x')]))).toEqual([]);
  });

  test('is refused on the undead', () => {
    expect(castRefusal(party({ sheet: beast('undead') }), 'm', 'cure-affliction', ['a2'])).toEqual([
      'illegal-target',
      'DBF-SP-LI4',
    ]);
  });
});

describe('Oživenie in a fight (DBF-SP-LI5, DBF-A-42)', () => {
  test.each<[string, Partial<Fighter>]>([
    ['the fallen', down],
    ['the sleeping', { lives: 2, status: 'asleep' }],
    ['the dead', { lives: 0, status: 'dead' }],
  ])('gives %s all lives, lying on the ground, and a place in the new pairing', (_title, patch) => {
    const fight = cast(party(patch), 'm', 'revival', ['a2']);
    expect([fight.fighters[1]?.lives, statusIn(fight).a2, marksIn(fight), fight.phase]).toEqual([
      5,
      'up',
      { a2: ['prone'] },
      'pairing',
    ]);
  });

  test('brings an opponent back to the opponent’s own side', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', down)], [['m', 'b1']]);
    const risen = cast(fight, 'm', 'revival', ['b1']);
    expect([risen.pairs, risen.fighters[1]?.side]).toEqual([[pairOf('m', 'b1')], 'challenged']);
  });

  test('ends the sleep of the one it wakes', () => {
    const fight = casting(party({ lives: 2, status: 'asleep' }), 'm', 'revival', ['a2']);
    const timer = runningTimer('sleep', 'a2');
    const events = eventsOf(
      decideClose(fight, 'spells', { ...around(fight), timersOf: (id) => (id === 'a2' ? [timer] : []) }),
    );
    expect(events).toContainEqual({ type: 'v1.TimerCancelled', timer: timer.id });
  });

  test('wounds of the same step do not reach who still lay', () => {
    const fight = casting(casting(party(down), 'n', 'acid-fan'), 'm', 'revival', ['a2']);
    expect(resolved(fight).fighters[1]?.lives).toBe(5);
  });

  test.each<[string, Partial<Fighter>]>([
    ['who stands', {}],
    ['who fled', { status: 'fled' }],
    ['the undead', { ...down, sheet: beast('undead') }],
    ['the defeated', { status: 'defeated' }],
  ])('is refused on %s', (_title, patch) => {
    expect(castRefusal(party(patch), 'm', 'revival', ['a2'])).toEqual(['illegal-target', 'DBF-SP-LI5']);
  });

  test('the revived fights this very round', () => {
    const fight = cast(
      spellPhase([mageOn('challenger', 'm'), fighterOn('challenger', 'a2', down), ...sidesOf(0, 2)], [['m', 'b1']]),
      'm',
      'revival',
      ['a2'],
    );
    expect([fight.pairedFor, fight.repairing]).toEqual([['m', 'a2', 'b1', 'b2'].map(who), true]);
    expect(fight.phase).toBe('pairing');
  });
});

describe('Oživenie outside a fight (DBF-SP-LI5, DBF-A-42)', () => {
  const revive = (patch: Parameters<typeof characterOf>[1], timers: readonly ReturnType<typeof runningTimer>[] = []) =>
    castOutside('revival', ['x'], [mageCharacter(), characterOf('x', { lives: 0, ...patch })], {}, timers);

  test.each([
    ['knocked-out', 'knockout'],
    ['dead', 'death'],
    ['asleep', 'sleep'],
    ['entranced', 'trance'],
  ] as const)('who is %s has all lives, and the %s is over', (status, kind) => {
    const timer = runningTimer(kind, 'x');
    expect(outsideEffects(revive({ status }, [timer]))).toEqual([
      ['x', 3, 0, 'up'],
      ['cancelled', timer.id],
    ]);
  });

  test('the dead are called back within their ten minutes, not from the head ORG', () => {
    expect(refusalOf(revive({ status: 'dead', waitsAtHeadOrg: true }))).toEqual(['illegal-target', 'DBF-SP-LI5']);
  });

  test.each<[string, Parameters<typeof characterOf>[1]]>([
    ['the undead', { status: 'knocked-out', sheet: beast('undead') }],
    ['who stands', { status: 'up', lives: 1 }],
    ['who lies in a fight', { status: 'knocked-out', fight: party().id }],
  ])('is refused on %s', (_title, patch) => {
    expect(refusalOf(revive(patch))).toEqual(['illegal-target', 'DBF-SP-LI5']);
  });
});

test('a side that a revival fills again fights on', () => {
  const fight = spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', down)]);
  expect(closing(cast(fight, 'm', 'revival', ['b1']), 'pairing').phase).toBe('duel');
});
