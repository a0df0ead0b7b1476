import type { Hand } from '../vocabulary/kpo-terms.ts';
import { strikesNow } from './attack.ts';
import { askedFor, type AskedSigns } from './attack-signs.ts';
import { backstabStrikes } from './backstab.ts';
import { blowOf, sumsOf, type Manner, type Verdict } from './blow.ts';
import type { KpoFight, KpoFighter } from './fight.ts';
import type { KpoSum } from './parts.ts';
import type { SignOutcome } from './signs.ts';

/** What a strike would do with one outcome of the signs. */
export interface PreviewedOutcome {
  readonly total: number;
  readonly hit: boolean;
  /** What the armour leaves of the damage; without a part where nothing hits. */
  readonly wound: KpoSum;
  readonly loss: number;
  readonly knocksOut: boolean;
}

export interface PreviewedStrike {
  readonly hand: Hand;
  /** Before the signs. */
  readonly attack: KpoSum;
  readonly defence: KpoSum;
  readonly outcomes: Readonly<Record<SignOutcome, PreviewedOutcome>>;
  /** KPO-SEB-06: a shot that was seen to hit. */
  readonly seen: PreviewedOutcome;
}

/** KPO-ATT-01 to -05: an attack before its signs, hand by hand, with all three outcomes, and what a shot does. */
export function previewAttack(
  fight: KpoFight,
  attacker: KpoFighter,
  target: KpoFighter,
  manner: Manner & { readonly hasted: boolean },
): readonly PreviewedStrike[] {
  const possible = strikesNow(fight, attacker, manner.hasted);
  const strikes = manner.backstab ? backstabStrikes(attacker, possible) : possible;
  return strikes.map((strike) => {
    const outcome = (verdict: Verdict): PreviewedOutcome => {
      const { attack, hit, wound, loss, knocksOut } = blowOf(fight, attacker, target, strike, manner, verdict);
      return { total: attack.total, hit, wound, loss, knocksOut };
    };
    return {
      hand: strike.hand,
      ...sumsOf(fight, attacker, target, strike, manner),
      outcomes: {
        won: outcome({ by: 'signs', shown: 'rock', against: 'scissors' }),
        drawn: outcome({ by: 'signs', shown: 'rock', against: 'rock' }),
        lost: outcome({ by: 'signs', shown: 'rock', against: 'paper' }),
      },
      seen: outcome({ by: 'sight', hit: true }),
    };
  });
}

/** KPO-A-12: what an attack made in this manner waits for. A surprise, and what the Km lets pass, need no signs. */
export const previewAsks = (
  fight: KpoFight,
  attacker: KpoFighter,
  manner: { readonly backstab: boolean; readonly noSigns: boolean; readonly hasted: boolean },
): AskedSigns =>
  askedFor(fight, attacker, strikesNow(fight, attacker, manner.hasted), manner.backstab || manner.noSigns);
