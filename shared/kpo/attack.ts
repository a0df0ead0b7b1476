import type { CharacterId } from '../vocabulary/ids.ts';
import type { Hand } from '../vocabulary/kpo-terms.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import { aimRefusal } from './aim.ts';
import { verdictsFor } from './attack-signs.ts';
import { attacksInRound, handsInPass } from './attacks-per-round.ts';
import { backstabRefusal, backstabStrikes } from './backstab.ts';
import { blowOf } from './blow.ts';
import { lostItsCharge } from './charge.ts';
import type { KpoFightCommand } from './commands.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, kpoFighterOf, type KpoFight, type KpoFighter } from './fight.ts';
import { knockoutRefusal } from './knockout.ts';
import { inReach } from './reach.ts';
import { turnOf } from './turn.ts';
import { attackHands, strikesWith, weaponIn, type Strike } from './two-weapon.ts';

type AttackCommand = Extract<KpoFightCommand, { type: 'kpoAttack' }>;

/** KPO-ATT-01 to -06: an attack whose turn it is, a hasted one, or a backstab before the signs. */
export function decideAttack(fight: KpoFight, command: AttackCommand): KpoDecision {
  const [attacker, target] = [kpoFighterOf(fight, command.by), kpoFighterOf(fight, command.on)];
  if (attacker === undefined || target === undefined) {
    return refuse('not-in-the-fight', { who: attacker === undefined ? command.by : command.on });
  }
  const ambush = fight.phase === 'initiative';
  const refused =
    targetRefusal(attacker, target) ??
    (ambush ? ambushRefusal(attacker, command) : timeRefusal(fight, attacker, target, command.hasted)) ??
    aimRefusal(command.aim);
  if (refused !== null) return refused;

  const possible = strikesNow(fight, attacker, command.hasted);
  const strikes = command.backstab ? backstabStrikes(attacker, possible) : possible;
  const unsuitable =
    (command.backstab ? backstabRefusal(attacker, target, possible) : null) ??
    (command.knockout ? knockoutRefusal(attacker.id, command.declared, weaponsIn(attacker, strikes)) : null);
  if (unsuitable !== null) return unsuitable;
  const judged = verdictsFor(fight, attacker, target, strikes, command);
  if (!judged.ok) return judged;

  const { by, on, knockout, backstab, hasted } = command;
  const blows = judged.verdicts.map(({ strike, verdict }) => blowOf(fight, attacker, target, strike, command, verdict));
  return happens({
    type: 'v1.KpoAttackMade',
    fight: fight.id,
    by,
    on,
    backstab,
    knockout,
    hasted,
    blows,
    ambush,
    uses: !ambush && !hasted,
    hands: [...new Set(strikes.flatMap(({ uses }) => uses))],
    ...groupOf(fight, attacker),
  });
}

/** KPO-A-29, KPO-KOR-08, KPO-A-38: the strikes of the attack that is due; a hasted one is beyond all counts. */
export function strikesNow(fight: KpoFight, fighter: KpoFighter, hasted: boolean): readonly Strike[] {
  const acting: readonly Hand[] = hasted
    ? attackHands(fighter)
    : handsInPass(fighter, fight.round, fight.phase === 'initiative' ? 1 : fighter.used + 1);
  return strikesWith(fighter, acting);
}

/** Gives one attack of the round up. */
export function decidePass(fight: KpoFight, who: CharacterId): KpoDecision {
  const fighter = kpoFighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  return turnRefusal(fight, fighter) ?? happens({ type: 'v1.KpoAttackPassed', fight: fight.id, who });
}

/** Why somebody may not act now; null where it is their turn (KPO-INI-09). */
export function turnRefusal(fight: KpoFight, fighter: KpoFighter): Refused | null {
  const { id: who } = fighter;
  if (!isAble(fighter)) return refuse('not-active', { who }, 'KPO-A-06');
  if (fighter.waiting) return refuse('waits-for-signs', { who }, 'KPO-A-51');
  const turn = turnOf(fight);
  if (turn?.who.includes(who) === true) return null;
  if (lostItsCharge(fight, fighter)) return refuse('charge-halted', { who }, 'KPO-HOS-05');
  const attacks = attacksInRound(fighter, fight.round);
  if (attacks === 0) return refuse('weapon-rests', { who }, 'KPO-KOR-01');
  if (fighter.used >= attacks) return refuse('no-attacks-left', { who, limit: attacks }, 'KPO-KOR-07');
  return refuse('not-their-turn', { who, target: turn?.who ?? [] }, 'KPO-INI-09');
}

function targetRefusal(attacker: KpoFighter, target: KpoFighter): Refused | null {
  const [who, on] = [attacker.id, target.id];
  if (who === on) return refuse('yourself', { who });
  if (attacker.side === target.side) return refuse('same-side', { who, target: on }, 'KPO-INI-05');
  const down = [attacker, target].find((fighter) => !isAble(fighter));
  return down === undefined ? null : refuse('not-active', { who: down.id }, 'KPO-A-06');
}

/** KPO-ORV-07, KPO-A-19: before the signs only a backstab, and only one of each. */
function ambushRefusal(attacker: KpoFighter, { backstab }: AttackCommand): Refused | null {
  if (!backstab) return refuse('out-of-phase', { phase: 'initiative' }, 'KPO-INI-05');
  return attacker.ambushed ? refuse('ambush-used', { who: attacker.id }, 'KPO-A-19') : null;
}

function timeRefusal(fight: KpoFight, attacker: KpoFighter, target: KpoFighter, hasted: boolean): Refused | null {
  const waiting = [attacker, target].find((fighter) => fighter.waiting);
  if (waiting !== undefined) return refuse('waits-for-signs', { who: waiting.id }, 'KPO-A-51');
  if (!inReach(fight, attacker.id, target.id)) {
    return refuse('out-of-reach', { who: attacker.id, target: target.id }, 'KPO-A-50');
  }
  if (!hasted) return turnRefusal(fight, attacker);
  return lostItsCharge(fight, attacker) ? refuse('charge-halted', { who: attacker.id }, 'KPO-HOS-05') : null;
}

/** KPO-A-05: with whom the attack is felt together; nobody where it is felt at once. */
function groupOf(fight: KpoFight, { id }: KpoFighter): { group: readonly CharacterId[]; pass: number } {
  const turn = turnOf(fight);
  const together = turn !== null && turn.step.length > 1 && turn.who.includes(id);
  return together ? { group: turn.step, pass: turn.pass } : { group: [], pass: 0 };
}

const weaponsIn = ({ sheet }: KpoFighter, strikes: readonly Strike[]) =>
  strikes.flatMap(({ hand }) => weaponIn(sheet, hand) ?? []);
