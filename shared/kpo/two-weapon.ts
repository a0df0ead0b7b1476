import type { CharacterId } from '../vocabulary/ids.ts';
import { hands, otherHand, type Hand, type TacticName } from '../vocabulary/kpo-terms.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, kpoFighterOf, type KpoFight, type KpoFighter, type Tactic } from './fight.ts';
import { partIf, type KpoPart } from './parts.ts';
import type { KpoSheet, KpoWeapon } from './sheet.ts';

type Armed = Pick<KpoFighter, 'sheet' | 'tactic'>;

/** One attack value of its own: `hand` deals the damage, the weapons of all hands in `uses` count for it. */
export interface Strike {
  readonly hand: Hand;
  readonly uses: readonly Hand[];
}

export const weaponIn = (sheet: KpoSheet, hand: Hand): KpoWeapon | null =>
  hand === 'right' ? sheet.weapon : sheet.offhand;

/** The hands that attack: both with the attacking tactic and the feint (KPO-KET-01, -05), else the main one (KPO-KET-09). */
export function attackHands({ sheet, tactic }: Armed): readonly Hand[] {
  const both = tactic.is === 'attacking' || tactic.is === 'feint';
  return (both ? hands : [tactic.main]).filter((hand) => weaponIn(sheet, hand) !== null);
}

/**
 * KPO-KET-02, -05, -10: the attacking tactic strikes with each hand by itself; a feint strikes once, with the hand that is
 * not the main one (KPO-A-35); where only one hand of the two may attack, it strikes alone (KPO-A-29).
 */
export function strikesWith({ tactic }: Armed, acting: readonly Hand[]): readonly Strike[] {
  if (tactic.is === 'feint' && acting.length === 2) return [{ hand: otherHand(tactic.main), uses: hands }];
  return acting.map((hand) => ({ hand, uses: [hand] }));
}

/**
 * KPO-KET-02, -07, -10, KPO-A-34: the weapon-use modifiers of the hands in a strike, and their penalties; somebody who
 * fights with a single weapon has no penalty.
 */
export const strikeParts = (armed: Armed, { uses }: Pick<Strike, 'uses'>): readonly KpoPart[] => [
  ...uses.flatMap((hand) => weaponPart(armed.sheet, hand, 'attack', uses.length === 2 ? 'KPO-KET-07' : 'KPO-A-11')),
  ...(armed.tactic.is === 'single' ? [] : uses.flatMap((hand) => penaltyPart(armed.sheet, hand, attackRule(armed)))),
];

/**
 * KPO-KET-04, -08, -11: guarding defends with both weapons, everything else with the main one; the penalties of both
 * hands count, only for the feint and the single weapon those of the defending hand, or none.
 */
export function guardParts(armed: Armed): readonly KpoPart[] {
  const { sheet, tactic } = armed;
  const guards: readonly Hand[] = tactic.is === 'guarding' ? hands : [tactic.main];
  return [
    ...guards.flatMap((hand) => weaponPart(sheet, hand, 'defence', defenceRules[tactic.is])),
    ...penalised(tactic).flatMap((hand) => penaltyPart(sheet, hand, defenceRules[tactic.is])),
  ];
}

/** KPO-A-36: two weapons without the skill are an untrained weapon, and that hinders. */
export const untrainedParts = ({ sheet, tactic }: Armed): readonly KpoPart[] =>
  tactic.is === 'attacking' && sheet.skills.twoWeapon < 1 ? [{ from: 'untrained', by: -6, rule: 'KPO-A-36' }] : [];

const levels: Readonly<Record<TacticName, number>> = { single: 0, attacking: 0, feint: 2, guarding: 3 };
const levelRules: Readonly<Record<TacticName, string>> = {
  single: 'KPO-A-37',
  attacking: 'KPO-A-36',
  feint: 'KPO-KET-05',
  guarding: 'KPO-KET-09',
};

/** KPO-A-37: chosen for the round, before its first attack. */
export function decideTactic(fight: KpoFight, who: CharacterId, tactic: Tactic): KpoDecision {
  const fighter = kpoFighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (!isAble(fighter)) return refuse('not-active', { who }, 'KPO-A-06');
  if (fight.attacked) return refuse('attacks-begun', { who }, 'KPO-A-37');
  const { sheet } = fighter;
  if (sheet.offhand === null && (tactic.is !== 'single' || tactic.main === 'left')) {
    return refuse('no-second-weapon', { who }, 'KPO-KET-01');
  }
  const level = levels[tactic.is];
  if (sheet.skills.twoWeapon < level) return refuse('skill-too-low', { who, level }, levelRules[tactic.is]);
  return happens({ type: 'v1.KpoTacticChosen', fight: fight.id, who, tactic });
}

const defenceRules: Readonly<Record<TacticName, string>> = {
  single: 'KPO-A-11',
  attacking: 'KPO-KET-04',
  feint: 'KPO-KET-08',
  guarding: 'KPO-KET-11',
};

const attackRule = ({ tactic }: Armed): string => {
  if (tactic.is === 'feint') return 'KPO-KET-07';
  return tactic.is === 'guarding' ? 'KPO-KET-10' : 'KPO-A-34';
};

function penalised(tactic: Tactic): readonly Hand[] {
  if (tactic.is === 'single') return [];
  return tactic.is === 'feint' ? [tactic.main] : hands;
}

const weaponPart = (sheet: KpoSheet, hand: Hand, use: 'attack' | 'defence', rule: string): readonly KpoPart[] =>
  partIf(hand === 'right' ? 'weapon' : 'offhand', weaponIn(sheet, hand)?.[use] ?? 0, rule);

const penaltyPart = (sheet: KpoSheet, hand: Hand, rule: string): readonly KpoPart[] =>
  partIf(hand === 'right' ? 'penalty-right' : 'penalty-left', weaponIn(sheet, hand)?.penalty ?? 0, rule);
