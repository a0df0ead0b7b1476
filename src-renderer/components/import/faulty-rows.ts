import type { FaultyCell, ImportPreview, LeftOutRow } from '../../../shared/contract/import-views.ts';
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

/** The rows that are left out now and were not before. */
export const becameFaulty = (before: ImportPreview, now: ImportPreview): readonly LeftOutRow[] =>
  now.faulty.filter(({ sheet, row }) => !before.faulty.some((each) => each.sheet === sheet && each.row === row));
