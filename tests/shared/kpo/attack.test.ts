import { describe, expect, test } from 'vitest';
import type { KpoFighter } from '../../../shared/kpo/fight.ts';
import { allowedIn } from '../../../shared/kpo/legal.ts';
import { compareSigns } from '../../../shared/kpo/signs.ts';
import { signs, type Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import { after, fighter, fightOf, refused, signsOf, type CommandOf, type SheetValues } from './people.ts';

const attack = (rest: object = {}): CommandOf => ({
  type: 'kpoAttack',
  by: 'anna',
  on: 'bence',
  signs: signsOf('rock', 'rock'),
  ...rest,
});

const duel = (anna: SheetValues, bence: SheetValues, rest: Partial<KpoFighter> = {}) =>
  fightOf([fighter('anna', 'x', anna), fighter('bence', 'y', bence, rest)]);

describe('the signs (KPO-GEN-01, KPO-ATT-02, -03)', () => {
  test.each(signs.flatMap((a) => signs.map((b) => [a, b] as const)))('%s against %s', (a, b) => {
    const beats: Readonly<Record<Sign, Sign>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };
    expect(compareSigns(a, b)).toBe(a === b ? 'drawn' : beats[a] === b ? 'won' : 'lost');
  });

  test.each<[Sign, number, boolean, number]>([
    ['scissors', 18, true, 6],
    ['rock', 12, true, 2],
    ['paper', 6, false, 0],
  ])('rock against %s: %i, hit %s, damage %i', (against, total, hit, damage) => {
    const fight = after(duel({ attack: 12 }, { defence: 10 }), attack({ signs: signsOf('rock', against) }));
    const [blow] = fight.last?.blows ?? [];
    expect([blow?.attack.total, blow?.hit, blow?.damage.total]).toEqual([total, hit, damage]);
  });
});

describe('a blow (KPO-ATT-04 to -06)', () => {
  test('is told part by part', () => {
    const fight = after(
      duel({ attack: 12, weapon: { attack: 2 } }, { defence: 14, shield: 2, armour: 1 }),
      attack({ signs: signsOf('paper', 'rock'), aim: -3 }),
    );
    expect(fight.last?.blows).toEqual([
      {
        hand: 'right',
        signs: { shown: 'paper', against: 'rock' },
        attack: {
          parts: [
            { from: 'base', by: 12, rule: 'KPO-A-11' },
            { from: 'weapon', by: 2, rule: 'KPO-A-11' },
            { from: 'aim', by: -3, rule: 'KPO-CEL-02' },
            { from: 'won', by: 6, rule: 'KPO-ATT-02' },
          ],
          total: 17,
        },
        defence: {
          parts: [
            { from: 'base', by: 14, rule: 'KPO-A-11' },
            { from: 'shield', by: 2, rule: 'KPO-A-11' },
          ],
          total: 16,
        },
        hit: true,
        damage: { parts: [{ from: 'difference', by: 1, rule: 'KPO-SEB-04' }], total: 1 },
        wound: {
          parts: [
            { from: 'difference', by: 1, rule: 'KPO-SEB-04' },
            { from: 'armour', by: -1, rule: 'KPO-A-08' },
          ],
          total: 0,
        },
        loss: 0,
        knocksOut: false,
      },
    ]);
  });

  test('counts as won where the Km waives the signs (KPO-A-53)', () => {
    const fight = after(duel({ attack: 12 }, { defence: 15 }), attack({ signs: null, noSigns: true }));
    expect(fight.last?.blows[0]?.attack.parts.at(-1)).toEqual({ from: 'won', by: 6, rule: 'KPO-A-53' });
  });

  test('of a shot is what was seen, with its fixed damage (KPO-SEB-06, KPO-A-12)', () => {
    const bow = { weapon: { category: 'ranged', fixed: 4 } } as const;
    const [hit, miss] = [true, false].map((seen) =>
      after(duel(bow, { defence: 99 }), attack({ signs: null, hit: seen })),
    );
    expect([hit?.fighters[1]?.hp, miss?.fighters[1]?.hp]).toEqual([6, 10]);
  });

  test('a throwing weapon is seen or thrown for', () => {
    const fight = duel({ attack: 5, weapon: { category: 'throwing' } }, {});
    expect([refused(fight, attack()), refused(fight, attack({ signs: null, hit: true }))]).toEqual([null, null]);
  });
});

