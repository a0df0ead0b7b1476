import type { Cell, RowCells } from './cells.ts';
import type { Field } from './fields.ts';
import type { Header } from './header.ts';
import { likeness, tidy } from './plain-text.ts';
import { cellName, type Table } from './table.ts';

export interface ReadRow {
  /** From 1, as a spreadsheet counts. */
  readonly row: number;
  readonly cells: RowCells;
}

/** The rows below the header that hold something; a header that a long list repeats is none of them. */
export function rowsOf({ rows }: Table, { row: header, columns }: Header): readonly ReadRow[] {
  const apart = columns.map(({ field, heading }) =>
    columns.filter((each) => each.field === field).length > 1 ? { heading } : {},
  );
  return rows.flatMap((texts, index) => {
    if (index <= header || isRepeated(texts, rows[header] ?? [])) return [];
    const row = index + 1;
    const cells = columns.flatMap(({ field }, column): readonly Cell[] => {
      const text = tidy(texts[column] ?? '');
      return field === null || text === '' ? [] : [{ name: cellName(column, row), field, text, ...apart[column] }];
    });
    return cells.length === 0 ? [] : [{ row, cells: lookup(cells, columns, row) }];
  });
}

function lookup(cells: readonly Cell[], columns: Header['columns'], row: number): RowCells {
  return {
    first: (field) => cells.find((cell) => cell.field === field) ?? null,
    all: (field) => cells.filter((cell) => cell.field === field),
    at: (field: Field) => {
      const column = columns.findIndex((each) => each.field === field);
      return column < 0 ? null : cellName(column, row);
    },
  };
}

const isRepeated = (texts: readonly string[], headings: readonly string[]): boolean =>
  headings.some((heading) => tidy(heading) !== '') &&
  headings.every((heading, column) => likeness(heading) === likeness(texts[column] ?? ''));
