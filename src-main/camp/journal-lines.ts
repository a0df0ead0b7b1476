import type { JournalLine } from '../../shared/contract/views.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Store, StoredEntry } from '../store/store.ts';

/** The entries about a character, newest first. */
export const historyOf = (store: Store, who: CharacterId, limit: number): readonly JournalLine[] =>
  store.entriesAbout(`character:${who}`).slice(-limit).reverse().map(lineOf);

const lineOf = ({ entry, withdrawnBy }: StoredEntry): JournalLine => ({
  entry: entry.seq,
  at: entry.at,
  recordedAt: entry.recordedAt,
  org: entry.org,
  fight: entry.fight,
  command: entry.trigger.type === 'expiry' || entry.trigger.type === 'clock' ? null : entry.trigger,
  withdrawn: withdrawnBy !== null,
});
