import fc from 'fast-check';
import { hands, namedSituations, signs, tactics } from '../../shared/vocabulary/kpo-terms.ts';
import { strikesNow } from '../../shared/kpo/attack.ts';
import { isAble, type KpoFight } from '../../shared/kpo/fight.ts';
import { throwers } from '../../shared/kpo/initiative.ts';
import { turnOf } from '../../shared/kpo/turn.ts';
import type { Dice } from './dice.ts';

/** Everybody who may come into a random fight. */
export const people = ['anna', 'bence', 'csaba', 'dora', 'emma', 'feri'] as const;

const weapon = fc.record({
  max: fc.integer({ min: 4, max: 12 }),
  min: fc.integer({ min: 0, max: 4 }),
  attack: fc.integer({ min: -2, max: 4 }),
  defence: fc.integer({ min: -2, max: 4 }),
  penalty: fc.integer({ min: -4, max: 0 }),
  category: fc.constantFrom('sword', 'dagger', 'throwing', 'polearm', 'ranged', 'other'),
  backstab: fc.boolean(),
  slow: fc.boolean(),
  attacks: fc.constantFrom(null, 3),
});

/** A sheet that may be anything the rules allow. */
export const sheetArbitrary = fc.record({
  dexterity: fc.integer({ min: 0, max: 8 }),
  attack: fc.integer({ min: 5, max: 20 }),
  defence: fc.integer({ min: 5, max: 16 }),
  hp: fc.integer({ min: 5, max: 40 }),
  fortitude: fc.integer({ min: 2, max: 10 }),
  armour: fc.integer({ min: 0, max: 3 }),
  weapon,
  offhand: fc.option(weapon),
  skills: fc.record({ twoWeapon: fc.integer({ min: 0, max: 3 }), anatomy: fc.constantFrom([], ['human']) }),
});

/** What the fight waits for, two times out of three; else anything by anybody. */
export function randomCommand(fight: KpoFight, dice: Dice): Draft {
  const turn = turnOf(fight)?.who ?? [];
  const due = dice.number(3) > 0;
  if (due && fight.phase === 'initiative') return signsOf(fight, dice);
  if (due && turn.length === 0) return { type: 'kpoEndRound', fight: fight.id };
  if (due) return dice.number(6) === 0 ? passOf(fight, dice.of(turn)) : attackOf(fight, dice.of(turn), dice);
  return anything(fight, dice);
}

type Draft = { readonly type: string } & Readonly<Record<string, unknown>>;

const signsOf = (fight: KpoFight, dice: Dice): Draft => ({
  type: 'kpoSigns',
  fight: fight.id,
  signs: Object.fromEntries(throwers(fight).map((name) => [name, dice.of(signs)])),
});

const passOf = (fight: KpoFight, who: string | undefined): Draft => ({ type: 'kpoPass', fight: fight.id, who });

function attackOf(fight: KpoFight, by: string | undefined, dice: Dice): Draft {
  const fighter = fight.fighters.find(({ id }) => id === by);
  const opponents = fight.fighters.filter((other) => other.side !== fighter?.side && isAble(other));
  const sign = () => dice.of(signs);
  const strikes = fighter === undefined ? [] : strikesNow(fight, fighter, false);
  const shown = strikes.length > 1 ? Object.fromEntries(strikes.map(({ hand }) => [hand, sign()])) : sign();
  const ranged = fighter?.sheet.weapon.category === 'ranged';
  return {
    type: 'kpoAttack',
    fight: fight.id,
    by,
    on: dice.of(opponents)?.id,
    signs: { shown, against: sign() },
    aim: dice.of([0, 0, 0, 0, -3, -10]),
    knockout: dice.number(8) === 0,
    backstab: dice.number(8) === 0,
    hasted: dice.number(12) === 0,
    hit: ranged ? dice.number(2) === 0 : null,
  };
}

function anything(fight: KpoFight, dice: Dice): Draft {
  const base = { fight: fight.id };
  const inFight = fight.fighters.map(({ id }): string => id);
  const who = dice.number(8) === 0 ? dice.of(people) : dice.of(inFight);
  const sideOf = (id: string | undefined) => fight.fighters.find((fighter) => fighter.id === id)?.side;
  const on = dice.of(inFight.filter((id) => sideOf(id) !== sideOf(who))) ?? who;
  const sign = () => dice.of(signs);
  const able = fight.fighters.filter(isAble).map(({ id }) => id);
  const kinds: readonly (() => Draft)[] = [
    () => attackOf(fight, who, dice),
    () => passOf(fight, who),
    () => signsOf(fight, dice),
    () => ({ type: 'kpoEndRound', ...base }),
    () => ({ type: 'kpoBonus', ...base, who }),
    () => ({ type: 'kpoTactic', ...base, who, is: dice.of(tactics), main: dice.of(hands) }),
    () => ({ type: 'kpoTactic', ...base, who, is: dice.of(tactics), main: 'right' }),
    () => ({ type: 'kpoSituation', ...base, who, is: dice.of(namedSituations) }),
    () => ({ type: 'kpoCharge', ...base, who, on, distance: 4 + dice.number(4), announced: true }),
    () => ({
      type: 'kpoCast',
      ...base,
      who,
      seconds: dice.number(6),
      read: dice.number(4) === 0,
      signs: { [String(who)]: sign(), [String(on)]: sign() },
    }),
    () => ({ type: 'kpoSpoken', ...base, who: fight.fighters.find(({ casting }) => casting !== null)?.id ?? who }),
    () => ({ type: 'kpoSuspicious', ...base, who, of: on }),
    () => ({ type: 'kpoApart', ...base, who: [who, on] }),
    () => ({ type: 'kpoJoin', ...base, who: dice.of(people), side: dice.of(['x', 'y', 'z']) }),
    () => ({ type: 'kpoOrder', ...base, first: dice.some(able, 9), by: dice.of(['km', 'seer', 'player'] as const) }),
    ...(dice.number(4) === 0 ? endings(fight) : []),
    () => ({ type: 'overrideKpo', who, hp: dice.number(14) - 2, reason: 'seen' }),
  ];
  return (dice.of(kinds) ?? (() => passOf(fight, who)))();
}

const endings = ({ id: fight }: KpoFight): readonly (() => Draft)[] => [
  () => ({ type: 'kpoStop', fight, reason: 'storm' }),
  () => ({ type: 'kpoClose', fight }),
];
