import { eventIterator, oc, type } from '@orpc/contract';
import { z } from 'zod';
import { characterIdSchema } from '../vocabulary/schemas.ts';
import { personalSchema, type Personal } from '../roster/personal.ts';
import type { Answer, PersonalAnswer } from './answer.ts';
import { envelopeSchema } from './commands.ts';
import { exportFormats, importRequestSchema, type ExportedFile, type ImportAnswer } from './import-views.ts';
import { xpForSchema } from '../roster/xp-for.ts';
import type { JournalLine, ViewsMessage } from './views.ts';
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
  /** What an import would do; `importRoster` with the changes of its rows then does it. */
  previewImport: oc.input(importRequestSchema).output(type<ImportAnswer>()),
  /** The whole camp as a file, without what is known of the people behind the characters. */
  exportCamp: oc.input(z.object({ format: z.enum(exportFormats) })).output(type<ExportedFile>()),
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
    /** Deleted for good; `who` null: of everybody. */
    erase: oc.input(z.object({ who: characterIdSchema.nullable() })).output(type<PersonalAnswer>()),
  },
};

export type Contract = typeof contract;
