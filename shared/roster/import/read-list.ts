import type { Cell } from './cells.ts';
import { splitList } from './lists.ts';
import { isDash } from './plain-text.ts';

/** The things of a list that may go on in several cells; null where the row has no such cell. */
export function readList<Thing>(
  cells: readonly Cell[],
  read: (text: string, cell: Cell) => Thing | null,
): readonly Thing[] | null {
  return readEach(cells, (cell) =>
    isDash(cell.text)
      ? []
      : splitList(cell.text).flatMap((text) => {
          const thing = read(text, cell);
          return thing === null ? [] : [thing];
        }),
  );
}

/** What stands in all of these cells together; null where the row has none. */
export const readEach = <Thing>(
  cells: readonly Cell[],
  read: (cell: Cell) => readonly Thing[],
): readonly Thing[] | null => (cells.length === 0 ? null : cells.flatMap(read));
