import { describe, expect, test } from 'vitest';
import { knowsAnatomy } from '../../../shared/kpo/backstab.ts';
import { after, fighter, fightOf, refused, sheet, who, type CommandOf } from './people.ts';

const stab: CommandOf = { type: 'kpoAttack', by: 'anna', on: 'bence', backstab: true };
const armed = { attack: 8, weapon: { backstab: true, max: 5 } } as const;

describe('anatomy (KPO-ORV-04)', () => {
  test.each([
    [['human'], 'human', true],
    [['Elf'], 'elf', true],
    [['elf', 'orc'], 'human', false],
    [[], 'human', false],
  ])('of %j is that of %s: %s', (anatomy, race, knows) => {
    expect(knowsAnatomy(sheet({ skills: { anatomy } }), sheet({ race }))).toBe(knows);
  });
});

describe('a backstab (KPO-ORV-01 to -06, KPO-A-19 to -23)', () => {
  test('meets the bare defence, with situation and charge', () => {
    const bence = fighter(
      'bence',
      'y',
      { defence: 12, shield: 3, weapon: { defence: 2 } },
      { situation: 'disturbed', charge: { on: who('anna'), halted: false } },
    );
    const fight = after(fightOf([fighter('anna', 'x', armed), bence]), stab);
    expect(fight.last?.blows[0]?.defence).toEqual({
      parts: [
        { from: 'base', by: 12, rule: 'KPO-A-11' },
        { from: 'situation', by: -3, rule: 'KPO-MOD-01' },
        { from: 'charge', by: -4, rule: 'KPO-ROH-03' },
      ],
      total: 5,
    });
  });

  test.each<[string, number, readonly [boolean, boolean]]>([
    ['that wounds weakens the next round', 0, [false, true]],
    ['that armour swallows does not', 9, [false, false]],
  ])('one %s', (_title, armour, [now, next]) => {
    const fight = after(fightOf([fighter('anna', 'x', armed), fighter('bence', 'y', { armour })]), stab);
    expect(fight.fighters[1]?.weakened).toEqual({ now, next });
  });

  test('of two hands is struck with the one whose weapon was passed for it', () => {
    const anna = fighter(
      'anna',
      'x',
      { attack: 8, offhand: { backstab: true, max: 3 }, skills: { twoWeapon: 1 } },
      { tactic: { is: 'attacking', main: 'right' } },
    );
    const fight = after(fightOf([anna, fighter('bence', 'y')]), stab);
    expect(fight.last?.blows.map(({ hand, loss }) => [hand, loss])).toEqual([['left', 3]]);
  });

  test('is refused against a spoken suspicion, while charging, and a second time before the signs', () => {
    const [anna, bence] = [fighter('anna', 'x', armed), fighter('bence', 'y')];
    expect([
      refused(fightOf([anna, { ...bence, suspects: [who('anna')] }]), stab),
      refused(fightOf([{ ...anna, charge: { on: who('bence'), halted: false } }, bence]), stab),
      refused(fightOf([{ ...anna, ambushed: true }, bence], { phase: 'initiative' }), stab),
      refused(fightOf([{ ...anna, ambushed: true }, bence]), stab),
    ]).toEqual([['suspected', 'KPO-ORV-06'], ['charge-announced', 'KPO-A-23'], ['ambush-used', 'KPO-A-19'], null]);
  });

  test('before the signs takes no attack of the round, and a slow weapon rests after it', () => {
    const slow = fighter('anna', 'x', { ...armed, weapon: { backstab: true, slow: true } });
    const fight = after(fightOf([slow, fighter('bence', 'y')], { phase: 'initiative', order: [] }), stab);
    const { used, ambushed, struck } = fight.fighters[0] ?? slow;
    expect([used, ambushed, struck, fight.attacked]).toEqual([0, true, { right: 0, left: null }, false]);
  });
});
