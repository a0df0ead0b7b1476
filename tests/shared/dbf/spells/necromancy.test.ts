import { describe, expect, test } from 'vitest';
import { decideDodge } from '../../../../shared/dbf/wounds.ts';
import type { DuelOutcome, Fighter } from '../../../../shared/dbf/fight.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { after, fighterOn, pairOf, sidesOf } from '../../../fixtures/fights.ts';
import { creep, ofClass, who } from '../../../fixtures/sheets.ts';
import {
  beast,
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

const oneOnOne = (mine: Partial<Fighter> = {}, other: Partial<Fighter> = {}) =>
  spellPhase([mageOn('challenger', 'm', mine), fighterOn('challenged', 'b1', other)], [['m', 'b1']]);
const level = (value: number) => ({ sheet: creep(3, { level: value }) });

describe('Upíri dotyk (DBF-SP-NE1, DBF-A-53, DBF-A-54)', () => {
  const touch = (mine: Partial<Fighter>, other: Partial<Fighter>, outcome: DuelOutcome) =>
    duelled(cast(oneOnOne(mine, other), 'm', 'vampiric-touch'), ['m', 'b1'], outcome);

  test.each<[string, number, number, DuelOutcome, object]>([
    ['takes two and gives as many, above the maximum too', 3, 4, 'challenger-hits', { m: 5, b1: 2 }],
    ['gives no more than the victim had', 3, 1, 'challenger-hits', { m: 4, b1: 0 }],
    ['in a súsek gives what it takes in the same moment', 3, 4, 'double', { m: 4, b1: 2 }],
    ['saves the last life in a súsek', 1, 4, 'double', { m: 2, b1: 2 }],
    ['does nothing without a hit', 3, 4, 'no-hit', { m: 3, b1: 4 }],
    ['does nothing when the other hits', 3, 4, 'challenged-hits', { m: 2, b1: 4 }],
  ])('%s', (_title, mine, other, outcome, lives) => {
    expect(livesIn(touch({ lives: mine }, { lives: other }, outcome))).toEqual(lives);
  });

  test('falls away with the hit that is dodged (DBF-A-57)', () => {
    const dodger = { lives: 4, sheet: ofClass('ranger', { abilities: ['dodge'] }) };
    const fight = cast(oneOnOne({}, dodger), 'm', 'vampiric-touch');
    const hit = closing({ ...fight, results: [{ pair: pairOf('m', 'b1'), outcome: 'challenger-hits' }] }, 'duel');
    expect(livesIn(closing(after(hit, decideDodge(hit, who('b1'))), 'wounds'))).toEqual({ m: 3, b1: 4 });
  });

  test('falls away with the hit that was foreseen (DBF-A-57)', () => {
    expect(livesIn(touch({}, { marks: ['premonition'] }, 'challenger-hits'))).toEqual({ m: 3, b1: 3 });
  });

  test('lasts for the round', () => {
    const played = duelled(cast(oneOnOne(), 'm', 'vampiric-touch'), ['m', 'b1'], 'no-hit');
    expect(marksIn(closing(played, 'end'))).toEqual({});
  });

  test('whose lives stay as long as they are not lost (DBF-A-06)', () => {
    const fight = touch({}, { lives: 4 }, 'challenger-hits');
    expect([fight.fighters[0]?.lives, fight.fighters[0]?.temporary]).toEqual([5, 0]);
  });
});

describe('Nepravý život (DBF-SP-NE2, DBF-A-07)', () => {
  test('gives one life above the maximum for the phase of the event', () => {
    const [mine] = cast(oneOnOne(), 'm', 'false-life').fighters;
    expect([mine?.lives, mine?.temporary]).toEqual([4, 1]);
  });

  test('is the first life lost', () => {
    const [mine] = duelled(cast(oneOnOne(), 'm', 'false-life'), ['m', 'b1'], 'challenged-hits').fighters;
    expect([mine?.lives, mine?.temporary]).toEqual([3, 0]);
  });

  test('counts before the wounds of the same step (DBF-A-31)', () => {
    const fight = spellPhase([mageOn('challenger', 'm', { lives: 2 }), mageOn('challenged', 'n')], [['m', 'n']]);
    const struck = resolved(casting(casting(fight, 'n', 'fire-arrow', ['m']), 'm', 'false-life'));
    expect([livesIn(struck), struck.fighters[0]?.temporary, statusIn(struck)]).toEqual([
      { m: 1, n: 3 },
      0,
      { m: 'up', n: 'up' },
    ]);
  });

  test('works outside a fight, on its caster alone', () => {
    expect(outsideEffects(castOutside('false-life', [], [mageCharacter({ lives: 3 })]))).toEqual([['m', 4, 1, 'up']]);
    expect(castRefusal(oneOnOne(), 'm', 'false-life', ['b1'])).toEqual(['illegal-target', 'DBF-SP-NE2']);
  });
});

describe('Rozkáž nemŕtvemu (DBF-SP-NE3)', () => {
  const withUndead = () =>
    spellPhase(
      [
        mageOn('challenger', 'm'),
        fighterOn('challenged', 'b1', { sheet: beast('undead', 3, { level: 9 }) }),
        fighterOn('challenged', 'b2'),
      ],
      [['m', 'b1']],
    );

  test('takes one undead of any level out of the fight, defeated, and the others are paired anew', () => {
    const fight = cast(withUndead(), 'm', 'command-undead', ['b1']);
    expect([statusIn(fight), livesIn(fight), fight.phase, fight.pairs]).toEqual([
      { m: 'up', b1: 'defeated', b2: 'up' },
      { m: 3, b1: 3, b2: 3 },
      'pairing',
      [pairOf('m', 'b2')],
    ]);
  });

  test('is refused on the living', () => {
    expect(castRefusal(withUndead(), 'm', 'command-undead', ['b2'])).toEqual(['illegal-target', 'DBF-SP-NE3']);
  });

  test('works on an undead of the own side as well (DBF-A-60)', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenger', 'u', { sheet: beast('undead') }),
      ...sidesOf(0, 1),
    ]);
    expect(castRefusal(fight, 'm', 'command-undead', ['u'])).toBeNull();
  });

  test('that empties a side ends the fight at the end of the round', () => {
    const fight = cast(
      spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { sheet: beast('undead') })], [['m', 'b1']]),
      'm',
      'command-undead',
      ['b1'],
    );
    expect(closing(fight, 'pairing', 'duel', 'wounds', 'end').over).toEqual({ by: 'emptied', winner: 'challenger' });
  });
});

