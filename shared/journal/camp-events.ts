import type { CaseId, CharacterId, EntrySeq, FightId } from '../vocabulary/ids.ts';

interface CampEventBodies {
  'v1.CampStarted': { readonly name: string };
  'v1.CampStopped': { readonly reason: string };
  /** The camp stood still for `pausedFor` milliseconds until now; every timer that ran then is put off by as much. */
  'v1.CampResumed': { readonly pausedFor: number };
  /** The wall clock jumped by `by` milliseconds (negative: backwards); running timers and the stop of the camp keep what they had. */
  'v1.ClockJumped': { readonly by: number };
  /** DBF-AFT-05: a killing goes before the council of ORGs. */
  'v1.CaseOpened': {
    readonly case: CaseId;
    readonly victim: CharacterId;
    readonly killer: CharacterId;
    readonly reason: string;
    readonly fight: FightId | null;
  };
  'v1.CaseDecided': { readonly case: CaseId; readonly verdict: string };
  /** DBF-A-28: a later phase of the event; spells are fresh for those named, and temporary lives are gone (DBF-A-07). */
  'v1.GamePhaseOpened': { readonly phase: number; readonly renewed: readonly CharacterId[] };
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
