import { describe, expect, test } from 'vitest';
import type { Fight } from '../../../shared/dbf/fight.ts';
import { decideJoin, legalJoins } from '../../../shared/dbf/help.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { around, eventsOf, f1, fightWith, fighterOn, pairOf, refusalOf, sidesOf } from '../../fixtures/fights.ts';
import { characterOf, ofClass, who } from '../../fixtures/sheets.ts';

const x = characterOf('x');
const y = characterOf('y');
const down = { lives: 0, status: 'knocked-out' } as const;

/** Two against one with x standing by. */
const opening = (patch: Partial<Fight> = {}) => fightWith(sidesOf(2, 1), { present: [who('x')], ...patch });
/** The end of a round in which a1 fell. */
const ending = (patch: Partial<Fight> = {}) =>
  fightWith([fighterOn('challenger', 'a1', down), fighterOn('challenger', 'a2'), fighterOn('challenged', 'b1')], {
    phase: 'end',
    someoneDropped: true,
    present: [who('x')],
    ...patch,
  });

const join = (fight: Fight, id: string, side: 'challenger' | 'challenged', ...others: readonly Character[]) =>
  decideJoin(fight, who(id), side, around(fight, x, y, ...others));

describe('help before the first choice (DBF-HLP-01, DBF-HLP-05)', () => {
  test('a bystander fills a side, and the pairing opens anew', () => {
    const fight = fightWith(sidesOf(1, 1), { present: [who('x')], pairs: [pairOf('a1', 'b1')] });
    expect(eventsOf(join(fight, 'x', 'challenged'))).toEqual([
      {
        type: 'v1.HelperJoined',
        fight: f1,
        fighter: fighterOn('challenged', 'x'),
        pairing: { active: ['a1', 'b1', 'x'], forced: [] },
      },
    ]);
  });

  test.each<[string, Fight, string, readonly [string, string | null] | null]>([
    ['two may become three', opening(), 'x', null],
    ['three may not become four', opening({ fighters: sidesOf(3, 1) }), 'x', ['side-full', 'DBF-END-06']],
    ['who was not there at the challenge may not', opening(), 'y', ['not-present', 'DBF-A-66']],
    ['nobody may after the first choice', opening({ picksMade: 1 }), 'x', ['picks-begun', 'DBF-HLP-01']],
    ['nobody may in a later pairing', opening({ round: 2 }), 'x', ['out-of-phase', 'DBF-HLP-04']],
    ['nobody may in a re-pairing', opening({ repairing: true }), 'x', ['out-of-phase', 'DBF-HLP-04']],
    ['nobody joins twice', opening(), 'a1', ['twice-in-the-fight', 'DBF-A-69']],
  ])('%s', (_title, fight, id, expected) => {
    expect(refusalOf(join(fight, id, 'challenger'))).toEqual(expected);
  });

  test.each<[string, Partial<Character>, readonly [string, string | null]]>([
    ['lies', { status: 'knocked-out', lives: 0 }, ['not-on-feet', 'DBF-A-77']],
    ['fights elsewhere meanwhile', { fight: fightId('f7') }, ['in-another-fight', 'DBF-A-65']],
  ])('a bystander who %s can’t help', (_title, patch, expected) => {
    expect(refusalOf(join(opening(), 'x', 'challenger', characterOf('x', patch)))).toEqual(expected);
  });
});

