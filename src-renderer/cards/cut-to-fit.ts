import type { PaperDocument } from '../../shared/cards/document.ts';
import { cutPart, numbered, wholePart, type NumberedPart, type Part } from '../../shared/cards/parts.ts';

/** Says how many blocks of each part fit, from the first on; null when nobody waits for the answer any more. */
export type Measure = (parts: readonly NumberedPart[]) => Promise<readonly number[] | null>;

/**
 * Documents, cut into parts that fit: what is left over is measured again, until everything fits. Null when the measuring
 * was given up.
 */
export async function cutToFit(
  documents: readonly PaperDocument[],
  measure: Measure,
): Promise<readonly NumberedPart[] | null> {
  let cuttings = documents.map((document): Cutting => ({ done: [], rest: wholePart(document) }));
  for (let open = cuttings.flatMap(next); open.length > 0; open = cuttings.flatMap(next)) {
    const fits = await measure(open);
    if (fits === null) return null;
    const fitting = fits.values();
    cuttings = cuttings.map((cutting) => (cutting.rest === null ? cutting : cut(cutting, fitting.next().value)));
  }
  return numbered(cuttings.flatMap(({ done }) => done));
}

/** A document: what is cut off it, and what is not measured yet. */
interface Cutting {
  readonly done: readonly Part[];
  readonly rest: Part | null;
}

/** A part that goes on has a smaller head, so it is measured as what it will be. */
const next = ({ done, rest }: Cutting): readonly NumberedPart[] =>
  rest === null ? [] : [{ ...rest, at: done.length + 1, of: 1 }];

function cut({ done, rest }: Cutting, fit: number | undefined): Cutting {
  if (rest === null) return { done, rest };
  const [kept = rest, later = null] = fit === undefined || fit >= rest.blocks.length ? [rest] : cutPart(rest, fit);
  return { done: [...done, kept], rest: later };
}
