import type { CouncilCase } from '../../../shared/journal/camp-events.ts';
import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import type { CaseId } from '../../../shared/vocabulary/ids.ts';

/** DBF-AFT-05: what one event makes of a case before the council of ORGs. */
export function foldCase(
  id: CaseId,
  current: CouncilCase | null,
  event: JournalEvent,
  entry: Entry,
): CouncilCase | null {
  if (event.type === 'v1.CaseOpened' && event.case === id) {
    const { victim, killer, reason, fight } = event;
    return { id, victim, killer, reason, fight, openedAt: entry.at, verdict: null };
  }
  if (event.type === 'v1.CaseDecided' && event.case === id && current !== null) {
    return { ...current, verdict: event.verdict };
  }
  return current;
}
