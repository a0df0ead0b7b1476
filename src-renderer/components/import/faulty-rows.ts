import type { FaultyCell, LeftOutRow } from '../../../shared/contract/import-views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

/** What somebody wrote into the field of a faulty cell. */
export interface CellField {
  readonly row: LeftOutRow;
  readonly cell: FaultyCell;
  readonly text: string;
  readonly field: HTMLElement;
}

/** Whom somebody chose for a row; null is somebody new. */
export interface RowChoice {
  readonly row: LeftOutRow;
  readonly who: CharacterId | null;
  readonly field: HTMLElement;
}
