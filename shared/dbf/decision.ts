import type { Roster } from '../roster/character.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { TimerEvent } from '../timers/events.ts';
import type { RuledTimer } from '../timers/timer.ts';
import type { CharacterId, Instant } from '../vocabulary/ids.ts';
import type { Refused } from '../vocabulary/refusal.ts';
import type { FightEvent } from './events.ts';

/** What happens by a command in a fight; events of the roster are for those whom the fight has let go. */
export type Happening = FightEvent | TimerEvent | RosterEvent;

/** What a command does, in the order in which it happens, or why it is refused. */
export type Decision = { readonly ok: true; readonly events: readonly Happening[] } | Refused;

export const happens = (...events: readonly Happening[]): Decision => ({ ok: true, events });

/** What a decision may look at besides the fight: the time at the table and the roster. */
export interface Surroundings {
  readonly at: Instant;
  readonly roster: Roster;
  /** The timers of a character, where a decision has to end one. */
  readonly timersOf?: (who: CharacterId) => readonly RuledTimer[];
}
