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

/** Sheets `from` to `to`, counted from 1; null for all. */
export interface SheetRange {
  readonly from: number;
  readonly to: number;
}

/** The sheets of a range with their numbers, for a pile that jammed in the printer. */
export const sheetsIn = <Sheet>(
  sheets: readonly Sheet[],
  range: SheetRange | null,
): readonly { readonly number: number; readonly sheet: Sheet }[] =>
  sheets
    .map((sheet, index) => ({ number: index + 1, sheet }))
    .filter(({ number }) => range === null || (number >= range.from && number <= range.to));

/** "3-7" or "3"; undefined for anything else, also where it runs backwards. */
export function readRange(text: string): SheetRange | undefined {
  const found = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(text);
  if (found === null) return undefined;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  return from >= 1 && to >= from ? { from, to } : undefined;
}
