import type { Notice } from '../../shared/contract/views.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { CampState } from './state.ts';
import { timerView } from './views/views.ts';

/** What is told once after a start: when the last entry was made, and which timers ran out since. */
export function openingNotices(
  state: CampState,
  missed: readonly Timer[],
  lastEntryAt: Instant,
  now: Instant,
): readonly Notice[] {
  const opened: Notice = { kind: 'opened', lastEntryAt, now };
  if (missed.length === 0) return [opened];
  const timers = missed.flatMap(({ id }) => state.timers.get(id) ?? []).map((timer) => timerView(state, timer));
  return [opened, { kind: 'expired-while-closed', timers }];
}
