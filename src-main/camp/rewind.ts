import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { CharacterId, EntrySeq, Instant } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';
import { planWithdrawal } from './history.ts';

/**
 * Somebody enters late what happened before a timer ran out: those expiries are taken back, and written again afterwards
 * if they still fall due. Where something was built on an expiry meanwhile, it stands.
 */
export function rewindExpiries(draft: Draft, people: readonly CharacterId[], at: Instant): readonly JournalEvent[] {
  const expiries = people
    .flatMap((who) => draft.entriesAbout(`character:${who}`))
    .filter(({ entry, withdrawnBy }) => entry.trigger.type === 'expiry' && entry.at > at && withdrawnBy === null)
    .map(({ entry }) => entry.seq);
  const entries = new Set(
    expiries.flatMap((expiry): readonly EntrySeq[] => {
      const plan = planWithdrawal(draft, [expiry]);
      return plan.ok ? plan.entries : [];
    }),
  );
  return entries.size === 0 ? [] : [{ type: 'v1.Withdrawn', entries: [...entries] }];
}
