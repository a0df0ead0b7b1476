import { describe, expect, test } from 'vitest';
import type { Fight } from '../../../../shared/dbf/fight.ts';
import { previewSpells, type SpellOutcome, type SpellPreview } from '../../../../shared/dbf/spells/preview-spells.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import type { Status } from '../../../../shared/vocabulary/terms.ts';
import { around, fighterOn } from '../../../fixtures/fights.ts';
import { creep, who } from '../../../fixtures/sheets.ts';
import { beast, casting, mage, mageOn, resolved, spellPhase } from '../../../fixtures/spells.ts';

type Cast = readonly [by: string, spell: SpellId, on?: readonly string[]];
type Part = readonly [by: string, spell: SpellId, lives: number];

/** `m` and `a` against `n` of level 5 and `b` of level 1, three lives each and four at most; `x` lies, `w` is a wolf. */
const table = (): Fight =>
  spellPhase(
    [
      mageOn('challenger', 'm', { sheet: mage({ name: 'm', ...four }) }),
      fighterOn('challenger', 'a', { sheet: creep(4) }),
      fighterOn('challenger', 'x', { sheet: creep(4), lives: 0, status: 'knocked-out' }),
      mageOn('challenged', 'n', { sheet: mage({ name: 'n', ...four }) }),
      fighterOn('challenged', 'b', { sheet: creep(4) }),
      fighterOn('challenged', 'w', { sheet: beast('animal') }),
    ],
    [
      ['m', 'n'],
      ['a', 'b'],
    ],
    { pairedFor: ['m', 'a', 'n', 'b', 'w'].map(who) },
  );
const four = { origin: { is: 'creature', creature: 'human', lives: 4 } } as const;

const after = (fight: Fight, casts: readonly Cast[]): Fight =>
  casts.reduce((state, [by, spell, on]) => casting(state, by, spell, on), fight);
const previewOf = (casts: readonly Cast[], fight = table()): SpellPreview | null => {
  const declared = after(fight, casts);
  return previewSpells(declared, around(declared));
};
const outcome = (
  name: string,
  [from, to, status = 'up', before = 'up']: readonly [from: number, to: number, status?: Status, before?: Status],
  parts: readonly Part[] = [],
  marks: SpellOutcome['marks'] = [],
): SpellOutcome => ({
  who: who(name),
  from: { lives: from, status: before },
  to: { lives: to, status },
  parts: parts.map(([by, spell, lives]) => ({ who: who(name), by: who(by), spell, lives })),
  marks,
});

test('nothing is told where nobody cast, and out of the spell phase', () => {
  expect(previewOf([])).toBeNull();
  const fight = after(table(), [['m', 'acid-fan']]);
  expect(previewSpells({ ...fight, phase: 'duel' }, around(fight))).toBeNull();
});

