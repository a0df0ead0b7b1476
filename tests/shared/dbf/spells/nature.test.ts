import { describe, expect, test } from 'vitest';
import type { Fight } from '../../../../shared/dbf/fight.ts';
import { decideJoin } from '../../../../shared/dbf/help.ts';
import { after, around, fighterOn, pairOf, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { characterOf, who } from '../../../fixtures/sheets.ts';
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
  outsideEffects,
  resolved,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const wolf = beast('animal', 3, { level: 9 });
const withWolf = () =>
  spellPhase(
    [mageOn('challenger', 'm'), fighterOn('challenged', 'wolf', { sheet: wolf }), fighterOn('challenged', 'b2')],
    [['m', 'wolf']],
  );
/** The round is played without a hit, and the next one stands at its spells. */
const nextSpells = (fight: Fight) => {
  const results = fight.pairs.map((pair) => ({ pair, outcome: 'no-hit' as const }));
  return closing({ ...fight, results }, 'duel', 'wounds', 'end', 'pairing', 'potions');
};

describe('Krotenie (DBF-SP-PR1)', () => {
  test('takes one animal of any level out of the fight, defeated, and the others are paired anew', () => {
    const fight = cast(withWolf(), 'm', 'taming', ['wolf']);
    expect([statusIn(fight), fight.phase, fight.pairs]).toEqual([
      { m: 'up', wolf: 'defeated', b2: 'up' },
      'pairing',
      [pairOf('m', 'b2')],
    ]);
  });

  test.each(['human', 'undead', 'demon'] as const)('is refused on a creature that is %s', (creature) => {
    const fight = spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { sheet: beast(creature) })]);
    expect(castRefusal(fight, 'm', 'taming', ['b1'])).toEqual(['illegal-target', 'DBF-SP-PR1']);
  });

  test('the tamed one lies in no grass: the fight lets it go without a timer', () => {
    const fight = cast(
      spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'wolf', { sheet: wolf })], [['m', 'wolf']]),
      'm',
      'taming',
      ['wolf'],
    );
    expect(closing(fight, 'pairing', 'duel', 'wounds', 'end').over).toEqual({ by: 'emptied', winner: 'challenger' });
  });
});

describe('Zvieracia reč (DBF-SP-PR2, DBF-A-63)', () => {
  const people = [mageCharacter(), ...['x', 'y', 'z'].map((name) => characterOf(name))];

  test.each<[readonly string[], readonly string[]]>([
    [[], ['m']],
    [['x'], ['m', 'x']],
    [
      ['y', 'm', 'x'],
      ['y', 'm', 'x'],
    ],
  ])('with %j it lasts ten minutes for %j', (on, party) => {
    expect(outsideEffects(castOutside('animal-speech', on, people))).toEqual(
      party.map((name) => ['animal-speech', name, 10]),
    );
  });

  test('is for a party of three, not four', () => {
    expect(refusalOf(castOutside('animal-speech', ['x', 'y', 'z'], people))).toEqual(['illegal-target', 'DBF-SP-PR2']);
  });

  test('does not touch a fight that runs', () => {
    expect(castRefusal(withWolf(), 'm', 'animal-speech')).toEqual(['not-in-a-fight', 'DBF-SP-PR2']);
  });
});

describe('Hmla (DBF-SP-PR3, DBF-A-50)', () => {
  test.each(['challenger', 'challenged'] as const)('cast by a %s ends the fight at once, without a winner', (side) => {
    const other = side === 'challenger' ? 'challenged' : 'challenger';
    const fight = cast(spellPhase([mageOn(side, 'm'), fighterOn(other, 'x')]), 'm', 'fog');
    expect([fight.phase, fight.over]).toEqual(['over', { by: 'fog', winner: 'nobody' }]);
  });

  test('the other spells of the step count; who falls by them stays down', () => {
    const fight = spellPhase([
      mageOn('challenger', 'm'),
      mageOn('challenger', 'n'),
      fighterOn('challenged', 'b1', { lives: 2 }),
    ]);
    const ended = resolved(casting(casting(fight, 'm', 'fog'), 'n', 'fire-arrow', ['b1']));
    expect([statusIn(ended), ended.over]).toEqual([
      { m: 'up', n: 'up', b1: 'knocked-out' },
      { by: 'fog', winner: 'nobody' },
    ]);
  });
});

