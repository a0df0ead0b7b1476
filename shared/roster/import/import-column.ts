import type { Field } from './fields.ts';

/** A column of a file, and what is taken from it. */
export interface ImportColumn {
  /** "C". */
  readonly column: string;
  readonly heading: string;
  /** Null where the column is left alone. */
  readonly field: Field | null;
}
