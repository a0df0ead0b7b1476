import type { Roster } from '../roster/character.ts';
import type { TimerEvent } from '../timers/events.ts';
import type { Timer } from '../timers/timer.ts';
import type { CharacterId, Instant } from '../vocabulary/ids.ts';
import type { Refused } from '../vocabulary/refusal.ts';
import type { FightEvent } from './events.ts';

/** What a command does, in the order in which it happens, or why it is refused. */
export type Decision = { readonly ok: true; readonly events: readonly (FightEvent | TimerEvent)[] } | Refused;

export const happens = (...events: readonly (FightEvent | TimerEvent)[]): Decision => ({ ok: true, events });

/** What a decision may look at besides the fight: the time at the table and the roster. */
export interface Surroundings {
  readonly at: Instant;
  readonly roster: Roster;
  /** The timers of a character, where a decision has to end one. */
  readonly timersOf?: (who: CharacterId) => readonly Timer[];
}
