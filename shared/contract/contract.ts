import { eventIterator, oc, type } from '@orpc/contract';
import { z } from 'zod';
import { characterIdSchema } from '../vocabulary/schemas.ts';
import type { Answer } from './answer.ts';
import { envelopeSchema } from './commands.ts';
import type { JournalLine, ViewsMessage } from './views.ts';

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
};

export type Contract = typeof contract;
