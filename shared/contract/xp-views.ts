import type { XpFor } from '../roster/xp-for.ts';
import type { CharacterId, EntrySeq, Instant } from '../vocabulary/ids.ts';

export type { XpFor } from '../roster/xp-for.ts';

/** A line of the ledger of somebody's XP. */
export interface XpLine {
  readonly entry: EntrySeq;
  readonly at: Instant;
  readonly org: string | null;
  readonly add: number;
  /** What they came to. */
  readonly xp: number;
  readonly level: number;
  /** Null for those that a character brought along. */
  readonly reason: string | null;
  /** What they were written for, if that was said beside the reason. */
  readonly for: XpFor | null;
  readonly withdrawn: boolean;
}

/** What somebody got for a fight or a quest so far, in all. */
export interface XpGiven {
  readonly who: CharacterId;
  readonly add: number;
}
