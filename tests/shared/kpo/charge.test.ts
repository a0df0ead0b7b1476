import { describe, expect, test } from 'vitest';
import { chargeRaises } from '../../../shared/kpo/charge.ts';
import { after, fighter, fightOf, refused, who, type CommandOf } from './people.ts';

const charge = (by: string, on: string, rest: object = {}): CommandOf => ({
  type: 'kpoCharge',
  who: by,
  on,
  distance: 5,
  announced: true,
  ...rest,
});
const polearm = { weapon: { category: 'polearm' } } as const;

/** `p` stands for a polearm: the order before, who charges whom, the order of the round. */
describe('the order at a charge (KPO-HOS-04, KPO-A-26)', () => {
  test.each<[string, readonly string[], string, string, string | null]>([
    ['the charged polearm goes just before the charger', ['a c', 'b', 'p'], 'b', 'p', 'a c,p,b'],
    ['the charging polearm goes just before the charged', ['b', 'a c', 'p'], 'p', 'b', 'p,b,a c'],
    ['a polearm ahead stays', ['p', 'a c', 'b'], 'b', 'p', null],
    ['out of a tie', ['a c', 'b p'], 'b', 'p', 'a c,p,b'],
    ['two swords change nothing', ['b', 'a c', 'p'], 'b', 'a', null],
  ])('%s', (_title, order, by, on, expected) => {
    const steps = order.map((step) => step.split(' ').map(who));
    const fighters = ['a', 'b', 'c', 'p'].map((id) => fighter(id, id, id === 'p' ? polearm : {}));
    const { roundOrder, order: kept } = after(fightOf(fighters, { order: steps }), charge(by, on));
    expect([roundOrder?.map((step) => step.join(' ')).join() ?? null, kept]).toEqual([expected, steps]);
  });

  test('two polearms keep it', () => {
    const fight = fightOf([fighter('a', 'x', polearm), fighter('b', 'y', polearm)]);
    expect(after(fight, charge('b', 'a')).roundOrder).toBeNull();
  });
});

test('a charge raises the maxima of the two against each other only (KPO-ROH-04, KPO-ROH-05, KPO-A-24)', () => {
  const charger = fighter('anna', 'x', {}, { charge: { on: who('bence'), halted: false } });
  const [bence, csaba] = [fighter('bence', 'y'), fighter('csaba', 'y')];
  const fight = fightOf([charger, bence, csaba]);
  expect([chargeRaises(fight, charger, bence), chargeRaises(fight, bence, charger)]).toEqual([true, true]);
  expect([chargeRaises(fight, charger, csaba), chargeRaises(fight, csaba, charger)]).toEqual([false, false]);
});

describe('a charge that may not come (KPO-ROH-01, -02)', () => {
  const [anna, bence] = [fighter('anna', 'x'), fighter('bence', 'y')];
  const already = { ...anna, charge: { on: who('bence'), halted: false } };

  test.each<[string, ReturnType<typeof fightOf>, object, string]>([
    ['not announced', fightOf([anna, bence]), { announced: false }, 'charge-unannounced'],
    ['from too near', fightOf([anna, bence]), { distance: 4.9 }, 'charge-too-short'],
    ['after an attack', fightOf([anna, bence], { attacked: true }), {}, 'attacks-begun'],
    ['twice', fightOf([already, bence]), {}, 'already-charging'],
    ['at one’s own side', fightOf([anna, fighter('bence', 'x')]), {}, 'same-side'],
    ['at the fallen', fightOf([anna, { ...bence, hp: 0 }]), {}, 'not-active'],
    ['at a newcomer', fightOf([anna, { ...bence, waiting: true }]), {}, 'waits-for-signs'],
    ['out of reach', fightOf([anna, bence], { apart: [[who('anna'), who('bence')]] }), {}, 'out-of-reach'],
  ])('%s', (_title, fight, rest, code) => {
    expect(refused(fight, charge('anna', 'bence', rest))?.[0]).toBe(code);
  });
});
