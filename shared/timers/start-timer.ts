import { instant, timerId, type CharacterId, type FightId, type Instant } from '../vocabulary/ids.ts';
import type { TimerEvent } from './events.ts';
import { timerLength, type TimerKind } from './timer.ts';

type TimerStarted = Extract<TimerEvent, { type: 'v1.TimerStarted' }>;

/** A timer that starts at `at`; the same kind for the same character at the same moment is the same timer. */
export const startTimer = (kind: TimerKind, who: CharacterId, fight: FightId | null, at: Instant): TimerStarted => ({
  type: 'v1.TimerStarted',
  timer: timerId(`${kind}-${who}-${String(at)}`),
  kind,
  who,
  fight,
  startedAt: at,
  deadline: instant(at + timerLength[kind]),
});
