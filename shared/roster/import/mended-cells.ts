import type { FaultyRow } from './faults.ts';
import type { Field } from './fields.ts';
import { tidy } from './plain-text.ts';
import { cellPlace, type Table } from './table.ts';

/** What somebody wrote over a cell of a file; the file itself stays as it is. */
export interface MendedCell {
  readonly sheet: string;
  /** As a spreadsheet names it: "D7". */
  readonly cell: string;
  readonly text: string;
}

/** A mended cell that counts. */
export interface AppliedMend extends MendedCell {
  /** What stands in the file. */
  readonly was: string;
}

/** A cell to mend: what stands in it as a whole, also where only a part is wrong. */
export interface FaultyCell {
  readonly cell: string;
  /** Null where the column is none of a roster. */
  readonly field: Field | null;
  readonly text: string;
}

/**
 * The tables of a file as somebody mended them, before anything is understood. What was written last into a cell counts;
 * a cell that the file does not have is left aside: read in another encoding, a file may have other cells.
 */
export function mend(
  tables: readonly Table[],
  mended: readonly MendedCell[],
): { readonly tables: readonly Table[]; readonly applied: readonly AppliedMend[] } {
  const last = [...new Map(mended.map((each) => [`${each.sheet} ${each.cell}`, each])).values()];
  const applied = last.flatMap((each): readonly AppliedMend[] => {
    const table = tables.find(({ sheet }) => sheet === each.sheet);
    if (table === undefined || !hasCell(table, each.cell)) return [];
    const was = textAt(table, each.cell);
    return was === tidy(each.text) ? [] : [{ ...each, was }];
  });
  return { tables: tables.map((table) => put(table, applied)), applied };
}

/** The cells of a row in which something is wrong, each once, as they stand from left to right. */
export function faultyCells({ sheet, faults }: FaultyRow, tables: readonly Table[]): readonly FaultyCell[] {
  const table = tables.find((each) => each.sheet === sheet);
  if (table === undefined) return [];
  const cells = faults.flatMap(({ cell, field }) => (cell === null ? [] : [[cell, field] as const]));
  return [...new Map(cells)]
    .map(([cell, field]) => ({ cell, field, text: textAt(table, cell) }))
    .sort((one, other) => columnAt(one.cell) - columnAt(other.cell));
}

function put(table: Table, mended: readonly MendedCell[]): Table {
  const places = mended.flatMap(({ sheet, cell, text }) => {
    const place = sheet === table.sheet ? cellPlace(cell) : null;
    return place === null ? [] : [{ ...place, text }];
  });
  if (places.length === 0) return table;
  const byRow = Map.groupBy(places, ({ row }) => row);
  const rows = table.rows.map((texts, index) => {
    const here = byRow.get(index + 1);
    if (here === undefined) return texts;
    const cells = [...texts];
    for (const { column, text } of here) {
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    return cells;
  });
  return { ...table, rows };
}

/** A short row has the cells of the widest one too; they are empty. */
function hasCell({ rows }: Table, cell: string): boolean {
  const place = cellPlace(cell);
  return place !== null && place.row <= rows.length && rows.some((texts) => place.column < texts.length);
}

const columnAt = (cell: string): number => cellPlace(cell)?.column ?? 0;

function textAt({ rows }: Table, cell: string): string {
  const place = cellPlace(cell);
  return place === null ? '' : tidy(rows[place.row - 1]?.[place.column] ?? '');
}
