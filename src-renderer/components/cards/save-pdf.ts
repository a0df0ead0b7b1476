import type { TFunction } from 'i18next';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import type { PdfAnswer } from '../../../shared/contract/print-views.ts';
import { paperTitle } from '../../cards/card-text.ts';
import { download } from '../../state/download.ts';
import { shell } from '../../state/shell.ts';

/** How the saving of a PDF ended: what is told of it, and what comes next. */
interface PdfEnd {
  readonly told: string;
  /** `by-hand`: only the browser's own dialog is left. */
  readonly then: 'saved' | 'nothing' | 'by-hand';
}

/** Saves a job as PDF: the shell asks where to; in a browser the host makes it, and the browser downloads it. */
export async function savePdf(
  job: CardJob,
  pdfOf: (job: CardJob) => Promise<PdfAnswer>,
  t: TFunction,
): Promise<PdfEnd> {
  const name = `${paperTitle(job, t)}.pdf`;
  const here = shell();
  if (here === null) return downloadPdf(name, await pdfOf(job).catch(() => FAILED), t);
  const answer = await here.savePdf(name);
  if (answer.is === 'cancelled') return { told: '', then: 'nothing' };
  return answer.is === 'saved'
    ? { told: t('cards.page.saved', { file: answer.file }), then: 'saved' }
    : { told: t('cards.page.notSaved'), then: 'nothing' };
}

const FAILED: PdfAnswer = { ok: false, unprinted: 'failed' };

function downloadPdf(name: string, answer: PdfAnswer, t: TFunction): PdfEnd {
  if (answer.ok) {
    const file = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
    download(file, answer.base64);
    return { told: t('cards.page.downloaded', { file }), then: 'saved' };
  }
  const why = t(`cards.page.unprinted.${answer.unprinted}`);
  return answer.unprinted === 'busy'
    ? { told: why, then: 'nothing' }
    : { told: `${why} ${t('cards.page.savePdfHint')}`, then: 'by-hand' };
}
