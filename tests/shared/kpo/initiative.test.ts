import { describe, expect, test } from 'vitest';
import { orderNow } from '../../../shared/kpo/fight.ts';
import { winnersOf } from '../../../shared/kpo/initiative.ts';
import { defaultKpoHouseRules, type KpoHouseRules } from '../../../shared/kpo/house-rules.ts';
import type { Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import { after, fighter, fightOf, refused, who } from './people.ts';

const [r, p, s] = ['rock', 'paper', 'scissors'] as const;

describe('who wins the signs (KPO-INI-06, KPO-A-01)', () => {
  test.each<[readonly Sign[], KpoHouseRules['initiativeThrows'], readonly string[]]>([
    [[r, s], 'each-side', ['0']],
    [[r, p], 'each-side', ['1']],
    [[s, p], 'each-side', ['0']],
    [[r, r], 'each-side', []],
    [[r, s, s], 'each-side', ['0']],
    [[p, r, p], 'each-side', ['0', '2']],
    [[r, p, s], 'each-side', []],
    [[p, p, p], 'each-side', []],
    [[r, r, p, s], 'each-side', []],
    [[r, p, s], 'pairwise', []],
    [[r, r, p, s], 'pairwise', ['2']],
    [[r, s, s], 'pairwise', ['0']],
    [[r, s], 'each-person', ['0']],
  ])('%j thrown %s: %j', (shown, throws, winners) => {
    expect(winnersOf(Object.fromEntries(shown.map((sign, at) => [String(at), sign])), throws)).toEqual(winners);
  });
});

test('who lies while the signs are shown acts last once an ORG has put them on their feet', () => {
  const down = fighter('bence', 'y', { dexterity: 9 }, { hp: 0 });
  const begun = fightOf([fighter('anna', 'x'), down, fighter('csaba', 'y')], { phase: 'initiative', order: [] });
  const thrown = after(begun, { type: 'kpoSigns', signs: { x: r, y: s } });
  expect(orderNow(thrown)).toEqual([['anna'], ['csaba']]);
  const woken = {
    ...thrown,
    fighters: thrown.fighters.map((each) => (each.id === down.id ? { ...each, hp: 4 } : each)),
  };
  expect(orderNow(woken)).toEqual([['anna'], ['csaba'], ['bence']]);
  expect(refused(woken, { type: 'kpoOrder', first: orderNow(woken).flat(), by: 'km' })).toBeNull();
});

test('a side of any name is awaited until it shows its sign', () => {
  const sides = [fighter('anna', 'constructor'), fighter('bence', 'toString')];
  const begun = fightOf(sides, { phase: 'initiative', order: [] });
  expect(refused(begun, { type: 'kpoSigns', signs: {} })).toEqual(['signs-missing', 'KPO-INI-05']);
  expect(refused(begun, { type: 'kpoSigns', signs: { constructor: r } })).toEqual(['signs-missing', 'KPO-INI-05']);
  expect(refused(begun, { type: 'kpoSigns', signs: { constructor: r, toString: s } })).toBeNull();
});

describe('the value is told part by part (KPO-INI-06 to -08, KPO-A-45)', () => {
  const begun = (houseRules = defaultKpoHouseRules) =>
    fightOf(
      [fighter('anna', 'x', { dexterity: 5 }), fighter('bence', 'y', { dexterity: 9 }, { situation: 'hindered' })],
      {
        phase: 'initiative',
        order: [],
        houseRules,
      },
    );

  test('dexterity, three for the winner and one for the weapon', () => {
    const fight = after(after(begun(), { type: 'kpoBonus', who: 'anna' }), { type: 'kpoSigns', signs: { x: r, y: s } });
    expect(fight.fighters.map(({ initiative }) => initiative)).toEqual([
      {
        parts: [
          { from: 'dexterity', by: 5, rule: 'KPO-INI-07' },
          { from: 'signs-won', by: 3, rule: 'KPO-INI-06' },
          { from: 'weapon-bonus', by: 1, rule: 'KPO-INI-08' },
        ],
        total: 9,
      },
      { parts: [{ from: 'dexterity', by: 9, rule: 'KPO-INI-07' }], total: 9 },
    ]);
    expect([fight.order, fight.again, fight.bonus]).toEqual([
      [['anna', 'bence']],
      [{ why: 'tie', who: ['anna', 'bence'] }],
      null,
    ]);
  });

  test('by house rule a situation weighs on it', () => {
    const fight = after(begun({ ...defaultKpoHouseRules, combatValues: 'with-initiative' }), {
      type: 'kpoSigns',
      signs: { x: r, y: r },
    });
    expect(fight.order).toEqual([['anna'], ['bence']]);
  });

  test('only somebody of the fight who stands gets the bonus', () => {
    const fight = fightOf([fighter('anna', 'x', {}, { hp: 0 }), fighter('bence', 'y')], { phase: 'initiative' });
    expect(refused(fight, { type: 'kpoBonus', who: 'anna' })).toEqual(['not-active', 'KPO-A-06']);
    expect(refused(fight, { type: 'kpoBonus', who: 'csaba' })).toEqual(['not-in-the-fight', null]);
  });
});

describe('the signs (KPO-INI-05)', () => {
  const fight = fightOf([fighter('anna', 'x'), fighter('bence', 'y')], { phase: 'initiative', order: [] });

  test.each<[Readonly<Record<string, Sign>>, string]>([
    [{ x: r }, 'signs-missing'],
    [{ x: r, y: r, z: r }, 'sign-of-nobody'],
    [{ anna: r, bence: r }, 'sign-of-nobody'],
  ])('%j is refused: %s', (signs, code) => {
    expect(refused(fight, { type: 'kpoSigns', signs })?.[0]).toBe(code);
  });

  test('a newcomer stops waiting, and those who moved apart reach each other again', () => {
    const before = fightOf([fighter('anna', 'x', {}, { waiting: true }), fighter('bence', 'y')], {
      phase: 'initiative',
      apart: [[who('anna'), who('bence')]],
      again: [{ why: 'joined', who: [who('anna')] }],
    });
    const { apart, again, fighters, phase } = after(before, { type: 'kpoSigns', signs: { x: r, y: s } });
    expect([apart, again, fighters.map(({ waiting }) => waiting), phase]).toEqual([[], [], [false, false], 'attacks']);
  });
});
