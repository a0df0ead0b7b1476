import type { Hand, Sign } from '../vocabulary/kpo-terms.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import { isRanged } from './attacks-per-round.ts';
import type { Verdict } from './blow.ts';
import type { KpoFightCommand } from './commands.ts';
import type { KpoFight, KpoFighter } from './fight.ts';
import { weaponIn, type Strike } from './two-weapon.ts';

type AttackCommand = Extract<KpoFightCommand, { type: 'kpoAttack' }>;
type Signs = NonNullable<AttackCommand['signs']>;
type Shown = Signs['shown'];

export type Verdicts =
  { readonly ok: true; readonly verdicts: readonly { readonly strike: Strike; readonly verdict: Verdict }[] } | Refused;

/** What is asked for an attack: nothing, whether a shot hit, one pair of signs, or a sign for each hand. */
export type AskedSigns = 'none' | 'hit' | 'one' | 'each-hand';

/**
 * KPO-A-12: a shot is seen; a throwing weapon may be thrown for as well (KPO-KOR-03), and a shot and a blow of one attack
 * are thrown for, hand by hand.
 */
export function askedFor(
  fight: KpoFight,
  attacker: KpoFighter,
  strikes: readonly Strike[],
  waived: boolean,
): AskedSigns {
  if (waived) return 'none';
  const seen = strikes.every((strike) => mayBeSeen(fight, attacker, strike));
  if (seen && strikes.some((strike) => mustBeSeen(fight, attacker, strike))) return 'hit';
  return strikes.length > 1 ? 'each-hand' : 'one';
}

/** One verdict for each strike, from the signs that were shown; or what is missing. */
export function verdictsFor(
  fight: KpoFight,
  attacker: KpoFighter,
  target: KpoFighter,
  strikes: readonly Strike[],
  command: Pick<AttackCommand, 'signs' | 'backstab' | 'noSigns' | 'hit'>,
): Verdicts {
  const { id: who } = attacker;
  const forAll = (verdict: Verdict): Verdicts => ({
    ok: true,
    verdicts: strikes.map((strike) => ({ strike, verdict })),
  });
  if (command.backstab) return forAll({ by: 'surprise' });
  if (command.noSigns) return forAll({ by: 'km' });
  if (command.hit !== null) {
    return strikes.every((strike) => mayBeSeen(fight, attacker, strike))
      ? forAll({ by: 'sight', hit: command.hit })
      : refuse('not-a-shot', { who }, 'KPO-A-12');
  }
  if (askedFor(fight, attacker, strikes, false) === 'hit') return refuse('shot-needs-hit', { who }, 'KPO-A-12');
  if (command.signs === null) return refuse('signs-missing', { who: [who, target.id] }, 'KPO-ATT-01');
  return signsFor(attacker, target, strikes, command.signs);
}

function signsFor(attacker: KpoFighter, target: KpoFighter, strikes: readonly Strike[], signs: Signs): Verdicts {
  const { shown, against } = signs;
  if (!fits(shown, strikes, attacker)) return refuse('sign-per-hand', { who: attacker.id }, 'KPO-KET-13');
  if (typeof against !== 'string' && !opposesByHand(attacker, target)) {
    return refuse('one-sign-defence', { who: target.id }, 'KPO-KET-13');
  }
  const verdicts: { strike: Strike; verdict: Verdict }[] = [];
  for (const strike of strikes) {
    const [own, other] = [signIn(shown, strike.hand) ?? onlySign(shown), signIn(against, strike.hand)];
    if (own === undefined || other === undefined) {
      return refuse('signs-missing', { who: [own === undefined ? attacker.id : target.id] }, 'KPO-KET-15');
    }
    verdicts.push({ strike, verdict: { by: 'signs', shown: own, against: other } });
  }
  return { ok: true, verdicts };
}

/**
 * KPO-KET-12, KPO-KET-15, KPO-KET-16, KPO-KET-17, KPO-A-33: only who guards against the attacking tactic may show two
 * signs against two, and says which opposes which, or shows one against both.
 */
export const opposesByHand = (attacker: KpoFighter, target: KpoFighter): boolean =>
  attacker.tactic.is === 'attacking' && target.tactic.is === 'guarding';

/** KPO-KET-13, KPO-KET-14, KPO-A-32: as many signs as strikes, alike or not, of the hands that strike; a feint may be shown with either hand (KPO-KET-06). */
function fits(shown: Shown, strikes: readonly Strike[], { tactic }: KpoFighter): boolean {
  if (typeof shown === 'string') return strikes.length === 1;
  const named = (['right', 'left'] as const).filter((hand) => shown[hand] !== undefined);
  if (named.length !== strikes.length) return false;
  return tactic.is === 'feint' || strikes.every(({ hand }) => named.includes(hand));
}

const signIn = (signs: Shown, hand: Hand): Sign | undefined => (typeof signs === 'string' ? signs : signs[hand]);

const onlySign = (signs: Shown): Sign | undefined => (typeof signs === 'string' ? signs : (signs.right ?? signs.left));

const mayBeSeen = (fight: KpoFight, { sheet }: KpoFighter, { hand }: Strike): boolean => {
  const weapon = weaponIn(sheet, hand);
  return weapon !== null && isRanged(weapon) && fight.houseRules.rangedAttacks === 'physical';
};

const mustBeSeen = (fight: KpoFight, attacker: KpoFighter, strike: Strike): boolean =>
  mayBeSeen(fight, attacker, strike) && weaponIn(attacker.sheet, strike.hand)?.category !== 'throwing';
