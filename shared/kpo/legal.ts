import type { CharacterId } from '../vocabulary/ids.ts';
import type { Hand, TacticName } from '../vocabulary/kpo-terms.ts';
import { tactics } from '../vocabulary/kpo-terms.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import { decideAttack, strikesNow } from './attack.ts';
import { askedFor, opposesByHand, type AskedSigns } from './attack-signs.ts';
import { backstabRefusal } from './backstab.ts';
import { decideCharge, SHORTEST_CHARGE } from './charge.ts';
import type { KpoDecision } from './decision.ts';
import { decideEndRound } from './end-of-round.ts';
import { isAble, type KpoFight, type KpoFighter } from './fight.ts';
import { decideBonus, throwers } from './initiative.ts';
import { casterRefusal, decideSpoken } from './magic.ts';
import { decideApart } from './reach.ts';
import { turnOf } from './turn.ts';
import { decideTactic, weaponIn } from './two-weapon.ts';

/** Somebody who might be attacked, and why they cannot be now. */
export interface LegalTarget {
  readonly on: CharacterId;
  /** Null where the attack may come. */
  readonly why: Refusal | null;
  /** KPO-KET-15: the target shows a sign for each hand, if it wants. */
  readonly againstEachHand: boolean;
  /** Null where a backstab may come. */
  readonly backstab: Refusal | null;
}

export interface LegalAttack {
  readonly by: CharacterId;
  readonly hands: readonly Hand[];
  readonly asks: AskedSigns;
  /** KPO-LEU-06: whether all weapons of the attack are suitable. */
  readonly knockout: boolean;
  readonly targets: readonly LegalTarget[];
}

/** What may be entered now, from the chart's phase and the rules. */
export interface KpoAllowed {
  /** Who shows a sign for initiative; empty outside of it. */
  readonly signs: readonly string[];
  readonly bonus: readonly CharacterId[];
  /** Who may attack now. */
  readonly turn: readonly CharacterId[];
  /** One for everybody who stands: also for those whose turn it is not, with the reason. */
  readonly attacks: readonly LegalAttack[];
  readonly tactics: readonly { readonly who: CharacterId; readonly may: readonly TacticName[] }[];
  readonly charges: readonly { readonly who: CharacterId; readonly on: readonly CharacterId[] }[];
  readonly casts: readonly CharacterId[];
  readonly spoken: readonly CharacterId[];
  readonly apart: readonly (readonly [CharacterId, CharacterId])[];
  readonly order: boolean;
  /** Null where the round may end. */
  readonly endRound: Refusal | null;
  /** Whoever of the roster is free may join. */
  readonly join: boolean;
  readonly stop: boolean;
  readonly close: boolean;
}

export function allowedIn(fight: KpoFight): KpoAllowed {
  const running = fight.phase === 'initiative' || fight.phase === 'attacks';
  const attacking = fight.phase === 'attacks';
  const able = running ? fight.fighters.filter(isAble) : [];
  const acting = attacking ? able : [];
  return {
    signs: fight.phase === 'initiative' ? throwers(fight) : [],
    bonus: fight.phase === 'initiative' ? idsOf(able.filter(({ id }) => decideBonus(fight, id).ok)) : [],
    turn: turnOf(fight)?.who ?? [],
    attacks: able.map((attacker) => attacksOfOne(fight, attacker)),
    tactics: able.map(({ id }) => ({
      who: id,
      may: tactics.filter((is) => decideTactic(fight, id, { is, main: 'right' }).ok),
    })),
    charges: acting
      .map(({ id }) => ({ who: id, on: idsOf(able.filter((other) => mayCharge(fight, id, other.id))) }))
      .filter(({ on }) => on.length > 0),
    casts: idsOf(acting.filter((fighter) => casterRefusal(fight, fighter) === null)),
    spoken: idsOf(able.filter(({ id, casting }) => casting !== null && decideSpoken(fight, id).ok)),
    apart: acting.flatMap(({ id }, at) =>
      acting
        .slice(at + 1)
        .filter((other) => decideApart(fight, [id, other.id]).ok)
        .map((other) => [id, other.id] as const),
    ),
    order: attacking,
    endRound: attacking ? refusalOf(decideEndRound(fight)) : null,
    join: running,
    stop: running,
    close: fight.phase === 'over',
  };
}

function attacksOfOne(fight: KpoFight, attacker: KpoFighter): LegalAttack {
  const strikes = strikesNow(fight, attacker, false);
  return {
    by: attacker.id,
    hands: strikes.map(({ hand }) => hand),
    asks: askedFor(fight, attacker, strikes, false),
    knockout: strikes.every(({ hand }) => weaponIn(attacker.sheet, hand)?.knockout === true),
    targets: fight.fighters
      .filter((target) => target.side !== attacker.side && isAble(target))
      .map((target) => ({
        on: target.id,
        why: refusalOf(attempt(fight, attacker.id, target.id, false)),
        againstEachHand: opposesByHand(attacker, target),
        backstab:
          refusalOf(attempt(fight, attacker.id, target.id, true)) ??
          backstabRefusal(attacker, target, strikes)?.refusal ??
          null,
      })),
  };
}

/** An attack without signs tells whether it may come at all. */
const attempt = (fight: KpoFight, by: CharacterId, on: CharacterId, backstab: boolean): KpoDecision =>
  decideAttack(fight, {
    type: 'kpoAttack',
    fight: fight.id,
    by,
    on,
    signs: null,
    aim: 0,
    knockout: false,
    declared: 'before',
    backstab,
    noSigns: true,
    hasted: false,
    hit: null,
  });

const mayCharge = (fight: KpoFight, who: CharacterId, on: CharacterId): boolean =>
  who !== on && decideCharge(fight, who, on, { distance: SHORTEST_CHARGE, announced: true }).ok;

const refusalOf = (decision: KpoDecision): Refusal | null => (decision.ok ? null : decision.refusal);

const idsOf = (fighters: readonly KpoFighter[]): readonly CharacterId[] => fighters.map(({ id }) => id);
