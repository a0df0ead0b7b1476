import { describe, expect, test } from 'vitest';
import { decideDodge } from '../../../../shared/dbf/wounds.ts';
import { hitAgainst } from '../../../../shared/dbf/hit.ts';
import type { DuelOutcome, Fight, Fighter } from '../../../../shared/dbf/fight.ts';
import type { Mark } from '../../../../shared/dbf/spells/spell.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { after, fighterOn, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { creep, ofClass, who } from '../../../fixtures/sheets.ts';
import {
  beast,
  cast,
  casting,
  castRefusal,
  closing,
  livesIn,
  mage,
  mageOn,
  resolved,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const ranger = ofClass('ranger', { abilities: ['dodge'] });
const paired = (challenger: Fighter, challenged: Fighter) =>
  spellPhase([challenger, challenged], [[challenger.id, challenged.id]]);

/** A duel between `a` and `b` with these marks; who is named dodges. Lives of both after it, four before. */
const duel = (
  marks: { readonly a?: readonly Mark[]; readonly b?: readonly Mark[] },
  outcome: DuelOutcome,
  dodges: readonly string[] = [],
): Fight => {
  const fight = paired(
    fighterOn('challenger', 'a', { lives: 4, sheet: ranger, marks: marks.a ?? [] }),
    fighterOn('challenged', 'b', { lives: 4, sheet: ranger, marks: marks.b ?? [] }),
  );
  const hit = closing({ ...fight, phase: 'duel', results: fight.pairs.map((pair) => ({ pair, outcome })) }, 'duel');
  return closing(
    dodges.reduce((state, name) => after(state, decideDodge(state, who(name))), hit),
    'wounds',
  );
};

describe('what meets what in a duel', () => {
  test.each<[string, Parameters<typeof duel>, readonly [number, number]]>([
    ['a dodge undoes a hit (DBF-ABI-UHY-2)', [{}, 'challenger-hits', ['b']], [4, 4]],
    ['a dodge in a súsek leaves the own hit (DBF-DMG-03)', [{}, 'double', ['b']], [3, 4]],
    ['both may dodge a súsek', [{}, 'double', ['a', 'b']], [4, 4]],
    ['a dodge takes the vampire’s gain as well (DBF-A-57)', [{ a: ['vampiric'] }, 'challenger-hits', ['b']], [4, 4]],
    [
      'premonition takes the vampire’s gain as well (DBF-A-57)',
      [{ a: ['vampiric'], b: ['premonition'] }, 'challenger-hits'],
      [4, 4],
    ],
    ['premonition in a súsek leaves the own hit (DBF-SP-JA2)', [{ b: ['premonition'] }, 'double'], [3, 4]],
    ['the chosen one in a súsek, one more and one less (DBF-SP-BO1)', [{ a: ['chosen'] }, 'double'], [4, 2]],
    ['a hit of one on the chosen (DBF-A-04)', [{ b: ['chosen'] }, 'challenger-hits'], [4, 4]],
    [
      'a vampire on the chosen: one, and one gained (DBF-A-12, DBF-A-53)',
      [{ a: ['vampiric'], b: ['chosen'] }, 'challenger-hits'],
      [5, 3],
    ],
    ['two chosen ones (DBF-SP-BO1)', [{ a: ['chosen'], b: ['chosen'] }, 'double'], [3, 3]],
    ['two vampires in a súsek (DBF-A-54)', [{ a: ['vampiric'], b: ['vampiric'] }, 'double'], [4, 4]],
    [
      'a holy weapon in the hands of the chosen vampire (DBF-A-12)',
      [{ a: ['hallowed', 'chosen', 'vampiric'] }, 'challenger-hits'],
      [8, 0],
    ],
  ])('%s', (_title, played, [a, b]) => {
    expect(livesIn(duel(...played))).toEqual({ a, b });
  });

  test('premonition goes first and the dodge is kept (DBF-A-55)', () => {
    expect(duel({ b: ['premonition'] }, 'challenger-hits').fighters[1]).toMatchObject({ dodgeUsed: false, marks: [] });
  });

  test('premonition without a hit is carried over (DBF-SP-JA2)', () => {
    expect(duel({ b: ['premonition'] }, 'challenged-hits').fighters[1]?.marks).toEqual(['premonition']);
  });

  test('a blessing on top of one’s own dodge is still one use (DBF-A-58)', () => {
    const fight = duel({ b: ['blessed'] }, 'challenger-hits', ['b']);
    expect(refusalOf(decideDodge(fight, who('b')))).toEqual(['dodge-used', 'DBF-ABI-UHY-3']);
  });
});

describe('what a hit takes: everything adds up (DBF-A-12, DBF-SP-BO4)', () => {
  const knight = ofClass('knight', { weapon: 'two-handed sword', abilities: ['penetration', 'swordsmanship'] });
  test.each<[string, Partial<Fighter>, Partial<Fighter>, number]>([
    ['bare hands', {}, {}, 1],
    ['a holy weapon', { marks: ['hallowed'] }, {}, 2],
    ['a holy weapon on the undead', { marks: ['hallowed'] }, { sheet: beast('undead') }, 3],
    ['a holy weapon on a demon', { marks: ['hallowed'] }, { sheet: beast('demon') }, 3],
    ['a holy weapon on an animal', { marks: ['hallowed'] }, { sheet: beast('animal') }, 2],
    ['a fencer with two hands', { sheet: knight }, {}, 3],
    ['the same hallowed', { sheet: knight, marks: ['hallowed'] }, {}, 4],
    ['the same chosen', { sheet: knight, marks: ['hallowed', 'chosen'] }, {}, 5],
    ['the same with the vampire’s touch', { sheet: knight, marks: ['hallowed', 'chosen', 'vampiric'] }, {}, 6],
    [
      'the same on the undead',
      { sheet: knight, marks: ['hallowed', 'chosen', 'vampiric'] },
      { sheet: beast('undead') },
      7,
    ],
    ['the same on the chosen', { sheet: knight, marks: ['hallowed', 'chosen', 'vampiric'] }, { marks: ['chosen'] }, 5],
    ['one on the chosen', {}, { marks: ['chosen'] }, 0],
  ])('%s', (_title, attacker, victim, total) => {
    expect(hitAgainst(fighterOn('challenger', 'a', attacker), fighterOn('challenged', 'b', victim)).total).toBe(total);
  });
});

describe('spells are no hits (DBF-A-55, DBF-A-56)', () => {
  const bearing = (marks: readonly Mark[]) =>
    paired(mageOn('challenger', 'm'), fighterOn('challenged', 'b', { lives: 4, sheet: ranger, marks }));
  test.each<[SpellId, readonly string[], number]>([
    ['fire-arrow', ['b'], 2],
    ['acid-fan', [], 3],
    ['ice-storm', [], 3],
    ['fireball', [], 3],
    ['drain-life', [], 3],
    ['pesky-insects', [], 3],
    ['fear', ['b'], 3],
    ['die', ['b'], 0],
  ])('%s on %j leaves %i of four, with dodge, blessing, premonition and a god’s choice', (spell, on, left) => {
    const fight = cast(bearing(['blessed', 'premonition', 'chosen']), 'm', spell, on);
    expect(fight.fighters[1]).toMatchObject({
      lives: left,
      dodgeUsed: false,
      marks: ['blessed', 'premonition', 'chosen'],
    });
  });
});

describe('who is immune, who is refused', () => {
  const against = (patch: Partial<Fighter>) => paired(mageOn('challenger', 'm'), fighterOn('challenged', 'b', patch));
  test.each<[string, SpellId, Partial<Fighter>, string]>([
    ['sleep on an equal level', 'sleep', { sheet: creep(3, { level: 5 }) }, 'up'],
    ['sleep on a lower level', 'sleep', { sheet: creep(3, { level: 4 }) }, 'asleep'],
    ['sleep on an undead of a lower level', 'sleep', { sheet: beast('undead') }, 'asleep'],
    ['die on an equal level', 'die', { sheet: creep(3, { level: 5 }) }, 'up'],
    ['die on a lower level', 'die', { sheet: creep(3, { level: 4 }) }, 'knocked-out'],
    [
      'command on an undead of a higher level',
      'command-undead',
      { sheet: beast('undead', 3, { level: 9 }) },
      'defeated',
    ],
    ['taming of an animal of a higher level', 'taming', { sheet: beast('animal', 3, { level: 9 }) }, 'defeated'],
    ['fear on a higher level', 'fear', { sheet: creep(3, { level: 9 }) }, 'fled'],
  ])('%s', (_title, spell, patch, status) => {
    expect(statusIn(cast(against(patch), 'm', spell, spell === 'sleep' ? [] : ['b'])).b).toBe(status);
  });

  const undead = { sheet: beast('undead') };
  test.each<[SpellId, string, Partial<Fighter>]>([
    ['die', 'DBF-SP-NE5', undead],
    ['heal-wound', 'DBF-SP-LI1', undead],
    ['regeneration', 'DBF-SP-LI2', undead],
    ['wave-of-life', 'DBF-SP-LI3', undead],
    ['cure-affliction', 'DBF-SP-LI4', undead],
    ['revival', 'DBF-SP-LI5', { ...undead, lives: 0, status: 'knocked-out' }],
    ['command-undead', 'DBF-SP-NE3', {}],
    ['taming', 'DBF-SP-PR1', {}],
    ['heal-wound', 'DBF-SP-LI1', { lives: 0, status: 'knocked-out' }],
    ['revival', 'DBF-SP-LI5', { status: 'fled' }],
  ])('%s (%s) is refused on %j', (spell, rule, patch) => {
    expect(castRefusal(against(patch), 'm', spell, ['b'])).toEqual(['illegal-target', rule]);
  });
});

describe('which spells lead to a new pairing, and which end the fight (summary of the 35 cards)', () => {
  /** Two mages against two who fall by a single wound, one of them undead, one an animal; a friend lies. */
  const table = () =>
    spellPhase(
      [
        fighterOn('challenger', 'a1', { lives: 0, status: 'knocked-out' }),
        fighterOn('challenger', 'a2'),
        mageOn('challenged', 'm', { sheet: mage({ level: 1 + 4 }) }),
        fighterOn('challenger', 'u', { lives: 1, sheet: beast('undead', 3, { level: 9 }) }),
        fighterOn('challenger', 'w', { lives: 9, sheet: beast('animal', 9, { level: 9 }) }),
      ],
      [['a2', 'm']],
    );
  test.each<[SpellId, readonly string[], string]>([
    ['fire-arrow', ['u'], 'pairing'],
    ['fire-arrow', ['w'], 'duel'],
    ['trip', ['a2'], 'duel'],
    ['acid-fan', [], 'pairing'],
    ['ice-storm', [], 'pairing'],
    ['fireball', [], 'pairing'],
    ['charm', [], 'duel'],
    ['invisibility', [], 'pairing'],
    ['fear', ['w'], 'pairing'],
    ['sleep', [], 'pairing'],
    ['sharpen-senses', [], 'duel'],
    ['premonition', [], 'duel'],
    ['stop-time', [], 'over'],
    ['vampiric-touch', [], 'duel'],
    ['false-life', [], 'duel'],
    ['command-undead', ['u'], 'pairing'],
    ['drain-life', [], 'pairing'],
    ['die', ['a2'], 'pairing'],
    ['heal-wound', ['a2'], 'duel'],
    ['regeneration', ['a2'], 'duel'],
    ['wave-of-life', ['a2', 'm'], 'duel'],
    ['cure-affliction', ['a2'], 'duel'],
    ['taming', ['w'], 'pairing'],
    ['fog', [], 'over'],
    ['pesky-insects', [], 'pairing'],
    ['transformation', [], 'duel'],
    ['chosen-by-god', [], 'duel'],
    ['blessing', [], 'duel'],
    ['remove-curse', ['a2'], 'duel'],
    ['holy-weapon', ['m'], 'duel'],
  ])('%s on %j: %s', (spell, on, phase) => {
    expect(cast(table(), 'm', spell, on).phase).toBe(phase);
  });

  test('revival leads to a new pairing', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenger', 'a1', { lives: 0, status: 'knocked-out' }),
      ...sidesOf(0, 2),
    ]);
    expect(cast(fight, 'm', 'revival', ['a1']).phase).toBe('pairing');
  });
});