describe('Odsatie životnej energie (DBF-SP-NE4, DBF-A-39, DBF-A-40)', () => {
  const used: readonly SpellId[] = ['trip', 'die', 'friendship'];
  const tired = () => oneOnOne({ used });

  test('takes one life of every opponent, the undead too (DBF-A-15)', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      fighterOn('challenged', 'b1', { sheet: beast('undead') }),
      fighterOn('challenged', 'b2'),
    ]);
    expect(livesIn(cast(fight, 'm', 'drain-life'))).toEqual({ m: 3, b1: 2, b2: 2 });
  });

  test('kills every swarm, one’s own and others’', () => {
    expect(cast({ ...oneOnOne(), swarms: [who('m'), who('b1')] }, 'm', 'drain-life').swarms).toEqual([]);
  });

  test('kills a swarm of the same step after its bite', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), mageOn('challenged', 'n')], [['m', 'n']]);
    const both = resolved(casting(casting(fight, 'n', 'pesky-insects'), 'm', 'drain-life'));
    expect([livesIn(both), both.swarms]).toEqual([{ m: 2, n: 2 }, []]);
  });

  test('brings back a used spell of list level 3 or less, of any school', () => {
    expect(cast(tired(), 'm', 'drain-life', [], { regain: 'friendship' }).fighters[0]?.used).toEqual([
      'trip',
      'die',
      'drain-life',
    ]);
  });

  test('brings back one that was declared in this step, but not before the next', () => {
    const declared = casting(oneOnOne(), 'm', 'trip', ['b1']);
    const both = casting(declared, 'm', 'drain-life', [], { regain: 'trip' });
    expect(castRefusal(both, 'm', 'trip', ['b1'])).toEqual(['spell-used', 'DBF-MGC-02']);
    expect(resolved(both).fighters[0]?.used).toEqual(['drain-life']);
  });

  test.each<[string, SpellId, SpellId]>([
    ['a spell above level 3', 'drain-life', 'die'],
    ['a spell that was not used', 'drain-life', 'fire-arrow'],
    ['itself', 'drain-life', 'drain-life'],
    ['anything by another spell', 'acid-fan', 'trip'],
  ])('does not bring back %s', (_title, spell, regain) => {
    expect(castRefusal(tired(), 'm', spell, [], { regain })).toEqual(['cannot-regain', 'DBF-A-40']);
  });
});

describe('Zomri! (DBF-SP-NE5, DBF-A-49)', () => {
  test.each<[string, number, string]>([
    ['a lower level', 4, 'knocked-out'],
    ['an equal level', 5, 'up'],
    ['a higher level', 6, 'up'],
  ])('on %s (%i against 5): %s', (_title, value, status) => {
    expect(statusIn(cast(oneOnOne({}, { ...level(value), lives: 9 }), 'm', 'die', ['b1']))).toEqual({
      m: 'up',
      b1: status,
    });
  });

  test('fells animals and demons as well, is refused on the undead', () => {
    const victim = (creature: 'animal' | 'demon' | 'undead') => oneOnOne({}, { sheet: beast(creature) });
    expect(statusIn(cast(victim('animal'), 'm', 'die', ['b1']))).toEqual({ m: 'up', b1: 'knocked-out' });
    expect(statusIn(cast(victim('demon'), 'm', 'die', ['b1']))).toEqual({ m: 'up', b1: 'knocked-out' });
    expect(castRefusal(victim('undead'), 'm', 'die', ['b1'])).toEqual(['illegal-target', 'DBF-SP-NE5']);
  });

  test('is past all healing of the same step, and takes temporary lives too', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm', { sheet: mage({ level: 9 }) }), mageOn('challenged', 'n')],
      [['m', 'n']],
    );
    const all = [
      ['n', 'false-life', []],
      ['n', 'regeneration', ['n']],
      ['m', 'die', ['n']],
    ] as const;
    const struck = resolved(all.reduce((state, [name, spell, on]) => casting(state, name, spell, on), fight));
    expect(struck.fighters[1]).toMatchObject({ lives: 0, temporary: 0, status: 'knocked-out' });
  });

  test('needs one target and a fight', () => {
    expect(castRefusal(oneOnOne(), 'm', 'die')).toEqual(['illegal-target', 'DBF-SP-NE5']);
    expect(outsideEffects(castOutside('die', ['m'], [mageCharacter()]))).toEqual(['only-in-a-fight']);
  });
});