describe('Otravný hmyz (DBF-SP-PR4, DBF-A-37, DBF-A-38)', () => {
  const many = () =>
    spellPhase(
      [mageOn('challenger', 'm', { lives: 5 }), fighterOn('challenger', 'a2', { lives: 5 }), ...sidesOf(0, 1)],
      [['m', 'b1']],
    );

  test('takes a life of everybody but its caster, friends and the unpaired too, at once and in every round', () => {
    const first = cast(many(), 'm', 'pesky-insects');
    expect(livesIn(first)).toEqual({ m: 5, a2: 4, b1: 2 });
    const second = closing(nextPairing(first), 'pairing', 'potions');
    expect(livesIn(second)).toEqual({ m: 5, a2: 3, b1: 1 });
  });

  test('bites a helper who joined later (DBF-A-68)', () => {
    const alone = spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b1')], [['m', 'b1']]);
    const first = { ...cast(alone, 'm', 'pesky-insects'), present: [who('x')], someoneDropped: true };
    const end = played(first);
    const joined = after(end, decideJoin(end, who('x'), 'challenged', around(end, characterOf('x'))));
    expect(livesIn(closing(pickedFirst(closing(joined, 'end')), 'pairing', 'potions'))).toMatchObject({ x: 2 });
  });

  test('two bite twice, each sparing its own caster alone', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm'), mageOn('challenged', 'n'), fighterOn('challenged', 'b2')],
      [['m', 'n']],
    );
    const both = resolved(casting(casting(fight, 'm', 'pesky-insects'), 'n', 'pesky-insects'));
    expect([livesIn(both), both.swarms]).toEqual([{ m: 2, n: 2, b2: 1 }, ['m', 'n']]);
  });

  test('stays when its caster is out', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm', { lives: 1 }), fighterOn('challenger', 'a2'), mageOn('challenged', 'n')],
      [['m', 'n']],
    );
    const both = resolved(casting(casting(fight, 'm', 'pesky-insects'), 'n', 'fire-arrow', ['m']));
    expect(livesIn(nextSpells(closing(both, 'pairing')))).toEqual({ m: 0, a2: 1, n: 1 });
  });

  test('whoever it drops before the spells casts none any more, and the pairing follows at their end', () => {
    const fight = spellPhase(
      [...sidesOf(2, 0), mageOn('challenged', 'n', { lives: 1 }), fighterOn('challenged', 'b2')],
      [],
      {
        phase: 'potions',
        swarms: [who('a1')],
      },
    );
    const bitten = closing(fight, 'potions');
    expect([statusIn(bitten).n, castRefusal(bitten, 'n', 'fog')]).toEqual(['knocked-out', ['not-active', null]]);
    expect(resolved(bitten).phase).toBe('pairing');
  });

  test('is no hit: premonition and a blessing don’t help', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { marks: ['premonition', 'blessed', 'chosen'] })],
      [['m', 'b1']],
    );
    expect(livesIn(cast(fight, 'm', 'pesky-insects'))).toEqual({ m: 3, b1: 2 });
  });
});

describe('Premena (DBF-SP-PR5)', () => {
  test('lasts ten minutes, in a fight or outside', () => {
    expect(outsideEffects(castOutside('transformation', [], [mageCharacter()]))).toEqual([['transformation', 'm', 10]]);
    expect(castRefusal(withWolf(), 'm', 'transformation')).toBeNull();
    expect(castRefusal(withWolf(), 'm', 'transformation', ['b2'])).toEqual(['illegal-target', 'DBF-SP-PR5']);
  });
});

const played = (fight: Fight): Fight =>
  closing({ ...fight, results: fight.pairs.map((pair) => ({ pair, outcome: 'no-hit' as const })) }, 'duel', 'wounds');
const nextPairing = (fight: Fight): Fight => pickedFirst(closing(played(fight), 'end'));
/** The first challenger against the first challenged; what follows is left to the rules. */
const pickedFirst = (fight: Fight): Fight => {
  const [a, b] = (['challenger', 'challenged'] as const).map(
    (side) => fight.fighters.find((each) => each.side === side)?.id,
  );
  return {
    ...fight,
    picksMade: 2,
    pairs: a === undefined || b === undefined ? [] : [{ challenger: a, challenged: b }],
  };
};
