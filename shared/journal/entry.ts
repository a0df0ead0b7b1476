import type { Command } from '../contract/commands.ts';
import type { FightEvent } from '../dbf/events.ts';
import type { KpoRosterEvent } from '../kpo/character.ts';
import type { KpoFightEvent } from '../kpo/events.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { TimerEvent } from '../timers/events.ts';
import type { CharacterId, CommandId, EntrySeq, FightId, Instant } from '../vocabulary/ids.ts';
import type { CampEvent } from './camp-events.ts';

export type JournalEvent = FightEvent | RosterEvent | TimerEvent | CampEvent | KpoFightEvent | KpoRosterEvent;

/** `expiry` and `clock` are written by the console itself, the rest by people. */
export type Trigger = Command | { readonly type: 'expiry' } | { readonly type: 'clock' };

export const touchableFields = [
  'sheet',
  'level',
  'lives',
  'temporary',
  'status',
  'used',
  'form',
  'fight',
  'waitsAtHeadOrg',
  'xp',
  'startLevel',
  'party',
  'checks',
  'printed',
  'token',
  'ambush',
  'ducats',
  'items',
  'potions',
  'usedSpecial',
  'hp',
] as const;
export type TouchableField = (typeof touchableFields)[number];

/** A field of a character that an entry changed (`wrote`), or that it built on by taking the character into a fight. */
export interface Touch {
  readonly who: CharacterId;
  readonly field: TouchableField;
  readonly wrote: boolean;
}

/** One line of the journal: what was asked and what came of it. Never changed, never deleted. */
export interface Entry {
  readonly seq: EntrySeq;
  /** When it happened at the table. */
  readonly at: Instant;
  /** When it was written; a line that was decided again keeps when it was written first. */
  readonly recordedAt: Instant;
  /** Null for what the console writes itself. */
  readonly commandId: CommandId | null;
  /** The fight whose record it belongs to: undo and redo of that fight reach it. */
  readonly fight: FightId | null;
  /** The entry that led to this one by itself (a timer that ran out, its acknowledgement). */
  readonly cause: EntrySeq | null;
  readonly org: string | null;
  readonly trigger: Trigger;
  readonly events: readonly JournalEvent[];
  readonly touches: readonly Touch[];
}
