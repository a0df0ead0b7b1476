import type { FightEvent } from '../events.ts';
import { isActive, type Fight, type Fighter } from '../fight.ts';
import { loses } from '../losses.ts';

/** DBF-SP-PR4, DBF-A-37, DBF-A-68: every swarm takes a life of everybody in the fight, idle or late, but of its caster. */
export function bites(fight: Fight): readonly FightEvent[] {
  const bitten = fight.fighters.filter(isActive).filter((fighter) => bitesOf(fight.swarms, fighter) > 0);
  if (bitten.length === 0) return [];
  const standings = bitten.map((fighter) => {
    const left = loses(fighter, bitesOf(fight.swarms, fighter));
    return { who: fighter.id, ...left, status: left.lives === 0 ? 'knocked-out' : fighter.status } as const;
  });
  return [{ type: 'v1.SwarmsBit', fight: fight.id, standings }];
}

/** DBF-A-38: two swarms bite twice; each spares its own caster alone. */
export const bitesOf = (swarms: Fight['swarms'], { id }: Fighter): number =>
  swarms.filter((caster) => caster !== id).length;