describe('what the declared spells would do to each, with every part named (DBF-SPP-01)', () => {
  test.each<[string, readonly Cast[], readonly SpellOutcome[]]>([
    [
      'wounds and healing are netted (DBF-A-31)',
      [
        ['m', 'fire-arrow', ['b']],
        ['n', 'heal-wound', ['b']],
      ],
      [
        outcome(
          'b',
          [3, 2],
          [
            ['m', 'fire-arrow', -2],
            ['n', 'heal-wound', 1],
          ],
        ),
      ],
    ],
    [
      'healing stops at the maximum, and what comes in vain is told (DBF-A-05)',
      [
        ['m', 'regeneration', ['a']],
        ['m', 'heal-wound', ['a']],
      ],
      [
        outcome(
          'a',
          [3, 4],
          [
            ['m', 'regeneration', 1],
            ['m', 'heal-wound', 0],
          ],
        ),
      ],
    ],
    [
      'who would lose more than there is falls at 0 (DBF-A-03)',
      [
        ['m', 'fire-arrow', ['b']],
        ['m', 'fear', ['b']],
        ['m', 'acid-fan'],
      ],
      [
        outcome('n', [3, 2], [['m', 'acid-fan', -1]]),
        outcome(
          'b',
          [3, 0, 'knocked-out'],
          [
            ['m', 'fire-arrow', -2],
            ['m', 'acid-fan', -1],
            ['m', 'fear', -1],
          ],
          ['driven-off'],
        ),
        outcome('w', [3, 2], [['m', 'acid-fan', -1]]),
      ],
    ],
    [
      'the frightened lose a life and flee',
      [['m', 'fear', ['b']]],
      [outcome('b', [3, 2, 'fled'], [['m', 'fear', -1]])],
    ],
    [
      'the lower in level fall asleep, the equal do not (DBF-SP-PO5)',
      [['m', 'sleep']],
      [outcome('b', [3, 3, 'asleep'], [['m', 'sleep', 0]]), outcome('w', [3, 3, 'asleep'], [['m', 'sleep', 0]])],
    ],
    ['an animal is tamed', [['m', 'taming', ['w']]], [outcome('w', [3, 3, 'defeated'], [['m', 'taming', 0]])]],
    ['all lives go at once', [['m', 'die', ['b']]], [outcome('b', [3, 0, 'knocked-out'], [['m', 'die', -3]])]],
    [
      'the revived gets up with all lives, on the ground for this round',
      [['m', 'revival', ['x']]],
      [outcome('x', [0, 4, 'up', 'knocked-out'], [['m', 'revival', 4]], ['prone'])],
    ],
    ['a temporary life goes above nothing', [['m', 'false-life']], [outcome('m', [3, 4], [['m', 'false-life', 1]])]],
    ['a mark alone is told too', [['m', 'trip', ['b']]], [outcome('b', [3, 3], [], ['prone'])]],
    [
      'a swarm bites at once everybody but its caster (DBF-A-37)',
      [['m', 'pesky-insects']],
      ['a', 'n', 'b', 'w'].map((name) => outcome(name, [3, 2], [['m', 'pesky-insects', -1]])),
    ],
  ])('%s', (_title, casts, expected) => {
    expect(previewOf(casts)?.outcomes).toEqual(expected);
  });
});

describe('what they would do to the fight', () => {
  const nothing = {
    forms: [],
    swarms: { begin: [], die: [] },
    regained: [],
    storms: false,
    repairs: false,
    ends: null,
  };
  const swarmed = { ...table(), swarms: [who('n')] };

  test.each<[string, readonly Cast[], Fight, Partial<SpellPreview>]>([
    ['wounds alone leave it as it is', [['m', 'acid-fan']], table(), {}],
    ['who falls opens the pairing again (DBF-PAIR-07)', [['m', 'die', ['b']]], table(), { repairs: true }],
    ['fog ends it (DBF-SP-PR3)', [['m', 'fog']], table(), { ends: { by: 'fog', winner: 'nobody' } }],
    ['an ice storm ends it with the round (DBF-SP-EL4)', [['m', 'ice-storm']], table(), { storms: true }],
    ['a swarm begins', [['m', 'pesky-insects']], swarmed, { swarms: { begin: [who('m')], die: [] } }],
    [
      'drained life kills swarms (DBF-A-39)',
      [['m', 'drain-life']],
      swarmed,
      { swarms: { begin: [], die: [who('n')] } },
    ],
  ])('%s', (_title, casts, fight, expected) => {
    const { outcomes: _outcomes, ...rest } = previewOf(casts, fight) ?? { outcomes: [] };
    expect(rest).toEqual({ ...nothing, ...expected });
  });
});

test('who becomes an animal bears the wounds as themselves, and has the lives of the animal (DBF-SP-PR5)', () => {
  const bear = {
    name: 'bear',
    creature: 'animal',
    level: 2,
    lives: 6,
    hit: 2,
    abilities: [],
    weapon: 'claws',
  } as const;
  const wounded = after(table(), [['m', 'acid-fan']]);
  const declared = casting(wounded, 'n', 'transformation', [], { as: bear });
  const preview = previewSpells(declared, around(declared));
  expect(preview?.forms).toEqual([{ who: who('n'), animal: 'bear', lives: 6 }]);
  expect(preview?.outcomes[0]).toEqual(outcome('n', [3, 2], [['m', 'acid-fan', -1]]));
});

test('what is foretold is what happens', () => {
  const casts: readonly Cast[] = [
    ['m', 'acid-fan'],
    ['m', 'fear', ['b']],
    ['n', 'regeneration', ['n']],
    ['n', 'pesky-insects'],
  ];
  const fight = after(table(), casts);
  const told = previewSpells(fight, around(fight))?.outcomes.map(({ who: id, to }) => [id, to]);
  const then = resolved(fight).fighters.flatMap(({ id, lives, status }) =>
    told?.some(([other]) => other === id) ? [[id, { lives, status }]] : [],
  );
  expect(told).toEqual(then);
});
