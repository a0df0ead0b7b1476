import type { Mark, TimerView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

/** Until when a mark stays; null where its name says so already. */
export const markEnds = {
  prone: null,
  charmed: null,
  chosen: 'round',
  vampiric: 'round',
  premonition: 'hit',
  blessed: 'fight',
  hallowed: 'fight',
  waiting: null,
  'driven-off': null,
} as const satisfies Record<Mark, string | null>;

const lastingKinds = ['invisibility', 'senses', 'animal-speech', 'transformation'] as const;
export type LastingKind = (typeof lastingKinds)[number];

/** The effects of spells that run by the clock on somebody, the one that ends first before the others. */
export const lastingTimers = (
  timers: readonly TimerView[],
  of: CharacterId,
): readonly (TimerView & { readonly kind: LastingKind })[] =>
  timers
    .filter((timer): timer is TimerView & { readonly kind: LastingKind } => isLasting(timer) && timer.who.id === of)
    .toSorted((one, other) => one.deadline - other.deadline);

const isLasting = ({ kind, state }: TimerView): boolean =>
  state === 'running' && (lastingKinds as readonly string[]).includes(kind);
