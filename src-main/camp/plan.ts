import type { Envelope } from '../../shared/contract/commands.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { RosterCommand } from '../../shared/roster/commands.ts';
import type { CharacterId, EntrySeq, FightId, Instant } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';

/** What a command leads to: its events, and where in the journal they belong. */
export interface Plan {
  readonly ok: true;
  readonly events: readonly JournalEvent[];
  readonly fight: FightId | null;
  readonly cause: EntrySeq | null;
  readonly character: CharacterId | null;
}

/** Who enters a command and when, and what the camp brings along. */
export interface Circumstances {
  readonly at: Instant;
  readonly now: Instant;
  /** Null while a record is rewritten: the command was sent once before. */
  readonly envelope: Pick<Envelope, 'commandId' | 'org'> | null;
  readonly houseRules: HouseRules;
  readonly sample: () => readonly RosterCommand[];
  /** The fight that an opening command opens; a new one, or in a rewritten record the same again. */
  readonly opens: () => { readonly fight: FightId; readonly number: number };
}

/** The fight whose record an act after the fight belongs to, as long as its tile is not put away. */
export function openLastFight(draft: Draft, who: CharacterId): FightId | null {
  const last = draft.characters.get(who)?.lastFight ?? null;
  return last !== null && draft.fights.get(last) !== null ? last : null;
}
