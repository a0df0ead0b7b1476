import type { CardJob } from '../../shared/cards/card-job.ts';
import type { NumberedPart } from '../../shared/cards/parts.ts';
import type { PaperSheet } from '../../shared/cards/sheets.ts';

/** What stands on the sheets. */
export interface Laid {
  /** The job that this is; one that was asked for since is not laid out yet. */
  readonly job: CardJob;
  /** How many cards or pages there are, with those that only go on. */
  readonly parts: number;
  readonly sheets: number;
  /** The sheets that are to be printed. */
  readonly shown: readonly { readonly number: number; readonly sheet: PaperSheet<NumberedPart> }[];
}
