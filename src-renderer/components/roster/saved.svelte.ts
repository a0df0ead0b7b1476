import type { CharacterId, EntrySeq } from '../../../shared/vocabulary/ids.ts';

/** An entry that was just written, or just taken back. */
export interface SavedEntry {
  readonly entry: EntrySeq;
  /** Whom or what it is about. */
  readonly name: string;
  readonly undone: boolean;
  /** Whose XP it wrote. */
  readonly advanced?: readonly CharacterId[];
}

let last = $state.raw<SavedEntry | null>(null);

/** The last such entry of this window, offered for taking back until somebody moves on. */
export const saved = {
  get last() {
    return last;
  },
  show: (entry: SavedEntry) => (last = entry),
  dismiss: () => (last = null),
};
