import { isRepeatable, type Field } from './fields.ts';
import type { ImportColumn } from './import-column.ts';
import { fieldOfHeading } from './headings.ts';
import { tidy } from './plain-text.ts';
import { columnLetters, columnOfLetters, type Table } from './table.ts';

export interface Header {
  /** Index of the row with the headings; rows above it are titles. */
  readonly row: number;
  readonly columns: readonly ImportColumn[];
}

/** Columns mapped by hand, by their letters or their heading; null leaves one alone. */
export type Mapping = Readonly<Record<string, Field | null>>;

/** In so many rows at the start the headings are looked for. */
export const ROWS_WITH_TITLES = 25;

/** The row whose headings say the most; null where no row names at least whom a row is about. */
export function findHeader(table: Table, mapping: Mapping = {}): Header | null {
  let best: Header | null = null;
  for (let row = 0; row < Math.min(table.rows.length, ROWS_WITH_TITLES); row += 1) {
    const columns = columnsOf(table.rows[row] ?? [], mapping);
    const isHeader = columns.some(({ field }) => field === 'name' || field === 'id');
    if (isHeader && known(columns) > (best === null ? 0 : known(best.columns))) best = { row, columns };
  }
  return best;
}

/** How many columns are understood: for telling which separator a file has. */
export const known = (columns: readonly ImportColumn[]): number => columns.filter(({ field }) => field !== null).length;

/** What a row means as headings. Of two columns that mean the same, the first counts. */
export function columnsOf(headings: readonly string[], mapping: Mapping): readonly ImportColumn[] {
  const taken = new Set<Field>();
  const byHand = headings.map((heading, index) => mapped(tidy(heading), index, mapping));
  for (const field of byHand) if (field !== null && field !== undefined) taken.add(field);
  return headings.map((raw, index) => {
    const heading = tidy(raw);
    const column = columnLetters(index);
    const chosen = byHand[index];
    if (chosen !== undefined) return { column, heading, field: chosen };
    const found = fieldOfHeading(heading);
    const field = found === null || (taken.has(found) && !isRepeatable(found)) ? null : found;
    if (field !== null) taken.add(field);
    return { column, heading, field };
  });
}

/** Undefined where nobody mapped the column. */
const mapped = (heading: string, index: number, mapping: Mapping): Field | null | undefined => {
  const entry = Object.entries(mapping).find(
    ([column]) => columnOfLetters(column) === index || (heading !== '' && column === heading),
  );
  return entry?.[1];
};
