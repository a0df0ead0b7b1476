import type { Character } from '../../roster/character.ts';
import type { RosterEvent } from '../../roster/events.ts';
import type { TimerEvent } from '../../timers/events.ts';
import { startTimer } from '../../timers/start-timer.ts';
import type { RuledTimer } from '../../timers/timer.ts';
import type { CharacterId, Instant } from '../../vocabulary/ids.ts';
import type { HouseRules } from '../house-rules.ts';
import { loses } from '../losses.ts';
import { livesOnWaking } from '../waking.ts';

interface Outside {
  readonly at: Instant;
  readonly houseRules: HouseRules;
  readonly timersOf: (who: CharacterId) => readonly RuledTimer[];
}

type Events = readonly (RosterEvent | TimerEvent)[];

/**
 * What a spell takes from somebody who is in no fight. Who sleeps wakes by a wound (DBF-SP-PO5); who lies knocked out or dead
 * is past it.
 */
export function wounded(person: Character, lost: number, around: Outside): Events {
  if (person.status === 'knocked-out' || person.status === 'dead') return [];
  const left = loses(person, lost);
  if (left.lives > 0) {
    if (person.status !== 'asleep') return [changed(person, left)];
    const lives = livesOnWaking(left.lives, around.houseRules);
    return [changed(person, { ...left, lives, status: 'up' }), ...ended(person, around)];
  }
  return [
    changed(person, { ...left, status: 'knocked-out' }),
    ...ended(person, around),
    startTimer('knockout', person.id, null, around.at),
  ];
}

export const changed = (
  person: Character,
  change: Partial<Pick<Character, 'lives' | 'temporary' | 'status'>>,
): RosterEvent => ({
  type: 'v1.ConditionChanged',
  who: person.id,
  lives: change.lives ?? person.lives,
  temporary: change.temporary ?? person.temporary,
  status: change.status ?? person.status,
});

/** The timers that held somebody down. */
export const ended = (person: Character, { timersOf }: Pick<Outside, 'timersOf'>): readonly TimerEvent[] =>
  timersOf(person.id)
    .filter(({ state, kind }) => state === 'running' && ['knockout', 'death', 'sleep', 'trance'].includes(kind))
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));
