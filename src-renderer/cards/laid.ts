import type { NumberedPart } from '../../shared/cards/parts.ts';
import type { PaperSheet } from '../../shared/cards/sheets.ts';

/** What stands on the sheets. */
export interface Laid {
  /** How many cards there are, with those that only go on. */
  readonly parts: number;
  readonly sheets: number;
  /** The sheets that are to be printed. */
  readonly shown: readonly { readonly number: number; readonly sheet: PaperSheet<NumberedPart> }[];
}
