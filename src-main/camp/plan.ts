import type { CampCommand } from '../../shared/contract/commands.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import type { KpoRosterCommand } from '../../shared/kpo/commands.ts';
import type { KpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { BulkCommand } from '../../shared/roster/bulk-commands.ts';
import type { RosterCommand } from '../../shared/roster/commands.ts';
import type { CharacterId, CommandId, EntrySeq, FightId, Instant } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';

/** What a command leads to: its events, and where in the journal they belong. */
export interface Plan {
  readonly ok: true;
  readonly events: readonly JournalEvent[];
  readonly fight: FightId | null;
  readonly cause: EntrySeq | null;
  readonly character: CharacterId | null;
  /** Those for whom nothing could be done. */
  readonly leftOut?: readonly CharacterId[];
}

/** What leads to `events`, and belongs nowhere else than it says. */
export const planOf = (events: readonly JournalEvent[], about: Partial<Omit<Plan, 'ok' | 'events'>> = {}): Plan => ({
  ok: true,
  events,
  fight: null,
  cause: null,
  character: null,
  ...about,
});

/** What the sample camp begins with. */
export type SampleCommand =
  | RosterCommand
  | Extract<BulkCommand, { type: 'checkIn' }>
  | Extract<CampCommand, { type: 'keepRecipe' | 'keepCreep' }>
  | Extract<KpoRosterCommand, { type: 'enterKpoCharacter' }>;

/** Who enters a command and when, and what the camp brings along. */
export interface Circumstances {
  readonly at: Instant;
  /** When it is written; a line of a record that is decided again keeps when it was written first. */
  readonly now: Instant;
  readonly commandId: CommandId | null;
  readonly org: string | null;
  /** A line of a record that is decided again, and not somebody entering something late. */
  readonly again: boolean;
  readonly houseRules: HouseRules;
  readonly kpoHouseRules: KpoHouseRules;
  readonly sample: () => readonly SampleCommand[];
  /** The fight that an opening command opens; a new one, or in a rewritten record the same again. */
  readonly opens: () => { readonly fight: FightId; readonly number: number };
  /** The fight whose record is rewritten: nothing of it may land in the record of another. */
  readonly within?: FightId;
}

/** The fight whose record an act after the fight belongs to, as long as its tile is not put away. */
export function openLastFight(draft: Draft, who: CharacterId): FightId | null {
  const last = draft.characters.get(who)?.lastFight ?? null;
  return last !== null && draft.fights.get(last) !== null ? last : null;
}

/** A line of a record that is decided again is not late: it has its own time. */
export const isLate = ({ at, now, again }: Circumstances): boolean => !again && at < now;

/** The time at which something starts: now, or the moment since which the camp stands still. */
export function standstill(draft: Draft, { at }: Circumstances): Instant {
  const since = draft.camp.stopped?.since ?? at;
  return since < at ? since : at;
}
