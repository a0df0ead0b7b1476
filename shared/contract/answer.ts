import type { Refused } from '../vocabulary/refusal.ts';
import type { CharacterId, EntrySeq, FightId } from '../vocabulary/ids.ts';

export interface Accepted {
  readonly ok: true;
  /** The entry that was written; it is on the disk. */
  readonly seq: EntrySeq;
  /** The fight it belongs to; for an opening command, the new one. */
  readonly fight: FightId | null;
  /** The character that was entered, for `enterCharacter`. */
  readonly character: CharacterId | null;
  /** For a command about many: those for whom nothing could be done; missing where that is nobody. */
  readonly leftOut?: readonly CharacterId[];
  /**
   * For `replace` and `swapParticipant`: the first later entry that could not be decided again. It and those after it are
   * withdrawn.
   */
  readonly stoppedAt: { readonly entry: EntrySeq; readonly refusal: Refused['refusal'] } | null;
}

export type Answer = Accepted | Refused;

/** To what is written outside the journal. */
export type PersonalAnswer = { readonly ok: true } | Refused;