describe('help at the end of a round (DBF-HLP-03, -04, DBF-END-04 to -06, DBF-A-66, DBF-A-67)', () => {
  test('a bystander steps in for the fallen, with a fresh dodge, and waits for the next pairing', () => {
    const dodger = characterOf('x', { sheet: ofClass('ranger', { abilities: ['dodge'] }), lives: 2 });
    expect(eventsOf(join(ending(), 'x', 'challenger', dodger))).toEqual([
      {
        type: 'v1.HelperJoined',
        fight: f1,
        fighter: {
          id: 'x',
          side: 'challenger',
          sheet: dodger.sheet,
          form: null,
          lives: 2,
          status: 'up',
          temporary: 0,
          dodgeUsed: false,
          used: [],
          marks: [],
        },
        pairing: null,
      },
    ]);
  });

  test('the drop may be on either side', () => {
    expect(refusalOf(join(ending(), 'x', 'challenged'))).toBeNull();
  });

  test.each<[string, Fight, string, readonly [string, string | null]]>([
    ['nobody helps while nobody has dropped', ending({ someoneDropped: false }), 'x', ['nobody-dropped', 'DBF-HLP-03']],
    ['nobody from elsewhere helps', ending(), 'y', ['not-present', 'DBF-A-66']],
    ['the fallen don’t come back as helpers', ending(), 'a1', ['twice-in-the-fight', 'DBF-A-69']],
    [
      'who fled never returns',
      ending({ fighters: [fighterOn('challenger', 'a1', { status: 'fled' }), ...sidesOf(0, 1)] }),
      'a1',
      ['has-fled', 'DBF-END-04'],
    ],
    [
      'a full side takes nobody',
      ending({ fighters: [...sidesOf(3, 1), fighterOn('challenger', 'a4', down)] }),
      'x',
      ['side-full', 'DBF-END-06'],
    ],
  ])('%s', (_title, fight, id, expected) => {
    expect(refusalOf(join(fight, id, 'challenger'))).toEqual(expected);
  });

  test('an emptied side may be refilled before the end is checked (DBF-A-72)', () => {
    const emptied = ending({ fighters: [fighterOn('challenger', 'a1', down), fighterOn('challenged', 'b1')] });
    expect(refusalOf(join(emptied, 'x', 'challenger'))).toBeNull();
  });
});

describe('house rules on help', () => {
  const house = (patch: Partial<Fight['houseRules']>) => ({ houseRules: { ...defaultHouseRules, ...patch } });

  test.each(['challenger', 'challenged'] as const)(
    'where the end is checked first, a fight with an empty side takes no %s any more (DBF-A-72)',
    (side) => {
      const emptied = ending({
        fighters: [fighterOn('challenger', 'a1', down), fighterOn('challenged', 'b1')],
        ...house({ refillBeforeEnd: 'no' }),
      });
      expect(join(emptied, 'x', side)).toEqual({
        ok: false,
        refusal: { code: 'side-stays-empty', rule: 'DBF-A-72', data: { side: 'challenger' } },
      });
      expect(legalJoins(emptied, around(emptied, x))).toEqual([]);
    },
  );

  test('where the end is checked first, a side that still stands is filled as ever', () => {
    expect(refusalOf(join(ending(house({ refillBeforeEnd: 'no' })), 'x', 'challenger'))).toBeNull();
  });

  test('where late helpers may come from anywhere, anybody on their feet may, but not who fled (DBF-A-66)', () => {
    const fight = ending({
      fighters: [
        fighterOn('challenger', 'a1', { status: 'fled', lives: 1 }),
        fighterOn('challenger', 'a2'),
        fighterOn('challenged', 'b1'),
      ],
      ...house({ lateHelpers: 'anyone' }),
    });
    const lying = characterOf('z', { status: 'knocked-out', lives: 0 });
    expect(legalJoins(fight, around(fight, x, y, lying))).toEqual([
      { who: 'x', side: 'challenger' },
      { who: 'x', side: 'challenged' },
      { who: 'y', side: 'challenger' },
      { who: 'y', side: 'challenged' },
    ]);
  });

  test('before the first choice only bystanders may, whatever the house says of late helpers', () => {
    expect(refusalOf(join(opening(house({ lateHelpers: 'anyone' })), 'y', 'challenger'))).toEqual([
      'not-present',
      'DBF-A-66',
    ]);
  });
});

describe('who may join now', () => {
  test('each bystander for each side that has room', () => {
    const fight = opening({ fighters: sidesOf(3, 1), present: [who('x'), who('y')] });
    expect(legalJoins(fight, around(fight, x, y))).toEqual([
      { who: 'x', side: 'challenged' },
      { who: 'y', side: 'challenged' },
    ]);
  });

  test.each(['potions', 'spells', 'duel', 'wounds', 'over'] as const)('nobody in the phase %s', (phase) => {
    const fight = ending({ phase });
    expect(legalJoins(fight, around(fight, x))).toEqual([]);
  });
});
