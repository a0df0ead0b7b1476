import { describe, expect, test } from 'vitest';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { pdfDesk } from '../../../src-main/cards/pdf-desk.ts';
import { NoPrinter } from '../../../src-main/cards/print-job.ts';
import { PrintFailed, type Printed } from '../../../src-main/cards/printing.ts';
import { readableLog } from '../silent-log.ts';

const job: CardJob = {
  matter: { is: 'timers', timers: [], now: instant(0) },
  language: 'sk',
  camp: 'Artušov hvozd',
  gamePhase: 1,
  phases: 4,
  sheets: null,
};
const printed: Printed = { pdf: new TextEncoder().encode('%PDF'), parts: 1, sheets: 1 };
const made = { ok: true, base64: 'JVBERg==' };

describe('a PDF for a window', () => {
  test('is what the printer made of its job', async () => {
    const jobs: CardJob[] = [];
    const makePdf = pdfDesk(readableLog().log, (asked) => {
      jobs.push(asked);
      return Promise.resolve(printed);
    });
    expect(await makePdf(job)).toEqual(made);
    expect(jobs).toEqual([job]);
  });

  test('is made after the one before: who asks meanwhile is sent away, who comes later is not', async () => {
    const { promise, resolve } = Promise.withResolvers<Printed>();
    const makePdf = pdfDesk(readableLog().log, () => promise);
    const first = makePdf(job);
    expect(await makePdf(job)).toEqual({ ok: false, unprinted: 'busy' });
    resolve(printed);
    expect([await first, await makePdf(job)]).toEqual([made, made]);
  });

  test('is not there where nothing can make it', async () => {
    const { log, lines } = readableLog();
    const makePdf = pdfDesk(log, () => Promise.reject(new NoPrinter('nothing')));
    expect([await makePdf(job), lines]).toEqual([{ ok: false, unprinted: 'no-program' }, []]);
  });

  test('is not there where the browser fails, which is logged, and the next one is tried', async () => {
    const { log, lines } = readableLog();
    const answers = [Promise.reject(new PrintFailed('chromium', { cause: new Error('it went away') }))];
    const makePdf = pdfDesk(log, () => answers.pop() ?? Promise.resolve(printed));
    expect(await makePdf(job)).toEqual({ ok: false, unprinted: 'failed' });
    expect(lines.map(({ msg }) => msg)).toEqual(['cards could not be printed']);
    expect(await makePdf(job)).toEqual(made);
  });
});
