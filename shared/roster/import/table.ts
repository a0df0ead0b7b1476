/** What a file held, as text: rows of cells, the first row of the file first. Empty rows are there too. */
export interface Table {
  /** The name of the sheet; empty where a file is one table. */
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
}

/** Where something stands in a file. */
export interface Place {
  readonly sheet: string;
  /** From 1, as a spreadsheet counts. */
  readonly row: number;
}

/** A cell as a spreadsheet names it: column 2 of row 7 is C7. */
export const cellName = (column: number, row: number): string => `${columnLetters(column)}${String(row)}`;

/** Where a cell of that name is, the column from 0 and the row from 1; null where it names none. */
export function cellPlace(cell: string): { readonly column: number; readonly row: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(cell) ?? [];
  const column = columnOfLetters(letters);
  return column === null ? null : { column, row: Number(digits) };
}

/** Columns count from 0: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** The column that letters name, from 0; null where they name none. */
export function columnOfLetters(letters: string): number | null {
  if (!/^[A-Z]{1,3}$/i.test(letters)) return null;
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
