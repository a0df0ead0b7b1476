import { describe, expect, test } from 'vitest';
import { attacksInRound, handsInPass } from '../../../shared/kpo/attacks-per-round.ts';
import { turnOf } from '../../../shared/kpo/turn.ts';
import { fighter, fightOf, who, type SheetValues } from './people.ts';

const both = { is: 'attacking', main: 'right' } as const;

describe('attacks in a round (KPO-KOR-01 to -09, KPO-A-29, KPO-A-30)', () => {
  test.each<[string, SheetValues, number]>([
    ['a sword once', { dexterity: 9 }, 1],
    ['a dagger twice from dexterity four', { dexterity: 4, weapon: { category: 'dagger' } }, 2],
    ['a dagger once with dexterity three', { dexterity: 3, weapon: { category: 'dagger' } }, 1],
    ['a throwing weapon twice', { dexterity: 4, weapon: { category: 'throwing' } }, 2],
    ['a bow once', { dexterity: 9, weapon: { category: 'ranged' } }, 1],
    ['a bow three times by permission', { weapon: { ranged: true, attacks: 3 } }, 3],
    ['a sword once whatever is permitted (KPO-A-39)', { weapon: { attacks: 3 } }, 1],
    ['a slow weapon once', { weapon: { slow: true } }, 1],
  ])('%s', (_title, values, attacks) => {
    expect(attacksInRound(fighter('anna', 'x', values), 1)).toBe(attacks);
  });

  test.each([
    [2, 0],
    [3, 1],
  ])('a slow weapon that struck in round 1 has in round %i attacks: %i', (round, attacks) => {
    const anna = fighter('anna', 'x', { weapon: { slow: true } }, { struck: { right: 1, left: null } });
    expect(attacksInRound(anna, round)).toBe(attacks);
  });

  test('with two weapons the fast hand alone has the second attack', () => {
    const anna = fighter('anna', 'x', { dexterity: 5, offhand: { category: 'dagger' } }, { tactic: both });
    expect([1, 2, 3].map((pass) => handsInPass(anna, 1, pass))).toEqual([['right', 'left'], ['left'], []]);
  });
});

describe('the turn (KPO-INI-09, KPO-KOR-04, KPO-A-28)', () => {
  const dagger = { dexterity: 5, weapon: { category: 'dagger' } } as const;

  test('goes to the first attacks in order, then to the second ones', () => {
    const [anna, bence] = [fighter('anna', 'x', dagger), fighter('bence', 'y')];
    const turns = [
      fightOf([anna, bence]),
      fightOf([{ ...anna, used: 1 }, bence]),
      fightOf([
        { ...anna, used: 1 },
        { ...bence, used: 1 },
      ]),
      fightOf([
        { ...anna, used: 2 },
        { ...bence, used: 1 },
      ]),
    ].map(turnOf);
    expect(turns).toEqual([
      { pass: 1, step: ['anna'], who: ['anna'] },
      { pass: 1, step: ['bence'], who: ['bence'] },
      { pass: 2, step: ['anna'], who: ['anna'] },
      null,
    ]);
  });

  test('leaves out the fallen, the resting, the halted, newcomers, and who reaches nobody', () => {
    const on = who('bence');
    const fight = fightOf([
      fighter('fallen', 'x', {}, { hp: 0 }),
      fighter('sleeper', 'x', {}, { unconscious: true }),
      fighter('resting', 'x', { weapon: { slow: true } }, { struck: { right: 0, left: null } }),
      fighter('halted', 'x', {}, { charge: { on, halted: true } }),
      fighter('newcomer', 'x', {}, { waiting: true }),
      fighter('far', 'x'),
      fighter('bence', 'y'),
    ]);
    expect(turnOf({ ...fight, apart: [[who('far'), on]] })?.who).toEqual(['bence']);
  });

  test('is nobody’s outside of the attacks', () => {
    const fight = fightOf([fighter('anna', 'x'), fighter('bence', 'y')]);
    expect([turnOf({ ...fight, phase: 'initiative' }), turnOf({ ...fight, phase: 'over' })]).toEqual([null, null]);
  });
});
