import type { Refused } from '../vocabulary/refusal.ts';
import type { KpoFightEvent } from './events.ts';
import type { KpoRoster } from './character.ts';

/** What a command does, in the order in which it happens, or why it is refused. */
export type KpoDecision = { readonly ok: true; readonly events: readonly KpoFightEvent[] } | Refused;

export const happens = (...events: readonly KpoFightEvent[]): KpoDecision => ({ ok: true, events });

/** What a decision may look at besides the fight. */
export interface KpoSurroundings {
  readonly roster: KpoRoster;
}
