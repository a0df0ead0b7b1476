import type { CardJob } from '../../shared/cards/card-job.ts';
import type { CardWish } from '../../shared/cards/card-wish.ts';
import type { Answer } from '../../shared/contract/answer.ts';
import type { Envelope } from '../../shared/contract/commands.ts';
import type { KpoFightView } from '../../shared/contract/kpo-views.ts';
import type { JournalLine } from '../../shared/contract/journal-views.ts';
import type { FightView, Notice, ViewsMessage } from '../../shared/contract/views.ts';
import type { XpFor, XpGiven, XpLine } from '../../shared/contract/xp-views.ts';
import type { ExportWish, ExportedFile, ImportAnswer, ImportRequest } from '../../shared/contract/import-views.ts';
import type { CharacterId, FightId, Instant } from '../../shared/vocabulary/ids.ts';
import type { JournalDesk } from './journal-desk.ts';
import type { PersonalDesk } from './personal.ts';

/** The only writer. Everything that happens to a camp goes through `perform`. */
export interface Camp {
  /** Accepted means: on the disk. */
  perform(envelope: Envelope): Answer;
  /** Writes what fell due by now, each at its own deadline, in order; true if anything did. */
  catchUp(): boolean;
  /** The earliest deadline of a running timer, or null. While the camp is stopped: null. */
  nextDeadline(): Instant | null;
  /** The wall clock jumped by so many milliseconds: running timers keep what they had left. */
  clockJumped(by: number): void;
  /** A notice for every window that opens from now on. */
  notify(notice: Notice): void;
  /** Everything, as for a window that just opened. */
  views(): ViewsMessage;
  /** Called after every change with the views that changed. Returns what ends it. */
  watch(listener: (message: ViewsMessage) => void): () => void;
  history(who: CharacterId, limit: number): readonly JournalLine[];
  putAwayFight(id: FightId): FightView | KpoFightView | null;
  xpLedger(who: CharacterId): readonly XpLine[];
  xpQuests(): readonly string[];
  xpGiven(source: XpFor): readonly XpGiven[];
  previewImport(request: ImportRequest): Promise<ImportAnswer>;
  exportCamp(wish: ExportWish): Promise<ExportedFile>;
  /** What is to be printed, as the camp stands now. */
  cardJob(wish: CardWish): CardJob;
  readonly journal: JournalDesk;
  readonly personal: PersonalDesk;
  close(): void;
}

export interface Clock {
  now(): Instant;
}
