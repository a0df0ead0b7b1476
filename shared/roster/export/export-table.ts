import { joinList } from '../import/lists.ts';

/** What a column of an export holds; each thing of a list may have parts (`joinParts`). */
export type ExportValue = string | number | boolean | null | readonly string[];

export interface ExportTable {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExportValue[])[];
}

/** One column: its name, and what stands in it. */
export interface ExportColumn<Thing> {
  readonly name: string;
  readonly value: (thing: Thing) => ExportValue;
}

export const tableOf = <Thing>(
  id: string,
  columns: readonly ExportColumn<Thing>[],
  things: Iterable<Thing>,
): ExportTable => ({
  id,
  columns: columns.map(({ name }) => name),
  rows: [...things].map((thing) => columns.map(({ value }) => value(thing))),
});

/** A time as the import reads it again, to the millisecond. */
export const momentOf = (at: number): string => new Date(at).toISOString();

/** As it stands in a cell, before it is defused. */
export const textOf = (value: ExportValue): string => {
  if (value === null) return '';
  return typeof value === 'object' ? joinList(value) : String(value);
};