describe('several endings in one step', () => {
  const mages = () => paired(mageOn('challenger', 'm'), mageOn('challenged', 'n'));
  test.each<[string, readonly (readonly [string, SpellId])[], object | null]>([
    [
      'fog before stopped time',
      [
        ['m', 'fog'],
        ['n', 'stop-time'],
      ],
      { by: 'fog', winner: 'nobody' },
    ],
    [
      'fog before stopped time, whoever spoke first',
      [
        ['n', 'stop-time'],
        ['m', 'fog'],
      ],
      { by: 'fog', winner: 'nobody' },
    ],
    [
      'an ice storm gives way to fog',
      [
        ['m', 'ice-storm'],
        ['n', 'fog'],
      ],
      { by: 'fog', winner: 'nobody' },
    ],
    ['an ice storm alone waits for the end of the round', [['m', 'ice-storm']], null],
  ])('%s', (_title, spells, over) => {
    expect(resolved(spells.reduce((state, [name, spell]) => casting(state, name, spell), mages())).over).toEqual(over);
  });

  test('sleep that leaves no opponent has won before the fog comes up (DBF-A-31)', () => {
    const table = paired(mageOn('challenger', 'm'), fighterOn('challenged', 'b', { lives: 2 }));
    const spells = ['fog', 'sleep'] as const;
    expect(resolved(spells.reduce((state, spell) => casting(state, 'm', spell), table)).over).toEqual({
      by: 'sleep',
      winner: 'challenger',
    });
  });

  test('a side emptied by spells goes on to the end of the round without a duel (DBF-A-73)', () => {
    const fight = cast(
      paired(mageOn('challenger', 'm'), fighterOn('challenged', 'b', { lives: 2 })),
      'm',
      'fire-arrow',
      ['b'],
    );
    expect([fight.phase, fight.over]).toEqual(['pairing', null]);
    expect(closing(fight, 'pairing', 'duel', 'wounds', 'end').over).toEqual({ by: 'emptied', winner: 'challenger' });
  });
});
