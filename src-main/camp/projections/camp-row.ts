import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import type { CampRow } from '../../store/store.ts';

export const emptyCamp: CampRow = { name: '', started: false, stopped: null };

/** What one event makes of the camp as a whole. */
export function foldCampRow(camp: CampRow, event: JournalEvent, entry: Entry): CampRow {
  switch (event.type) {
    case 'v1.CampStarted':
      return { ...camp, name: event.name, started: true };
    case 'v1.CampStopped':
      return { ...camp, stopped: { since: entry.at, reason: event.reason } };
    case 'v1.CampResumed':
      return { ...camp, stopped: null };
    default:
      return camp;
  }
}
