import { describe, expect, test } from 'vitest';
import { allowedIn } from '../../../shared/kpo/legal.ts';
import { previewAttack } from '../../../shared/kpo/preview.ts';
import { fighter, fightOf } from './people.ts';

const [anna, bence, csaba] = [
  fighter('anna', 'x', { attack: 12, weapon: { backstab: true } }),
  fighter('bence', 'y', { defence: 10 }),
  fighter('csaba', 'y', {}, { hp: 0 }),
];

describe('what may be entered now', () => {
  test('before the signs: signs, the bonus, and a backstab', () => {
    const allowed = allowedIn(fightOf([anna, bence, csaba], { phase: 'initiative', order: [] }));
    expect(allowed).toMatchObject({
      signs: ['x', 'y'],
      bonus: ['anna', 'bence'],
      turn: [],
      charges: [],
      casts: [],
      order: false,
      stop: true,
      close: false,
      attacks: [
        { by: 'anna', asks: 'one', targets: [{ on: 'bence', why: { code: 'out-of-phase' }, backstab: null }] },
        { by: 'bence', targets: [{ on: 'anna', backstab: { code: 'backstab-unsuitable' } }] },
      ],
    });
  });

  test('in the attacks: whose turn it is, and why the others may not', () => {
    const allowed = allowedIn(fightOf([anna, bence, csaba]));
    expect(allowed).toMatchObject({
      signs: [],
      turn: ['anna'],
      attacks: [
        { by: 'anna', hands: ['right'], targets: [{ on: 'bence', why: null, againstEachHand: false }] },
        { by: 'bence', targets: [{ on: 'anna', why: { code: 'not-their-turn' } }] },
      ],
      tactics: [
        { who: 'anna', may: ['single'] },
        { who: 'bence', may: ['single'] },
      ],
      charges: [
        { who: 'anna', on: ['bence'] },
        { who: 'bence', on: ['anna'] },
      ],
      casts: ['anna', 'bence'],
      apart: [['anna', 'bence']],
      endRound: { code: 'turns-left' },
      order: true,
    });
  });

  test('once it is over: nothing but to close it', () => {
    expect(allowedIn(fightOf([anna, bence], { phase: 'over' }))).toEqual({
      signs: [],
      bonus: [],
      turn: [],
      attacks: [],
      tactics: [],
      charges: [],
      casts: [],
      spoken: [],
      apart: [],
      order: false,
      endRound: null,
      join: false,
      stop: false,
      close: true,
    });
  });
});

test('a preview shows both totals before the signs and what each outcome does', () => {
  const fight = fightOf([anna, bence]);
  const [strike] = previewAttack(fight, anna, bence, { aim: -3, knockout: false, backstab: false, hasted: false });
  expect(strike).toEqual({
    hand: 'right',
    attack: {
      parts: [
        { from: 'base', by: 12, rule: 'KPO-A-11' },
        { from: 'aim', by: -3, rule: 'KPO-CEL-02' },
      ],
      total: 9,
    },
    defence: { parts: [{ from: 'base', by: 10, rule: 'KPO-A-11' }], total: 10 },
    outcomes: {
      won: {
        total: 15,
        hit: true,
        wound: { parts: [{ from: 'difference', by: 5, rule: 'KPO-SEB-04' }], total: 5 },
        loss: 5,
        knocksOut: false,
      },
      drawn: { total: 9, hit: false, wound: { parts: [], total: 0 }, loss: 0, knocksOut: false },
      lost: { total: 3, hit: false, wound: { parts: [], total: 0 }, loss: 0, knocksOut: false },
    },
    seen: {
      total: 9,
      hit: true,
      wound: { parts: [{ from: 'fixed', by: 6, rule: 'KPO-SEB-06' }], total: 6 },
      loss: 6,
      knocksOut: false,
    },
  });
});

test('a preview tells what the armour of the target takes off (KPO-A-08)', () => {
  const armoured = fighter('bence', 'y', { defence: 10, armour: 2 });
  const fight = fightOf([anna, armoured]);
  const manner = { aim: 0, knockout: false, backstab: false, hasted: false };
  expect(previewAttack(fight, anna, armoured, manner)[0]?.outcomes.won.wound).toEqual({
    parts: [
      { from: 'difference', by: 8, rule: 'KPO-SEB-04' },
      { from: 'maximum', by: -2, rule: 'KPO-SEB-05' },
      { from: 'armour', by: -2, rule: 'KPO-A-08' },
    ],
    total: 4,
  });
});

test('two hands of an attacking fighter are previewed and asked for one by one', () => {
  const both = fighter('anna', 'x', { offhand: { attack: 2 } }, { tactic: { is: 'attacking', main: 'right' } });
  const guarding = fighter('bence', 'y', { offhand: {} }, { tactic: { is: 'guarding', main: 'right' } });
  const fight = fightOf([both, guarding], { apart: [] });
  const [attack] = allowedIn(fight).attacks;
  expect([attack?.hands, attack?.asks, attack?.targets[0]?.againstEachHand]).toEqual([
    ['right', 'left'],
    'each-hand',
    true,
  ]);
  const manner = { aim: 0, knockout: false, backstab: false, hasted: false };
  expect(previewAttack(fight, both, guarding, manner).map(({ hand, attack: { total } }) => [hand, total])).toEqual([
    ['right', -6],
    ['left', -4],
  ]);
});
