import { implement, ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import { contract } from '../../shared/contract/contract.ts';
import type { Camp } from '../camp/camp.ts';
import { pdfDesk } from '../cards/pdf-desk.ts';
import { refuseInput, type InputIssue } from './invalid-input.ts';
import { watchCamp } from './watch-queue.ts';

/** One procedure for each entry of the contract: the edge where input is decoded and where a throw ends. */
export function consoleRouter(camp: Camp, log: Logger, makePdf = pdfDesk(log)) {
  // An input is decoded inside the middlewares, so that they see what zod refuses.
  const os = implement(contract).$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

  const caught = os.middleware(async ({ next, path }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError) throw error;
      log.error({ err: error, procedure: path.join('.') }, 'a procedure failed');
      throw new ORPCError('INTERNAL_SERVER_ERROR');
    }
  });

  return os.router({
    command: os.command
      .use(caught)
      .use(async ({ next }, _input, output) => {
        try {
          return await next();
        } catch (error) {
          const issues = issuesOf(error);
          if (issues === null) throw error;
          return output(refuseInput(issues));
        }
      })
      .handler(({ input }) => camp.perform(input)),
    watch: os.watch.use(caught).handler(({ signal }) => watchCamp(camp, signal)),
    history: os.history.use(caught).handler(({ input }) => camp.history(input.who, input.limit)),
    journal: {
      page: os.journal.page.use(caught).handler(({ input }) => camp.journal.page(input)),
      lines: os.journal.lines.use(caught).handler(({ input }) => camp.journal.lines(input.entries)),
    },
    putAwayFight: os.putAwayFight.use(caught).handler(({ input }) => camp.putAwayFight(input.fight)),
    xpLedger: os.xpLedger.use(caught).handler(({ input }) => camp.xpLedger(input.who)),
    xpQuests: os.xpQuests.use(caught).handler(() => camp.xpQuests()),
    xpGiven: os.xpGiven.use(caught).handler(({ input }) => camp.xpGiven(input.for)),
    previewImport: os.previewImport.use(caught).handler(({ input }) => camp.previewImport(input)),
    exportCamp: os.exportCamp.use(caught).handler(({ input }) => camp.exportCamp(input)),
    printPdf: os.printPdf.use(caught).handler(({ input }) => makePdf(camp.cardJob(input))),
    personal: {
      get: os.personal.get.use(caught).handler(({ input }) => camp.personal.get(input.who)),
      put: os.personal.put.use(caught).handler(({ input }) => camp.personal.put(input.who, input.personal)),
      putMany: os.personal.putMany.use(caught).handler(({ input }) => camp.personal.putMany(input.people)),
      erase: os.personal.erase.use(caught).handler(({ input }) => {
        camp.personal.erase(input.who);
        return { ok: true };
      }),
    },
  });
}

export type ConsoleRouter = ReturnType<typeof consoleRouter>;

const issuesOf = (error: unknown): readonly InputIssue[] | null =>
  error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError
    ? (error.cause.issues as readonly InputIssue[])
    : null;
