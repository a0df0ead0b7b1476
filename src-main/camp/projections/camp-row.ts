import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import { pauseBefore } from './timer.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { CampRow } from '../../store/store.ts';

export const emptyCamp: CampRow = { name: '', started: false, stopped: null, pauses: [], gamePhase: 1 };

/** What one event makes of the camp as a whole. */
export function foldCampRow(camp: CampRow, event: JournalEvent, entry: Entry): CampRow {
  switch (event.type) {
    case 'v1.CampStarted':
      return { ...camp, name: event.name, started: true };
    case 'v1.GamePhaseOpened':
      return { ...camp, gamePhase: event.phase };
    case 'v1.CampStopped':
      return { ...camp, stopped: { since: entry.at, reason: event.reason } };
    case 'v1.CampResumed':
      return { ...camp, stopped: null, pauses: [...camp.pauses, pauseBefore(entry, event.pausedFor)] };
    case 'v1.ClockJumped':
      return {
        ...camp,
        stopped: camp.stopped === null ? null : { ...camp.stopped, since: instant(camp.stopped.since + event.by) },
        pauses: camp.pauses.map(({ since, until }) => ({
          since: instant(since + event.by),
          until: instant(until + event.by),
        })),
      };
    default:
      return camp;
  }
}
