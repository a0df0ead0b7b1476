import { tick } from 'svelte';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { documentsOf } from '../../shared/cards/document.ts';
import type { NumberedPart } from '../../shared/cards/parts.ts';
import { cutToFit } from './cut-to-fit.ts';
import { fittingBlocks } from './measure-parts.ts';

/** A job with its parts, every one of which fits. */
export interface Paginated {
  readonly job: CardJob;
  readonly parts: readonly NumberedPart[];
}

/** Cuts the documents of a job into parts that fit: what is not cut yet is drawn and measured where nobody sees it. */
export function createPagination(room: () => HTMLElement | null) {
  let pending = $state.raw<readonly NumberedPart[]>([]);
  let paginated = $state.raw<Paginated | null>(null);
  let run = 0;

  async function paginate(job: CardJob): Promise<void> {
    run += 1;
    const mine = run;
    await fontsAreHere(job);
    const parts = await cutToFit(documentsOf(job), async (open) => {
      if (run !== mine) return null;
      pending = open;
      await tick();
      return fittingBlocks(room()?.children ?? []);
    });
    if (parts === null || run !== mine) return;
    pending = [];
    paginated = { job, parts };
  }

  return {
    /** Those that are being measured, of the job that was asked for last. */
    get pending() {
      return pending;
    },
    /** The last job that is whole on paper; null until there is one. */
    get paginated() {
      return paginated;
    },
    paginate,
  };
}

/** For all that the job spells and the languages do, else a line is measured in another font than it is printed in. */
async function fontsAreHere(job: CardJob): Promise<void> {
  const letters = [...new Set(`aľščťžýáíéúäôňďŕĺőű${JSON.stringify(job)}`)].join('');
  const fonts = ["400 12px 'Source Sans 3'", "700 12px 'Source Sans 3'", "700 12px 'Alegreya'"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, letters)));
}
