import type { FightEvent } from '../events.ts';
import { isActive, type Fight, type Fighter } from '../fight.ts';
import type { HouseRules } from '../house-rules.ts';
import { loses } from '../losses.ts';
import { biteParts } from './spell-parts.ts';

/** DBF-SP-PR4, DBF-A-37, DBF-A-68: every swarm takes a life of everybody in the fight, idle or late, but of its caster. */
export function bites(fight: Fight): readonly FightEvent[] {
  const swarms = swarmsOf(fight);
  const bitten = fight.fighters.filter(isActive).filter((fighter) => bitesOf(swarms, fighter) > 0);
  if (bitten.length === 0) return [];
  const standings = bitten.map((fighter) => {
    const left = loses(fighter, bitesOf(swarms, fighter));
    return { who: fighter.id, ...left, status: left.lives === 0 ? 'knocked-out' : fighter.status } as const;
  });
  return [{ type: 'v1.SwarmsBit', fight: fight.id, standings }];
}

/** DBF-A-37: before the spells or, by house rule, before the pairing of the next round. */
export const bitesWhen = (now: HouseRules['swarmBites'], fight: Fight): readonly FightEvent[] =>
  fight.houseRules.swarmBites === now ? bites(fight) : [];

/** DBF-A-38: the casters of the swarms that live; by house rule one whose caster is out does not. */
export const swarmsOf = (fight: Fight): Fight['swarms'] =>
  fight.houseRules.swarmWithoutCaster === 'stays'
    ? fight.swarms
    : fight.swarms.filter((caster) => fight.fighters.some((fighter) => fighter.id === caster && isActive(fighter)));

const bitesOf = (swarms: Fight['swarms'], fighter: Fighter): number => biteParts(swarms, fighter).length;
