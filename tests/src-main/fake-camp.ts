import type { CardJob } from '../../shared/cards/card-job.ts';
import type { CardWish } from '../../shared/cards/card-wish.ts';
import type { Answer } from '../../shared/contract/answer.ts';
import type { Envelope } from '../../shared/contract/commands.ts';
import type { JournalLine } from '../../shared/contract/journal-views.ts';
import type { Notice, ViewsMessage } from '../../shared/contract/views.ts';
import type { XpFor, XpGiven, XpLine } from '../../shared/contract/xp-views.ts';
import { entrySeq, instant, type CharacterId, type Instant } from '../../shared/vocabulary/ids.ts';
import type { Camp } from '../../src-main/camp/camp.ts';

/** A camp that notes what it is asked and says what it was told to say. */
export class FakeCamp implements Camp {
  readonly performed: Envelope[] = [];
  readonly jumps: number[] = [];
  readonly notices: Notice[] = [];
  readonly askedHistory: { readonly who: CharacterId; readonly limit: number }[] = [];
  readonly askedXp: XpFor[] = [];
  readonly listeners = new Set<(message: ViewsMessage) => void>();
  caughtUp = 0;
  closed = 0;
  seq = 0;
  deadline: Instant | null = null;
  answer: (envelope: Envelope) => Answer = () => accepted;
  onCatchUp: () => void = () => undefined;

  perform(envelope: Envelope): Answer {
    this.performed.push(envelope);
    return this.answer(envelope);
  }
  catchUp(): boolean {
    this.caughtUp += 1;
    this.onCatchUp();
    return false;
  }
  nextDeadline(): Instant | null {
    return this.deadline;
  }
  clockJumped(by: number): void {
    this.jumps.push(by);
  }
  notify(notice: Notice): void {
    this.notices.push(notice);
  }
  views(): ViewsMessage {
    return { seq: this.seq, now: instant(0), whole: true, timers: [], waits: [], fights: {}, characters: {} };
  }
  watch(listener: (message: ViewsMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  history(who: CharacterId, limit: number): readonly JournalLine[] {
    this.askedHistory.push({ who, limit });
    return [];
  }
  putAwayFight(): ReturnType<Camp['putAwayFight']> {
    return null;
  }
  xpLedger(): readonly XpLine[] {
    return [];
  }
  xpQuests(): readonly string[] {
    return ['Drak'];
  }
  xpGiven(source: XpFor): readonly XpGiven[] {
    this.askedXp.push(source);
    return [];
  }
  previewImport(): ReturnType<Camp['previewImport']> {
    return Promise.resolve({ ok: false, unreadable: 'empty' });
  }
  exportCamp(): ReturnType<Camp['exportCamp']> {
    return Promise.resolve({ name: 'camp.csv', base64: '' });
  }
  cardJob({ language, phases, sheets }: CardWish): CardJob {
    return { matter: { is: 'timers', timers: [], now: instant(0) }, language, camp: '', gamePhase: 1, phases, sheets };
  }
  readonly journal: Camp['journal'] = { page: () => ({ lines: [], older: false }), lines: () => [] };
  readonly personal: Camp['personal'] = {
    get: () => null,
    put: () => ({ ok: true }),
    putMany: () => ({ ok: true }),
    erase: () => undefined,
  };
  close(): void {
    this.closed += 1;
  }

  /** Something changed: every window hears of it. */
  change(views: Omit<ViewsMessage, 'seq' | 'now' | 'whole'> = {}): ViewsMessage {
    this.seq += 1;
    const message = { seq: this.seq, now: instant(this.seq), whole: false, ...views };
    for (const listener of this.listeners) listener(message);
    return message;
  }
}

export const accepted: Answer = { ok: true, seq: entrySeq(1), fight: null, character: null, stoppedAt: null };
