import type { Logger } from 'pino';
import type { CardJob } from '../../shared/cards/card-job.ts';
import type { PdfAnswer } from '../../shared/contract/print-views.ts';
import { NoPrinter, printJob, programsHere } from './print-job.ts';
import { PrintFailed, type Printed } from './printing.ts';

/** Somebody waits for it at a window, who can print in another way. */
const limits = { timeoutMs: 60_000 };

const printHere = (job: CardJob): Promise<Printed> => printJob(job, programsHere(), limits);

/** Makes PDFs for windows, one at a time; who comes meanwhile is sent away. */
export function pdfDesk(log: Logger, print = printHere): (job: CardJob) => Promise<PdfAnswer> {
  let busy = false;
  return async (job) => {
    if (busy) return { ok: false, unprinted: 'busy' };
    busy = true;
    try {
      const { pdf } = await print(job);
      return { ok: true, base64: Buffer.from(pdf).toString('base64') };
    } catch (error) {
      if (error instanceof NoPrinter) return { ok: false, unprinted: 'no-program' };
      if (!(error instanceof PrintFailed)) throw error;
      log.error({ err: error }, 'cards could not be printed');
      return { ok: false, unprinted: 'failed' };
    } finally {
      busy = false;
    }
  };
}
