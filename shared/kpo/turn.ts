import type { CharacterId } from '../vocabulary/ids.ts';
import { attacksInRound } from './attacks-per-round.ts';
import { lostItsCharge } from './charge.ts';
import { isAble, orderNow, type KpoFight, type KpoFighter } from './fight.ts';
import { opponentsInReach } from './reach.ts';

export interface Turn {
  /** Which attack of the round it is, from 1. */
  readonly pass: number;
  /** All who act at once in this step. */
  readonly step: readonly CharacterId[];
  /** Those of them who have not acted yet. */
  readonly who: readonly CharacterId[];
}

/**
 * KPO-INI-09, KPO-KOR-04, KPO-A-28: the first attacks in the order of initiative, then the second ones of those who have
 * them. Null once nobody may attack any more in this round.
 */
export function turnOf(fight: KpoFight): Turn | null {
  if (fight.phase !== 'attacks') return null;
  const left = fight.fighters.filter((fighter) => mayStillAttack(fight, fighter));
  const pass = Math.min(...left.map(({ used }) => used)) + 1;
  const ready = new Set(left.filter(({ used }) => used + 1 === pass).map(({ id }) => id));
  const step = orderNow(fight).find((ids) => ids.some((id) => ready.has(id)));
  return step === undefined ? null : { pass, step, who: step.filter((id) => ready.has(id)) };
}

/** Down, resting, halted, waiting or without an opponent in reach: no attack. */
export const mayStillAttack = (fight: KpoFight, fighter: KpoFighter): boolean =>
  isAble(fighter) &&
  !fighter.waiting &&
  !lostItsCharge(fight, fighter) &&
  fighter.used < attacksInRound(fighter, fight.round) &&
  opponentsInReach(fight, fighter).length > 0;
