import { describe, expect, test } from 'vitest';
import { dodgeOf } from '../../../../shared/dbf/fighter.ts';
import { decideDodge } from '../../../../shared/dbf/wounds.ts';
import { decideJoin } from '../../../../shared/dbf/help.ts';
import type { DuelOutcome, Fight, Fighter } from '../../../../shared/dbf/fight.ts';
import { after, around, fighterOn, pairOf, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { characterOf, creep, ofClass, who } from '../../../fixtures/sheets.ts';
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
} from '../../../fixtures/spells.ts';

const oneOnOne = (mine: Partial<Fighter> = {}, other: Partial<Fighter> = {}) =>
  spellPhase(
    [mageOn('challenger', 'm', { lives: 5, ...mine }), fighterOn('challenged', 'b1', { lives: 5, ...other })],
    [['m', 'b1']],
  );
const hitIn = (fight: Fight, outcome: DuelOutcome) =>
  closing({ ...fight, results: fight.pairs.map((pair) => ({ pair, outcome })) }, 'duel');

describe('Vybraný bohom (DBF-SP-BO1)', () => {
  test.each<[string, DuelOutcome, number, object]>([
    ['wounds for one more', 'challenger-hits', 1, { m: 5, b1: 3 }],
    ['is wounded for one less', 'challenged-hits', 2, { m: 4, b1: 5 }],
    ['both in a súsek', 'double', 2, { m: 4, b1: 3 }],
    ['by a hit of one not at all (DBF-A-04)', 'challenged-hits', 1, { m: 5, b1: 5 }],
  ])('the chosen one %s', (_title, outcome, hit, lives) => {
    expect(
      livesIn(duelled(cast(oneOnOne({}, { sheet: creep(5, { hit }) }), 'm', 'chosen-by-god'), ['m', 'b1'], outcome)),
    ).toEqual(lives);
  });

  test('two chosen ones cancel each other', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), mageOn('challenged', 'n')], [['m', 'n']]);
    const both = resolved(casting(casting(fight, 'm', 'chosen-by-god'), 'n', 'chosen-by-god'));
    expect(livesIn(duelled(both, ['m', 'n'], 'double'))).toEqual({ m: 2, n: 2 });
  });

  test('lasts for the round', () => {
    expect(marksIn(closing(duelled(cast(oneOnOne(), 'm', 'chosen-by-god'), ['m', 'b1'], 'no-hit'), 'end'))).toEqual({});
  });
});

describe('Požehnanie (DBF-SP-BO2, DBF-A-58)', () => {
  const party = () =>
    spellPhase(
      [mageOn('challenger', 'm'), fighterOn('challenger', 'a2'), ...sidesOf(0, 2)],
      [
        ['m', 'b1'],
        ['a2', 'b2'],
      ],
    );

  test('gives the whole side a dodge for the fight, and nobody else', () => {
    expect(cast(party(), 'm', 'blessing').fighters.map((each) => dodgeOf(each))).toEqual([
      'ready',
      'ready',
      'none',
      'none',
    ]);
  });

  test('stays over the rounds and is used once', () => {
    const blessed = duelled(cast(oneOnOne(), 'm', 'blessing'), ['m', 'b1'], 'no-hit');
    const next = hitIn(closing(blessed, 'end', 'pairing', 'potions', 'spells'), 'challenged-hits');
    const dodged = after(next, decideDodge(next, who('m')));
    expect(dodged.fighters.map((each) => dodgeOf(each))).toEqual(['used', 'none']);
    expect(livesIn(closing(dodged, 'wounds'))).toEqual({ m: 5, b1: 5 });
  });

  test.each<[string, boolean, string]>([
    ['unused', false, 'ready'],
    ['used', true, 'used'],
  ])('gives no second use to who has a dodge, %s', (_title, dodgeUsed, expected) => {
    const fight = oneOnOne({ dodgeUsed, sheet: mage({ granted: ['worship', 'dodge'] }) });
    expect(cast(fight, 'm', 'blessing').fighters.map((each) => dodgeOf(each))).toEqual([expected, 'none']);
  });

  test('by two priests gives one use', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), mageOn('challenger', 'n'), ...sidesOf(0, 1)]);
    expect(marksIn(resolved(casting(casting(fight, 'm', 'blessing'), 'n', 'blessing')))).toEqual({
      m: ['blessed'],
      n: ['blessed'],
    });
  });

  test('is not for helpers who come later (DBF-A-68)', () => {
    const fight = {
      ...duelled(cast(oneOnOne(), 'm', 'blessing'), ['m', 'b1'], 'no-hit'),
      present: [who('x')],
      someoneDropped: true,
    };
    const joined = after(fight, decideJoin(fight, who('x'), 'challenger', around(fight, characterOf('x'))));
    expect(joined.fighters.map((each) => dodgeOf(each))).toEqual(['ready', 'none', 'none']);
  });
});

