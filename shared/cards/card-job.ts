import type { Language } from '../i18n/languages.ts';
import type { TimerKind, TimerState } from '../timers/timer.ts';
import type { Instant } from '../vocabulary/ids.ts';
import type { Status } from '../vocabulary/terms.ts';
import type { Card, DbfCard } from './card.ts';
import type { SheetRange } from './sheet-ranges.ts';
import type { CardLayout } from './sheets.ts';

/** A line of the list of timers. */
export interface TimerRow {
  readonly kind: TimerKind;
  readonly state: TimerState;
  readonly name: string;
  readonly place: string;
  readonly startedAt: Instant;
  readonly deadline: Instant;
}

/** A line of the roster: somebody as they are now, in numbers that a pen goes on from. */
export interface RosterRow {
  readonly card: Card;
  /** Lives, or ÉP, now and at most. */
  readonly lives: number;
  readonly most: number;
  /** Null in KPO, and for who stands on their feet. */
  readonly status: Exclude<Status, 'up'> | null;
  readonly xp: number | null;
}

export const printMatters = ['cards', 'table-card', 'roster', 'timers'] as const;

/** What is to be printed: cards, or one of the lists on A4. The order of what stands in it is the order on paper. */
export type PrintMatter =
  | { readonly is: 'cards'; readonly cards: readonly Card[]; readonly layout: CardLayout }
  | { readonly is: 'table-card'; readonly creeps: readonly DbfCard[] }
  | { readonly is: 'roster'; readonly rows: readonly RosterRow[]; readonly now: Instant }
  | { readonly is: 'timers'; readonly timers: readonly TimerRow[]; readonly now: Instant };

export interface CardJob {
  readonly matter: PrintMatter;
  readonly language: Language;
  readonly camp: string;
  /** DBF-A-28: the phase of the event that runs now. */
  readonly gamePhase: number;
  /** How many boxes each spell gets, at least one. */
  readonly phases: number;
  /** Only these are printed; null for all. */
  readonly sheets: readonly SheetRange[] | null;
}
