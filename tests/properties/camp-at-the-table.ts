import type { Answer } from '../../shared/contract/answer.ts';
import { envelopeSchema } from '../../shared/contract/commands.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Camp } from '../../src-main/camp/camp.ts';
import { openCamp } from '../../src-main/camp/open-camp.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import type { Store } from '../../src-main/store/store.ts';

/** A camp in memory, its store, and a clock that moves only when told. */
export interface CampAtTheTable {
  readonly store: Store;
  perform(command: CommandDraft, happenedAt?: number): Answer;
  wait(milliseconds: number): void;
  now(): number;
  views(): ViewsMessage;
  /** The same store opened anew, as after a restart. */
  reopened(): Camp;
  close(): void;
}

export const START = Date.UTC(2026, 6, 10, 12);

export function openCampAtTheTable(): CampAtTheTable {
  let now = START;
  let sent = 0;
  const { store } = openStore(':memory:');
  const open = () => openCamp({ store, clock: { now: () => instant(now) }, sample: () => [] });
  const camp = open();
  return {
    store,
    perform(command, happenedAt) {
      sent += 1;
      const late = happenedAt === undefined ? {} : { happenedAt };
      const envelope = envelopeSchema.safeParse({ commandId: `step-${sent}`, command, ...late });
      return envelope.success ? camp.perform(envelope.data) : refuse('invalid-input');
    },
    wait(milliseconds) {
      now += milliseconds;
      camp.catchUp();
    },
    now: () => now,
    views: () => camp.views(),
    reopened: open,
    close: () => camp.close(),
  };
}
