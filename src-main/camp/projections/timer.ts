import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import { instant, type TimerId } from '../../../shared/vocabulary/ids.ts';

/** What one event makes of one timer; null when there is none: not started yet, cancelled, or acknowledged and put away. */
export function foldTimer(id: TimerId, timer: Timer | null, event: JournalEvent, entry: Entry): Timer | null {
  if (event.type === 'v1.TimerStarted') {
    if (event.timer !== id) return timer;
    const { kind, who, fight, startedAt, deadline } = event;
    return { id, kind, who, fight, startedAt, deadline, state: 'running', cause: entry.seq, expiry: null };
  }
  if (timer === null) return null;
  switch (event.type) {
    case 'v1.TimerExpired':
      return event.timer === id ? { ...timer, state: 'expired', expiry: entry.seq } : timer;
    case 'v1.TimerAcknowledged':
    case 'v1.TimerCancelled':
      return event.timer === id ? null : timer;
    case 'v1.CampResumed':
      return event.timers.includes(id) ? putOff(timer, event.pausedFor) : timer;
    case 'v1.ClockJumped':
      return event.timers.includes(id) ? putOff(timer, event.by) : timer;
    default:
      return timer;
  }
}

const putOff = (timer: Timer, by: number): Timer => ({ ...timer, deadline: instant(timer.deadline + by) });
