import { writeFileSync } from 'node:fs';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { jobOfCamp } from '../cards/job-of-camp.ts';
import { NoPrinter, printJob } from '../cards/print-job.ts';
import { PrintFailed, type Printed } from '../cards/printing.ts';
import { campFileOf } from '../shell/camp-file.ts';
import { CampNotOpened } from '../store/errors.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import { cardsUsage, readCardsOptions, type CardsOptions } from './cards-options.ts';
import { isSystemError, unwritableWords } from './file-words.ts';
import { helped } from './help.ts';
import type { Output } from './output.ts';

/**
 * Prints cards or lists of a camp as PDF. A running console is not disturbed, and nothing is marked as printed.
 * Exit code 0: written; 1: printing failed; 2: nothing to do it with, nothing to do, or the file can't be written.
 */
export async function printCards(
  args: readonly string[],
  output: Output,
  print: (job: CardJob) => Promise<Printed> = printJob,
): Promise<0 | 1 | 2> {
  if (helped(args, cardsUsage, output)) return 0;
  const options = readCardsOptions(args);
  if (typeof options === 'string') return refused(output, `${options}\n\n${cardsUsage}`);
  try {
    const job = readJob(options);
    if ('unknown' in job) return refused(output, `The camp has nobody with the id ${job.unknown.join(', ')}.`);
    if (isEmpty(job)) return refused(output, 'There is nothing to print: nobody fits the choice.');
    const printed = await print(job);
    if (printed.sheets === 0) return refused(output, 'There is nothing to print: there are no such sheets.');
    return write(options.out, printed, output);
  } catch (error) {
    if (error instanceof CampNotOpened || error instanceof NoPrinter) return refused(output, error.message);
    if (!(error instanceof PrintFailed) && !isSystemError(error)) throw error;
    output.note(error.message);
    return 1;
  }
}

function readJob(options: CardsOptions): ReturnType<typeof jobOfCamp> {
  const store = openReadOnlyStore(campFileOf(options.camp));
  try {
    return jobOfCamp(store.tables(), options, instant(Date.now()));
  } finally {
    store.close();
  }
}

function write(out: string, printed: Printed, output: Output): 0 | 2 {
  try {
    writeFileSync(out, printed.pdf);
  } catch (error) {
    if (isSystemError(error)) return refused(output, unwritableWords(error, out, 'en'));
    throw error;
  }
  output.line(`${out}: ${summary(printed)}`);
  return 0;
}

/** A list of timers may be empty: then nothing runs, and the sheet says so. */
function isEmpty({ matter }: CardJob): boolean {
  switch (matter.is) {
    case 'cards':
      return matter.cards.length === 0;
    case 'table-card':
      return matter.creeps.length === 0;
    case 'roster':
      return matter.rows.length === 0;
    case 'timers':
      return false;
    default:
      return matter satisfies never;
  }
}

function refused(output: Output, why: string): 2 {
  output.note(why);
  return 2;
}

const summary = ({ parts, sheets }: Printed): string =>
  `${parts} ${parts === 1 ? 'card or page' : 'cards or pages'}, ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}.`;
