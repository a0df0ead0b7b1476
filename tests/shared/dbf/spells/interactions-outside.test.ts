import { describe, expect, test } from 'vitest';
import { canRun } from '../../../../shared/dbf/ability-access.ts';
import { decideSneak } from '../../../../shared/dbf/ability-acts.ts';
import { enterFight, dodgeOf } from '../../../../shared/dbf/fighter.ts';
import { decideJoin } from '../../../../shared/dbf/help.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import type { Character } from '../../../../shared/roster/character.ts';
import type { TimerKind } from '../../../../shared/timers/timer.ts';
import type { Armour } from '../../../../shared/vocabulary/terms.ts';
import { after, around, f1, fighterOn, noon, refusalOf } from '../../../fixtures/fights.ts';
import { characterOf, creep, ofClass, rosterOf, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  castOutside,
  castRefusal,
  casting,
  closing,
  livesIn,
  mageCharacter,
  mageOn,
  outsideEffects,
  resolved,
  runningTimer,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';
import { decideFlight } from '../../../../shared/dbf/flight.ts';

const sneaker = (patch: Partial<Character> = {}) =>
  characterOf('s', { sheet: creep(3, { abilities: ['sneaking'], hit: 2 }), ...patch });
const victim = (patch: Partial<Character> = {}) => characterOf('v', patch);

interface Sneak {
  readonly by?: Character;
  readonly on?: Character;
  readonly dodges?: boolean;
  readonly timers?: readonly (readonly [TimerKind, string])[];
}

const sneak = ({ by = sneaker(), on = victim(), dodges = false, timers = [] }: Sneak) =>
  decideSneak(by.id, on.id, dodges, {
    at: noon,
    roster: rosterOf(by, on, characterOf('mate', { sheet: creep(3, { abilities: ['perception'] }) })),
    timersOf: (id) => timers.filter(([, name]) => name === id).map(([kind, name]) => runningTimer(kind, name)),
    stoppedAt: null,
    houseRules: defaultHouseRules,
    wereOpponents: () => false,
  });
const outcomeOf = (played: Sneak): unknown => {
  const decision = sneak(played);
  if (!decision.ok) return decision.refusal.code;
  const [event] = decision.events;
  return event?.type === 'v1.SneakHit' ? [event.lives, event.dodged] : event?.type;
};

describe('sneaking against whoever may notice (DBF-ABI-POZ-3, DBF-SP-JA1, DBF-SP-PO3, DBF-A-70)', () => {
  const unseen = { by: characterOf('s', { sheet: creep(3, { hit: 2 }) }), timers: [['invisibility', 's']] } as const;
  const watchful = victim({ sheet: creep(3, { abilities: ['perception'] }) });
  test.each<[string, Sneak, unknown]>([
    ['a sneaker hits who notices nothing', {}, [1, false]],
    ['and so does the unseen', unseen, [1, false]],
    ['perception notices a sneaker', { on: watchful }, 'v1.SneakNoticed'],
    ['perception notices the unseen', { ...unseen, on: watchful }, 'v1.SneakNoticed'],
    ['sharpened senses notice a sneaker', { timers: [['senses', 'v']] }, 'v1.SneakNoticed'],
    [
      'sharpened senses notice the unseen',
      { ...unseen, timers: [...unseen.timers, ['senses', 'v']] },
      'v1.SneakNoticed',
    ],
    ['the senses of a mate help nobody', { timers: [['senses', 'mate']] }, [1, false]],
    ['a fight that runs is no place for it (DBF-PTY-02)', { on: victim({ fight: f1 }) }, 'in-another-fight'],
    ['nor does it reach out of one', { by: sneaker({ fight: f1 }) }, 'in-another-fight'],
  ])('%s', (_title, played, expected) => {
    expect(outcomeOf(played)).toEqual(expected);
  });

  test('a dodge negates the hit, the challenge stands, and the dodge is spent in it (DBF-A-56)', () => {
    const dodger = victim({ sheet: ofClass('ranger', { abilities: ['dodge'] }) });
    expect(outcomeOf({ on: dodger, dodges: true })).toEqual([3, true]);
    const ambushed = { ...dodger, ambush: { role: 'victim', with: who('s'), dodged: true } } as const;
    expect(dodgeOf(enterFight(ambushed, 'challenged'))).toBe('used');
  });

  test('who never learnt to dodge does not', () => {
    expect(refusalOf(sneak({ dodges: true }))).toEqual(['ability-missing', 'DBF-ABI-UHY-1']);
  });
});

describe('lives above the maximum, and healing up to it (DBF-A-05, DBF-SP-NE2, DBF-SP-LI1)', () => {
  test.each([
    ['false life goes above it', 'false-life', [], [['m', 4, 1, 'up']]],
    ['healing stops at it', 'regeneration', ['x'], [['x', 3, 0, 'up']]],
    ['healing does not raise the knocked-out (DBF-A-41)', 'heal-wound', ['lying'], ['not-on-feet']],
  ] as const)('%s', (_title, spell, on, expected) => {
    const people = [
      mageCharacter({ lives: 3 }),
      characterOf('x', { lives: 2 }),
      characterOf('lying', { lives: 0, status: 'knocked-out' }),
    ];
    expect(outsideEffects(castOutside(spell, on, people))).toEqual(expected);
  });
});

describe('who got away from a fight does not come back (DBF-END-04, DBF-A-46)', () => {
  const table = () =>
    spellPhase([mageOn('challenger', 'm'), mageOn('challenged', 'n'), fighterOn('challenged', 'b')], [['m', 'n']]);
  const flown = { ...table(), phase: 'end' as const };
  test.each([
    ['by fear, for a life', cast(table(), 'm', 'fear', ['n']), 2],
    ['unseen, for nothing', cast(table(), 'n', 'invisibility'), 3],
    ['by flight, for a life', after(flown, decideFlight(flown, who('n'), around(flown))), 2],
  ])('%s', (_title, fight, lives) => {
    const end = { ...fight, phase: 'end' as const, present: [who('n')] };
    expect([livesIn(fight).n, statusIn(fight).n]).toEqual([lives, 'fled']);
    expect(refusalOf(decideJoin(end, who('n'), 'challenged', around(end)))).toEqual(['has-fled', 'DBF-END-04']);
    expect(castRefusal({ ...end, phase: 'spells', declared: [] }, 'm', 'revival', ['n'])).toEqual([
      'illegal-target',
      'DBF-SP-LI5',
    ]);
  });
});

describe('what touches a whole fight', () => {
  const mages = () => spellPhase([mageOn('challenger', 'm'), mageOn('challenged', 'n')], [['m', 'n']]);

  test('drained life kills a swarm of the same step, whose bite still counts (DBF-SP-NE4, DBF-A-39)', () => {
    const fight = resolved(casting(casting(mages(), 'm', 'pesky-insects'), 'n', 'drain-life'));
    expect([livesIn(fight), fight.swarms]).toEqual([{ m: 2, n: 2 }, []]);
  });

  test('after an ice storm the duel and its wounds are still played (DBF-SP-EL4, DBF-A-52)', () => {
    const stormed = cast(mages(), 'm', 'ice-storm');
    const scored = { ...stormed, results: stormed.pairs.map((pair) => ({ pair, outcome: 'double' as const })) };
    const wounded = closing(scored, 'duel', 'wounds');
    expect([livesIn(wounded), wounded.phase, closing(wounded, 'end').over]).toEqual([
      { m: 2, n: 1 },
      'end',
      { by: 'ice-storm', winner: 'nobody' },
    ]);
  });

  test('the challenging side stops no time (DBF-SP-JA5)', () => {
    expect(castRefusal(mages(), 'm', 'stop-time')).toEqual(['challenger-cannot', 'DBF-SP-JA5']);
    expect(castRefusal(mages(), 'n', 'stop-time')).toBeNull();
  });
});

test.each<[Armour, boolean]>([
  ['none', true],
  ['light', true],
  ['heavy', false],
])('with toughness and %s armour one may run: %s (DBF-ABI-HUZ-3, DBF-A-84)', (armour, runs) => {
  expect(canRun(ofClass('knight', { abilities: ['toughness'], armour }))).toBe(runs);
});
