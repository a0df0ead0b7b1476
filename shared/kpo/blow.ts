import type { Sign } from '../vocabulary/kpo-terms.ts';
import { aimParts } from './aim.ts';
import { knowsAnatomy } from './backstab.ts';
import { chargeRaises } from './charge.ts';
import { damageOf, fixedDamage, noDamage, woundOf } from './damage.ts';
import type { Blow, KpoFight, KpoFighter } from './fight.ts';
import { isKnockedOut, knockoutParts } from './knockout.ts';
import { sumOf, type KpoSum } from './parts.ts';
import { lengthParts } from './reach.ts';
import { compareSigns, signPart, type SignOutcome } from './signs.ts';
import type { KpoWeapon } from './sheet.ts';
import { bareDefenceSum, defenceSum, strikeSum } from './totals.ts';
import { weaponIn, type Strike } from './two-weapon.ts';

/** How an attack is made, as it was declared before it (KPO-LEU-01, KPO-CEL-01). */
export interface Manner {
  /** What aiming takes off, 0 or less. */
  readonly aim: number;
  readonly knockout: boolean;
  readonly backstab: boolean;
}

/** What decides whether it hits: signs, the Km's or the surprise's "as if won", or what was seen of a shot. */
export type Verdict =
  | { readonly by: 'signs'; readonly shown: Sign; readonly against: Sign }
  | { readonly by: 'surprise' | 'km' }
  | { readonly by: 'sight'; readonly hit: boolean };

/** KPO-ATT-01 to -06: one strike against one target, on the state before the step. */
export function blowOf(
  fight: KpoFight,
  attacker: KpoFighter,
  target: KpoFighter,
  strike: Strike,
  manner: Manner,
  verdict: Verdict,
): Blow {
  const sums = sumsOf(fight, attacker, target, strike, manner);
  const attack = verdict.by === 'sight' ? sums.attack : sumOf([...sums.attack.parts, verdictPart(verdict)]);
  const { defence } = sums;
  const hit = verdict.by === 'sight' ? verdict.hit : attack.total > defence.total;
  const weapon = weaponIn(attacker.sheet, strike.hand);
  const damage = hit && weapon !== null ? damageFor(weapon) : noDamage;
  const wound = woundOf(damage, armourAgainst(fight, target, manner));
  const knocksOut = manner.knockout && hit && isKnockedOut(target, wound.total);
  const spares = manner.knockout && (knocksOut || fight.houseRules.failedKnockout === 'harmless');
  const signs = verdict.by === 'signs' ? { shown: verdict.shown, against: verdict.against } : null;
  return { hand: strike.hand, signs, attack, defence, hit, damage, wound, loss: spares ? 0 : wound.total, knocksOut };

  function damageFor(held: KpoWeapon): KpoSum {
    if (verdict.by === 'sight') return fixedDamage(held);
    return damageOf(held, attack.total - defence.total, {
      charge: chargeRaises(fight, attacker, target),
      anatomy: manner.backstab && knowsAnatomy(attacker.sheet, target.sheet),
    });
  }
}

/** The totals of both before the signs; what aim, knockout and situation take off adds up (KPO-A-47). */
export function sumsOf(
  fight: KpoFight,
  attacker: KpoFighter,
  target: KpoFighter,
  strike: Strike,
  manner: Manner,
): { readonly attack: KpoSum; readonly defence: KpoSum } {
  const attack = sumOf([
    ...strikeSum(fight, attacker, strike).parts,
    ...lengthParts(fight, attacker, target),
    ...aimParts(manner.aim),
    ...(manner.knockout ? knockoutParts(attacker.sheet) : []),
  ]);
  if (manner.backstab) return { attack, defence: bareDefenceSum(target) };
  return { attack, defence: sumOf([...defenceSum(target).parts, ...lengthParts(fight, target, attacker)]) };
}

/** KPO-ORV-01, KPO-ORV-02, KPO-ATT-06, KPO-A-53: a surprise, and what the Km lets pass without signs, count as won. */
function verdictPart(verdict: Exclude<Verdict, { by: 'sight' }>) {
  if (verdict.by === 'signs') return signPart(outcomeOf(verdict));
  return signPart('won', verdict.by === 'surprise' ? 'KPO-ORV-02' : 'KPO-A-53');
}

const outcomeOf = ({ shown, against }: Extract<Verdict, { by: 'signs' }>): SignOutcome => compareSigns(shown, against);

/** KPO-A-08: by house rule armour may count for knockouts only (KPO-LEU-04). */
const armourAgainst = (fight: KpoFight, { sheet }: KpoFighter, { knockout }: Manner): number =>
  knockout || fight.houseRules.armour === 'every-wound' ? sheet.armour : 0;
