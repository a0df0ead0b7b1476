import type { CharacterId, FightId, Instant, TimerId } from '../vocabulary/ids.ts';
import type { Status } from '../vocabulary/terms.ts';
import type { TimerKind } from './timer.ts';

/** What somebody is left with when their timer has run out. */
export interface TimerOutcome {
  readonly lives: number;
  readonly status: Status;
  readonly waitsAtHeadOrg: boolean;
}

interface TimerEventBodies {
  'v1.TimerStarted': {
    readonly kind: TimerKind;
    readonly who: CharacterId;
    readonly fight: FightId | null;
    readonly startedAt: Instant;
    readonly deadline: Instant;
  };
  /** What the expiry does to the character; null where it only tells that the time is over (pursuit). */
  'v1.TimerExpired': { readonly who: CharacterId; readonly outcome: TimerOutcome | null };
  'v1.TimerAcknowledged': object;
  'v1.TimerCancelled': object;
}

export type TimerEventType = keyof TimerEventBodies;
export type TimerEvent = {
  [Type in TimerEventType]: { readonly type: Type; readonly timer: TimerId } & TimerEventBodies[Type];
}[TimerEventType];
