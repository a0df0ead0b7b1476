import { isInRanges, type SheetRange } from './sheet-ranges.ts';

export const cardLayouts = ['a6x4', 'a6', 'a5'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** A sheet of paper: what lies on its places, null where nothing does. */
export type PaperSheet<Item> = readonly (Item | null)[];

/**
 * Lays items on sheets so that the pile is cut only once: the stack of the first place goes on top of that of the second,
 * and so on, and all are in order.
 */
export function cutStack<Item>(items: readonly Item[], layout: CardLayout): readonly PaperSheet<Item>[] {
  const places = layout === 'a6x4' ? 4 : 1;
  const sheets = Math.ceil(items.length / places);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (_place, place) => items[place * sheets + sheet] ?? null),
  );
}

/** The sheets of some ranges with their numbers, for a pile that jammed in the printer; null for all. */
export const sheetsIn = <Sheet>(
  sheets: readonly Sheet[],
  ranges: readonly SheetRange[] | null,
): readonly { readonly number: number; readonly sheet: Sheet }[] =>
  sheets
    .map((sheet, index) => ({ number: index + 1, sheet }))
    .filter(({ number }) => ranges === null || isInRanges(number, ranges));
