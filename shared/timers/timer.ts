import type { CharacterId, EntrySeq, FightId, Instant, TimerId } from '../vocabulary/ids.ts';
import type { Status } from '../vocabulary/terms.ts';

export const timerKinds = [
  'knockout',
  'death',
  'pursuit',
  'sleep',
  'trance',
  'invisibility',
  'senses',
  'animal-speech',
  'transformation',
  'stay',
  'brew',
] as const;
export type TimerKind = (typeof timerKinds)[number];

const MINUTE = 60_000;

/**
 * Milliseconds from the start of a timer to its deadline, by the clock also in a fight (DBF-A-36). DBF-AFT-01,
 * DBF-AFT-06, DBF-END-03, DBF-SP-* of the spells.
 */
export const timerLength: Readonly<Record<TimerKind, number>> = {
  knockout: 5 * MINUTE,
  death: 10 * MINUTE,
  pursuit: 5 * MINUTE,
  sleep: 5 * MINUTE,
  trance: 5 * MINUTE,
  invisibility: 10 * MINUTE,
  senses: 10 * MINUTE,
  'animal-speech': 10 * MINUTE,
  transformation: 10 * MINUTE,
  stay: 5 * MINUTE,
  /** DBF-MAG-AL-4 */
  brew: 10 * MINUTE,
};

/** The timer that runs while somebody bears a status. */
export const timerOfStatus: Readonly<Partial<Record<Status, TimerKind>>> = {
  'knocked-out': 'knockout',
  dead: 'death',
  fled: 'pursuit',
  asleep: 'sleep',
  entranced: 'trance',
};

export type TimerState = 'running' | 'expired' | 'acknowledged' | 'cancelled';

export interface Timer {
  readonly id: TimerId;
  readonly kind: TimerKind;
  readonly who: CharacterId;
  readonly fight: FightId | null;
  readonly startedAt: Instant;
  readonly deadline: Instant;
  readonly state: TimerState;
  /** The entry that started it; withdrawing that entry withdraws what became of the timer. */
  readonly cause: EntrySeq;
  /** The entry of its expiry, once it has run out. */
  readonly expiry: EntrySeq | null;
}

/** A timer as the rules look at it; which entries it came by is the journal's business. */
export type RuledTimer = Omit<Timer, 'cause' | 'expiry'>;

/**
 * Milliseconds until the deadline, 0 when it is due. While the camp is stopped the clock of the timers stands still.
 */
export const timeLeft = (timer: Pick<Timer, 'deadline'>, now: Instant, stoppedAt: Instant | null): number =>
  Math.max(0, timer.deadline - (stoppedAt ?? now));

export const isDue = (timer: Timer, now: Instant, stoppedAt: Instant | null): boolean =>
  timer.state === 'running' && timer.deadline <= (stoppedAt ?? now);
