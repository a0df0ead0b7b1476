import type { CharacterId } from '../vocabulary/ids.ts';
import type { KpoEnding } from '../vocabulary/kpo-terms.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import type { KpoFightEvent } from './events.ts';
import { ableSides, isAble, kpoFighterOf, type KpoFight } from './fight.ts';
import { turnOf } from './turn.ts';

/** KPO-INI-03, -04, -10, -11: the next round begins with signs where the combat situation changed, else in the same order. */
export function decideEndRound(fight: KpoFight): KpoDecision {
  const turn = turnOf(fight);
  if (turn !== null) return refuse('turns-left', { who: turn.who }, 'KPO-INI-02');
  const next = fight.again.length > 0 ? 'initiative' : 'attacks';
  return happens({ type: 'v1.KpoRoundEnded', fight: fight.id, round: fight.round + 1, next });
}

/** The fight lets everybody go; its winner is the only side on which somebody can still fight. */
export function endOfFight(fight: KpoFight, by: KpoEnding): KpoFightEvent {
  const [winner = null] = by === 'emptied' ? ableSides(fight) : [];
  const released = fight.fighters.map(({ id }) => id);
  return { type: 'v1.KpoFightEnded', fight: fight.id, by, winner, released };
}

/** KPO-ORV-06: said out of game; it lasts for the fight. */
export function decideSuspicion(fight: KpoFight, who: CharacterId, of: CharacterId): KpoDecision {
  const [suspicious, suspected] = [kpoFighterOf(fight, who), kpoFighterOf(fight, of)];
  if (suspicious === undefined || suspected === undefined) {
    return refuse('not-in-the-fight', { who: suspicious === undefined ? who : of });
  }
  if (who === of) return refuse('yourself', { who });
  if (!isAble(suspicious)) return refuse('not-active', { who }, 'KPO-A-06');
  return happens({ type: 'v1.KpoSuspicionSpoken', fight: fight.id, who, of });
}
