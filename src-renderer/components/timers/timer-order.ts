import type { TimerView } from '../../../shared/contract/views.ts';
import type { TimerKind } from '../../../shared/timers/timer.ts';

/** Somebody lies or waits under it, or must still be told that it ran out. */
export const isOpen = (timer: TimerView): boolean => timer.state === 'running' || timer.state === 'expired';

/** The next to run out first; those that ran out stand before all others by themselves. */
export const byDeadline = (timers: readonly TimerView[]): readonly TimerView[] =>
  timers.toSorted((one, other) => one.deadline - other.deadline || one.id.localeCompare(other.id));

/** The hue of a ring; red is kept for what has run out. */
export const toneOf: Readonly<Record<TimerKind, 'amber' | 'teal' | 'violet' | 'gold'>> = {
  knockout: 'amber',
  death: 'violet',
  pursuit: 'teal',
  sleep: 'gold',
  trance: 'gold',
  invisibility: 'violet',
  senses: 'violet',
  'animal-speech': 'teal',
  transformation: 'teal',
  stay: 'amber',
  brew: 'teal',
};
