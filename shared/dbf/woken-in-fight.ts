import type { Roster } from '../roster/character.ts';
import type { Status } from '../vocabulary/terms.ts';
import type { Decision, Surroundings } from './decision.ts';
import type { Fight, Fighter } from './fight.ts';
import { livesOfWoken } from './lives-return.ts';

/**
 * DBF-A-36, DBF-A-48, DBF-A-62, DBF-A-75: who slept, was entranced or lay until the time was over, while the fight goes on:
 * out of it, but awake.
 */
export const wokeIn = (roster: Roster, { id, status }: Pick<Fighter, 'id' | 'status'>): boolean =>
  (isAsleep(status) || status === 'knocked-out') && roster.get(id)?.status === 'up';

/** The end of a fight does to those who woke what it does to people on their feet, and puts nobody to sleep again. */
export function sparingTheWoken(fight: Fight, decision: Decision, { roster }: Surroundings): Decision {
  const woken = fight.fighters.filter((fighter) => isAsleep(fighter.status) && wokeIn(roster, fighter));
  const ends = decision.ok && decision.events.some(({ type }) => type === 'v1.FightEnded');
  if (!decision.ok || !ends || woken.length === 0) return decision;
  const spared = decision.events.filter(
    (event) => event.type !== 'v1.ConditionChanged' || !woken.some(({ id }) => id === event.who),
  );
  const lives = woken.flatMap(({ id }) => roster.get(id) ?? []).flatMap((each) => livesOfWoken(each, fight.houseRules));
  return { ok: true, events: [...spared, ...lives] };
}

export const isAsleep = (status: Status): boolean => status === 'asleep' || status === 'entranced';
