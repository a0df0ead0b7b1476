import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, kpoFighterOf, type KpoFight, type KpoFighter } from './fight.ts';
import type { KpoPart } from './parts.ts';
import { inReach } from './reach.ts';

/** KPO-ROH-02, in metres. */
export const SHORTEST_CHARGE = 5;

type Steps = readonly (readonly CharacterId[])[];

/** KPO-ROH-03, KPO-A-27: two more to attack for the whole round; KPO-A-25: a halted charge may lose it by house rule. */
export const chargeAttackParts = (fight: KpoFight, { charge }: KpoFighter): readonly KpoPart[] =>
  charge === null || losesBonus(fight, charge.halted) ? [] : [{ from: 'charge', by: 2, rule: 'KPO-ROH-03' }];

/** KPO-ROH-03: four less to defence for the whole round. */
export const chargeDefenceParts = ({ charge }: KpoFighter): readonly KpoPart[] =>
  charge === null ? [] : [{ from: 'charge', by: -4, rule: 'KPO-ROH-03' }];

/** KPO-ROH-04, -05, KPO-A-24: the maxima of the charger and of the charged grow, against each other only. */
export const chargeRaises = (fight: KpoFight, attacker: KpoFighter, target: KpoFighter): boolean =>
  (attacker.charge?.on === target.id && !losesBonus(fight, attacker.charge.halted)) ||
  target.charge?.on === attacker.id;

/** KPO-HOS-05, KPO-A-25: whether the charge was stopped in a way that costs the attack. */
export const lostItsCharge = (fight: KpoFight, { charge }: KpoFighter): boolean =>
  charge?.halted === true && fight.houseRules.haltedCharge === 'loses-attack';

/** KPO-ROH-01, -02: announced, from five metres, before the attacks of the round. */
export function decideCharge(
  fight: KpoFight,
  who: CharacterId,
  on: CharacterId,
  { distance, announced }: { readonly distance: number; readonly announced: boolean },
): KpoDecision {
  const [charger, other] = [kpoFighterOf(fight, who), kpoFighterOf(fight, on)];
  if (charger === undefined || other === undefined) {
    return refuse('not-in-the-fight', { who: charger === undefined ? who : on });
  }
  const down = [charger, other].find((fighter) => !isAble(fighter));
  if (down !== undefined) return refuse('not-active', { who: down.id }, 'KPO-A-06');
  if (charger.side === other.side) return refuse('same-side', { who, target: on }, 'KPO-ROH-01');
  const waiting = [charger, other].find((fighter) => fighter.waiting);
  if (waiting !== undefined) return refuse('waits-for-signs', { who: waiting.id }, 'KPO-A-51');
  if (fight.attacked) return refuse('attacks-begun', { who }, 'KPO-ROH-02');
  if (charger.charge !== null) return refuse('already-charging', { who }, 'KPO-ROH-01');
  if (!announced) return refuse('charge-unannounced', { who }, 'KPO-ROH-02');
  if (distance < SHORTEST_CHARGE) return refuse('charge-too-short', { who, limit: SHORTEST_CHARGE }, 'KPO-ROH-02');
  if (!inReach(fight, who, on)) return refuse('out-of-reach', { who, target: on }, 'KPO-A-50');
  const roundOrder = polearmFirst(fight.roundOrder ?? fight.order, charger, other);
  return happens({ type: 'v1.KpoCharged', fight: fight.id, who, on, distance, roundOrder });
}

/** KPO-HOS-04, KPO-A-26: the only polearm of the two goes just before the other; null where nothing changes. */
function polearmFirst(steps: Steps, a: KpoFighter, b: KpoFighter): Steps | null {
  if (hasPolearm(a) === hasPolearm(b)) return null;
  const [polearm, other] = hasPolearm(a) ? [a.id, b.id] : [b.id, a.id];
  const stepOf = (id: CharacterId): number => steps.findIndex((step) => step.includes(id));
  if (stepOf(polearm) < stepOf(other)) return null;
  return steps
    .flatMap((step) => {
      const rest = step.filter((id) => id !== polearm);
      return step.includes(other) ? [[polearm], rest] : [rest];
    })
    .filter((step) => step.length > 0);
}

const hasPolearm = ({ sheet }: KpoFighter): boolean =>
  sheet.weapon.category === 'polearm' || sheet.offhand?.category === 'polearm';

const losesBonus = (fight: KpoFight, halted: boolean): boolean =>
  halted && fight.houseRules.haltedCharge === 'loses-bonus';
