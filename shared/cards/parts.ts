import type { Block } from './block.ts';
import type { PaperDocument } from './document.ts';

/** The piece of a document that stands on one card. */
export interface Part {
  readonly document: PaperDocument;
  readonly blocks: readonly Block[];
}

export const wholePart = (document: PaperDocument): Part => ({ document, blocks: document.blocks });

/**
 * Cuts a part after as many blocks as fit; what is left becomes the next part. A heading never stays behind alone, and at
 * least one block that is no heading stays, so that the cutting comes to an end.
 */
export function cutPart(part: Part, fit: number): readonly Part[] {
  const { document, blocks } = part;
  const least = blocks.findIndex(({ is }) => is !== 'heading') + 1;
  const wanted = Math.max(least, fit);
  const kept = wanted > least && blocks[wanted - 1]?.is === 'heading' ? wanted - 1 : wanted;
  if (kept >= blocks.length) return [part];
  return [
    { document, blocks: blocks.slice(0, kept) },
    { document, blocks: onwards(blocks.slice(kept)) },
  ];
}

/** What goes on under a heading has it again above. */
function onwards(blocks: readonly Block[]): readonly Block[] {
  const [first] = blocks;
  if (first === undefined || first.section === null || first.is === 'heading') return blocks;
  return [{ is: 'heading', section: first.section }, ...blocks];
}

export interface NumberedPart extends Part {
  /** "2/3" */
  readonly at: number;
  readonly of: number;
}

/** Which part of its document each part is. */
export function numbered(parts: readonly Part[]): readonly NumberedPart[] {
  const byDocument = Map.groupBy(parts, ({ document }) => document);
  return [...byDocument.values()].flatMap((alike) =>
    alike.map((part, index) => ({ ...part, at: index + 1, of: alike.length })),
  );
}
