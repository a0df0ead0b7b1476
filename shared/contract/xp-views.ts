import type { LedgerLine } from '../roster/xp-ledger.ts';
import type { CharacterId, EntrySeq } from '../vocabulary/ids.ts';

export type { XpFor } from '../roster/xp-for.ts';

/** A line of the ledger of somebody's XP, and the entry that wrote or imported it. */
export interface XpLine extends LedgerLine {
  readonly entry: EntrySeq;
  readonly withdrawn: boolean;
}

/** What somebody got for a fight or a quest so far, in all. */
export interface XpGiven {
  readonly who: CharacterId;
  readonly add: number;
}
