import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision } from './decision.ts';
import { fighterOf, isActive, type Fight } from './fight.ts';
import { maxLives } from './lives.ts';

/**
 * DBF-POT-01, DBF-A-26: every active fighter, idle or not, may drink one potion a round. What it heals is the ORG's number
 * (DBF-A-27), never above the maximum (DBF-A-05).
 */
export function decideDrink(fight: Fight, who: CharacterId, heals: number): Decision {
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (!isActive(fighter)) return refuse('not-active', { who }, 'DBF-A-27');
  if (fight.drunk.includes(who)) return refuse('already-drunk', { who }, 'DBF-POT-01');
  const lives = Math.max(fighter.lives, Math.min(fighter.lives + heals, maxLives(fighter.sheet)));
  const { status, temporary } = fighter;
  return happens({ type: 'v1.PotionDrunk', fight: fight.id, who, heals, lives, temporary, status });
}