describe('a shot together with a blow of the other hand', () => {
  const fight = () =>
    fightOf([
      fighter(
        'anna',
        'x',
        { weapon: { category: 'ranged' }, offhand: {}, skills: { twoWeapon: 3 } },
        { tactic: { is: 'attacking', main: 'right' } },
      ),
      fighter('bence', 'y'),
    ]);

  test('is thrown for, hand by hand (KPO-A-12, KPO-KET-02)', () => {
    expect(allowedIn(fight()).attacks[0]?.asks).toBe('each-hand');
    const signs = { shown: { right: 'rock', left: 'paper' }, against: 'rock' } as const;
    const blows = after(fight(), attack({ signs })).last?.blows;
    expect(blows?.map(({ hand, signs: shown }) => [hand, shown?.shown])).toEqual([
      ['right', 'rock'],
      ['left', 'paper'],
    ]);
  });

  test('is not seen as a whole', () => {
    expect(refused(fight(), attack({ signs: null, hit: true }))).toEqual(['not-a-shot', 'KPO-A-12']);
  });
});

describe('an attack that may not come', () => {
  test.each<[string, ReturnType<typeof duel>, object, string, string | null]>([
    ['at oneself', duel({}, {}), { on: 'anna' }, 'yourself', null],
    ['by a stranger', duel({}, {}), { by: 'csaba' }, 'not-in-the-fight', null],
    ['at the fallen', duel({}, {}, { hp: -1 }), {}, 'not-active', 'KPO-A-06'],
    ['at the unconscious', duel({}, {}, { unconscious: true }), {}, 'not-active', 'KPO-A-06'],
    ['out of turn', duel({}, {}), { by: 'bence', on: 'anna' }, 'not-their-turn', 'KPO-INI-09'],
    ['without signs', duel({}, {}), { signs: null }, 'signs-missing', 'KPO-ATT-01'],
    ['with a sword that was seen to hit', duel({}, {}), { signs: null, hit: true }, 'not-a-shot', 'KPO-A-12'],
    ['with a bow and signs', duel({ weapon: { ranged: true } }, {}), {}, 'shot-needs-hit', 'KPO-A-12'],
    ['aimed above nought', duel({}, {}), { aim: 1 }, 'number-out-of-range', 'KPO-CEL-01'],
    ['aimed below nine', duel({}, {}), { aim: -10 }, 'aim-too-hard', 'KPO-CEL-05'],
    [
      'with a sign for each hand',
      duel({}, {}),
      { signs: { shown: { right: 'rock', left: 'rock' }, against: 'rock' } },
      'sign-per-hand',
      'KPO-KET-13',
    ],
    [
      'against two signs',
      duel({}, {}),
      { signs: { shown: 'rock', against: { right: 'rock' } } },
      'one-sign-defence',
      'KPO-KET-13',
    ],
    ['knockout declared after', duel({}, {}), { knockout: true, declared: 'after' }, 'knockout-too-late', 'KPO-LEU-01'],
    [
      'knockout with what cannot',
      duel({ weapon: { knockout: false } }, {}),
      { knockout: true },
      'knockout-unsuitable',
      'KPO-LEU-06',
    ],
    ['backstab with what cannot', duel({}, {}), { backstab: true }, 'backstab-unsuitable', 'KPO-ORV-10'],
  ])('%s', (_title, fight, rest, code, rule) => {
    expect(refused(fight, attack(rest))).toEqual([code, rule]);
  });
});
