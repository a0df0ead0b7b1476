import { alphabetOf } from '../../../shared/vocabulary/alphabet.ts';

export interface ListSort<By extends string = string> {
  readonly by: By;
  /** From the last to the first. */
  readonly down: boolean;
}

/** Rows keep their order among equals. A row without a word comes last, either way. */
export function sortedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  { down }: Pick<ListSort, 'down'>,
  language: string,
): readonly Row[] {
  const compare = alphabetOf(language);
  const way = down ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (typeof a === 'number' && typeof b === 'number') return way * (a - b);
    return a === '' || b === '' ? Number(a === '') - Number(b === '') : way * compare(String(a), String(b));
  });
}
