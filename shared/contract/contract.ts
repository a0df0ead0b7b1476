import { eventIterator, oc, type } from '@orpc/contract';
import { z } from 'zod';
import { cardWishSchema } from '../cards/card-wish.ts';
import { characterIdSchema, entrySeqSchema, fightIdSchema } from '../vocabulary/schemas.ts';
import { personalOfManySchema, personalSchema, type Personal } from '../roster/personal.ts';
import type { Answer, PersonalAnswer } from './answer.ts';
import { envelopeSchema } from './commands.ts';
import { exportWishSchema, importRequestSchema, type ExportedFile, type ImportAnswer } from './import-views.ts';
import { xpForSchema } from '../roster/xp-for.ts';
import type { KpoFightView } from './kpo-views.ts';
import { JOURNAL_PAGE, journalKinds, type JournalLine, type JournalPage } from './journal-views.ts';
import type { FightView, ViewsMessage } from './views.ts';
import type { PdfAnswer } from './print-views.ts';
import type { XpGiven, XpLine } from './xp-views.ts';

/** All that a window can ask of the main process. Electron's message port and the host's WebSocket both speak it. */
export const contract = {
  /** Sends one command. A refusal is an answer, not an error. */
  command: oc.input(envelopeSchema).output(type<Answer>()),
  /** The whole state once, then whatever changed, until the window goes away. */
  watch: oc.output(eventIterator(type<ViewsMessage>())),
  /** The entries that touched a character, newest first, at most `limit` (1 to 500). */
  history: oc
    .input(z.object({ who: characterIdSchema, limit: z.number().int().min(1).max(500) }))
    .output(type<readonly JournalLine[]>()),
  /** The whole journal, newest first, a page at a time. */
  journal: {
    /** The last `limit` (1 to 200) entries of a kind before another one; null: of every kind, from the newest on. */
    page: oc
      .input(
        z.object({
          kind: z.enum(journalKinds).nullable(),
          before: entrySeqSchema.nullable(),
          limit: z.number().int().min(1).max(JOURNAL_PAGE),
        }),
      )
      .output(type<JournalPage>()),
    /** These entries as they stand now, at most 200. */
    lines: oc
      .input(z.object({ entries: z.array(entrySeqSchema).max(JOURNAL_PAGE).readonly() }))
      .output(type<readonly JournalLine[]>()),
  },
  /** A fight of either rule set that was put away, as it ended; null for one that is open or that the camp does not know. */
  putAwayFight: oc.input(z.object({ fight: fightIdSchema })).output(type<FightView | KpoFightView | null>()),
  /** What an import would do; `importRoster` with the changes of its rows, then `personal.putMany`, do it. */
  previewImport: oc.input(importRequestSchema).output(type<ImportAnswer>()),
  /** The whole camp as a file; what is known of the people behind the characters is in it only if that is asked for. */
  exportCamp: oc.input(exportWishSchema).output(type<ExportedFile>()),
  /** Cards or lists of the camp as PDF, for a window that can't make one itself. */
  printPdf: oc.input(cardWishSchema).output(type<PdfAnswer>()),
  /** All that was ever written of a character's XP, oldest first. */
  xpLedger: oc.input(z.object({ who: characterIdSchema })).output(type<readonly XpLine[]>()),
  /** The names of the quests that XP were written for, the last one first. */
  xpQuests: oc.output(type<readonly string[]>()),
  /** Who got how many XP for a fight or a quest; what was taken back doesn't count. */
  xpGiven: oc.input(z.object({ for: xpForSchema })).output(type<readonly XpGiven[]>()),
  /** What is known of the person behind a character. It is in no view, and nowhere in the journal. */
  personal: {
    get: oc.input(z.object({ who: characterIdSchema })).output(type<Personal | null>()),
    /** In the place of what was known; nothing in any field erases it. */
    put: oc.input(z.object({ who: characterIdSchema, personal: personalSchema })).output(type<PersonalAnswer>()),
    /** Of many at once, all or nothing; what is not said of somebody stays as it was known. Refused: `unknown-character`. */
    putMany: oc.input(z.object({ people: personalOfManySchema })).output(type<PersonalAnswer>()),
    /** Deleted for good; `who` null: of everybody. */
    erase: oc.input(z.object({ who: characterIdSchema.nullable() })).output(type<PersonalAnswer>()),
  },
};

export type Contract = typeof contract;
