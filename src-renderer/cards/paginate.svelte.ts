import { tick } from 'svelte';
import type { PaperDocument } from '../../shared/cards/document.ts';
import { cutPart, numbered, wholePart, type NumberedPart, type Part } from '../../shared/cards/parts.ts';
import { fittingBlocks } from './measure-parts.ts';

/**
 * Cuts documents into parts that fit. What is not cut yet is drawn and measured where nobody sees it; what did not fit is
 * drawn and measured again, until everything does.
 */
export function createPagination(room: () => HTMLElement | null) {
  let pending = $state.raw<readonly NumberedPart[]>([]);
  let parts = $state.raw<readonly NumberedPart[] | null>(null);
  let run = 0;

  async function paginate(documents: readonly PaperDocument[]): Promise<void> {
    run += 1;
    const mine = run;
    // It lives for this run alone; nobody follows it.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const done = new Map<PaperDocument, Part[]>(documents.map((document) => [document, []]));
    await fontsAreHere();
    let rest: readonly Part[] = documents.map(wholePart);
    while (rest.length > 0) {
      if (run !== mine) return;
      pending = rest.map((part) => ({ ...part, at: (done.get(part.document)?.length ?? 0) + 1, of: 1 }));
      await tick();
      const fits = fittingBlocks(room()?.children ?? []);
      rest = rest.flatMap((part, at) => {
        const fit = fits[at] ?? part.blocks.length;
        const [kept = part, ...later] = fit < part.blocks.length ? cutPart(part, fit) : [part];
        done.get(part.document)?.push(kept);
        return later;
      });
    }
    if (run !== mine) return;
    pending = [];
    parts = numbered([...done.values()].flat());
  }

  return {
    /** Those that are being measured. */
    get pending() {
      return pending;
    },
    /** All parts in their order; null until they are known. */
    get parts() {
      return parts;
    },
    paginate,
  };
}

/** Letters outside the first subset too, else a line is measured in another font than it is printed in. */
async function fontsAreHere(): Promise<void> {
  const letters = 'aľščťžýáíéúäôňďŕĺőű';
  const fonts = ["400 12px 'Source Sans 3'", "700 12px 'Source Sans 3'", "700 12px 'Alegreya'"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, letters)));
}
