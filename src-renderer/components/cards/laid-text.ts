import type { TFunction } from 'i18next';
import { rangesOf, rangesText } from '../../../shared/cards/sheet-ranges.ts';
import type { Laid } from '../../cards/laid.ts';

/** "kariet: 18, listov: 5", "kariet: 8, listy 3–4 z 5": what comes out of the printer. */
export function laidText({ job, parts, sheets, shown }: Laid, t: TFunction): string {
  if (job.matter.is !== 'cards') return t('cards.page.pages', { count: sheets });
  if (shown.length === sheets) return t('cards.page.summary', { cards: parts, sheets });
  return t('cards.page.summaryOf', {
    cards: shown.flatMap(({ sheet }) => sheet.filter((part) => part !== null)).length,
    count: shown.length,
    shown: rangesText(rangesOf(shown.map(({ number }) => number))),
    sheets,
  });
}
