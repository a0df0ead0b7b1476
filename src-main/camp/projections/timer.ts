import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import { putOffBy, type Pause } from '../../../shared/timers/pause.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import { instant, type TimerId } from '../../../shared/vocabulary/ids.ts';

/**
 * What one event makes of one timer; null when there is none: not started yet, cancelled, or acknowledged and put away.
 * `pauses` are those before the event: a timer may be entered late, as started before one of them.
 */
export function foldTimer(
  id: TimerId,
  timer: Timer | null,
  event: JournalEvent,
  entry: Entry,
  pauses: readonly Pause[],
): Timer | null {
  if (event.type === 'v1.TimerStarted') {
    if (event.timer !== id) return timer;
    const { kind, who, fight, startedAt } = event;
    const deadline = putOffBy(pauses, startedAt, event.deadline);
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
      return whileRunning(timer, {
        deadline: putOffBy([pauseBefore(entry, event.pausedFor)], timer.startedAt, timer.deadline),
      });
    case 'v1.ClockJumped':
      return whileRunning(timer, {
        startedAt: instant(timer.startedAt + event.by),
        deadline: instant(timer.deadline + event.by),
      });
    default:
      return timer;
  }
}

export const pauseBefore = (entry: Entry, pausedFor: number): Pause => ({
  since: instant(entry.at - pausedFor),
  until: entry.at,
});

const whileRunning = (timer: Timer, change: Partial<Timer>): Timer =>
  timer.state === 'running' ? { ...timer, ...change } : timer;
