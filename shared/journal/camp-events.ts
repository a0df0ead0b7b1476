import type { CaseId, CharacterId, EntrySeq, FightId, TimerId } from '../vocabulary/ids.ts';

interface CampEventBodies {
  'v1.CampStarted': { readonly name: string };
  'v1.CampStopped': { readonly reason: string };
  /** Every running timer is put off by `pausedFor` milliseconds. */
  'v1.CampResumed': { readonly pausedFor: number; readonly timers: readonly TimerId[] };
  /** The wall clock jumped by `by` milliseconds (negative: backwards); running timers keep what they had left. */
  'v1.ClockJumped': { readonly by: number; readonly timers: readonly TimerId[] };
  /** DBF-AFT-05: a killing goes before the council of ORGs. */
  'v1.CaseOpened': {
    readonly case: CaseId;
    readonly victim: CharacterId;
    readonly killer: CharacterId;
    readonly reason: string;
    readonly fight: FightId | null;
  };
  'v1.CaseDecided': { readonly case: CaseId; readonly verdict: string };
  /** Undo: the entries no longer count. Withdrawing a withdrawal is redo. */
  'v1.Withdrawn': { readonly entries: readonly EntrySeq[] };
}

export type CampEventType = keyof CampEventBodies;
export type CampEvent = {
  [Type in CampEventType]: { readonly type: Type } & CampEventBodies[Type];
}[CampEventType];

export interface CouncilCase {
  readonly id: CaseId;
  readonly victim: CharacterId;
  readonly killer: CharacterId;
  readonly reason: string;
  readonly fight: FightId | null;
  readonly openedAt: number;
  readonly verdict: string | null;
}
