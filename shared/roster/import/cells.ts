import type { Fault, FaultCode } from './faults.ts';
import type { Field } from './fields.ts';

export interface Cell {
  /** As a spreadsheet names it. */
  readonly name: string;
  readonly field: Field;
  /** Tidied; never empty. */
  readonly text: string;
  /** What stands over it, where several columns of the file hold the same. */
  readonly heading?: string;
}

/** The cells of one row that hold something, by what their column holds. */
export interface RowCells {
  readonly first: (field: Field) => Cell | null;
  readonly all: (field: Field) => readonly Cell[];
  /** The name of the cell where it stands or would stand; null where the file has no such column. */
  readonly at: (field: Field) => string | null;
}

/** Gathers what is wrong in a row, and goes on reading. */
export class Faults {
  readonly found: Fault[] = [];

  /** Gives null, so that a reader can say what is wrong and that it has no value in one breath. */
  add(code: FaultCode, cell: Cell, data: Fault['data'] = {}): null {
    this.found.push({ code, cell: cell.name, field: cell.field, text: cell.text, refusal: null, data });
    return null;
  }

  missing(code: FaultCode, cells: RowCells, field: Field): void {
    this.found.push({ code, cell: cells.at(field), field, text: '', refusal: null, data: {} });
  }
}