describe('Odstránenie prekliatia (DBF-SP-BO3)', () => {
  test('is played out on one being, in a fight or outside', () => {
    const fight = cast(oneOnOne(), 'm', 'remove-curse', ['b1']);
    expect([livesIn(fight), marksIn(fight), fight.fighters[0]?.used]).toEqual([{ m: 5, b1: 5 }, {}, ['remove-curse']]);
    expect(outsideEffects(castOutside('remove-curse', ['x'], [mageCharacter(), characterOf('x')]))).toEqual([]);
    expect(castRefusal(oneOnOne(), 'm', 'remove-curse', ['m', 'b1'])).toEqual(['illegal-target', 'DBF-SP-BO3']);
  });
});

describe('Svätá zbraň (DBF-SP-BO4, DBF-A-59)', () => {
  test.each<[string, Fighter['sheet'], number]>([
    ['one more on people', ofClass('warrior'), 3],
    ['one more on animals', beast('animal', 5), 3],
    ['two more on the undead', beast('undead', 5), 2],
    ['two more on demons', beast('demon', 5), 2],
  ])('wounds for %s', (_title, sheet, left) => {
    expect(
      livesIn(duelled(cast(oneOnOne({}, { sheet }), 'm', 'holy-weapon', ['m']), ['m', 'b1'], 'challenger-hits')),
    ).toEqual({ m: 5, b1: left });
  });

  test('blesses a friend’s weapon for the whole fight', () => {
    const fight = spellPhase(
      [fighterOn('challenger', 'a1'), mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 5 })],
      [['a1', 'b1']],
    );
    const first = duelled(cast(fight, 'm', 'holy-weapon', ['a1']), ['a1', 'b1'], 'challenger-hits');
    expect([livesIn(first).b1, marksIn(closing(first, 'end'))]).toEqual([3, { a1: ['hallowed'] }]);
  });

  test('twice on one weapon is once', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm'), mageOn('challenger', 'n'), fighterOn('challenged', 'b1', { lives: 5 })],
      [['m', 'b1']],
    );
    const twice = resolved(casting(casting(fight, 'm', 'holy-weapon', ['m']), 'n', 'holy-weapon', ['m']));
    expect(livesIn(duelled(twice, ['m', 'b1'], 'challenger-hits')).b1).toBe(3);
  });

  test.each([[['b1']], [[]], [['m', 'm']]])('is not cast on %j', (on) => {
    expect(castRefusal(oneOnOne(), 'm', 'holy-weapon', on)).toEqual(['illegal-target', 'DBF-SP-BO4']);
  });
});

describe('Vízia (DBF-SP-BO5, DBF-A-62)', () => {
  test('lays its caster in a trance of five minutes, outside fights only', () => {
    expect(outsideEffects(castOutside('vision', [], [mageCharacter()]))).toEqual([
      ['m', 2, 0, 'entranced'],
      ['trance', 'm', 5],
    ]);
    expect(castRefusal(oneOnOne(), 'm', 'vision')).toEqual(['not-in-a-fight', 'DBF-SP-BO5']);
  });
});

test('a hit that a blessing dodged leaves the own hit in a súsek', () => {
  const fight = hitIn(cast(oneOnOne(), 'm', 'blessing'), 'double');
  expect(refusalOf(decideDodge(fight, who('b1')))).toEqual(['no-dodge', 'DBF-ABI-UHY-1']);
  expect(livesIn(closing(after(fight, decideDodge(fight, who('m'))), 'wounds'))).toEqual({ m: 5, b1: 4 });
  expect(fight.pairs).toEqual([pairOf('m', 'b1')]);
});
