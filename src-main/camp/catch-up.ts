import { expire } from '../../shared/timers/expire.ts';
import { isDue, type Timer } from '../../shared/timers/timer.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';

/** Writes what fell due, each as an entry at its own deadline, in order. */
export function writeExpiries(draft: Draft, now: Instant): readonly Timer[] {
  const due = dueTimers(draft, now);
  for (const timer of due) {
    const character = draft.characters.get(timer.who);
    if (character === null) continue;
    draft.record(
      {
        at: timer.deadline,
        recordedAt: now,
        commandId: null,
        fight: null,
        cause: timer.cause,
        org: null,
        trigger: { type: 'expiry' },
        events: [expire(timer, character)],
      },
      () => null,
    );
  }
  return due;
}

export const dueTimers = (draft: Draft, now: Instant): readonly Timer[] =>
  [...draft.timers.values()]
    .filter((timer) => isDue(timer, now, draft.camp.stopped?.since ?? null))
    .sort((a, b) => a.deadline - b.deadline);
