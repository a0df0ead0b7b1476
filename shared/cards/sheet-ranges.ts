/** Sheets `from` to `to`, counted from 1. */
export interface SheetRange {
  readonly from: number;
  readonly to: number;
}

export const isInRanges = (number: number, ranges: readonly SheetRange[]): boolean =>
  ranges.some(({ from, to }) => number >= from && number <= to);

/** Whether all sheets of these ranges are among those. */
export const isWithin = (ranges: readonly SheetRange[], those: readonly SheetRange[]): boolean =>
  ranges.every(({ from, to }) => those.some((whole) => from >= whole.from && to <= whole.to));

/** "3", "3-7" or "1, 3, 5-7"; undefined for anything else, also where a range runs backwards. */
export function readRanges(text: string): readonly SheetRange[] | undefined {
  const ranges = text.split(/[,;]/).map(readRange);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function readRange(text: string): SheetRange | undefined {
  const found = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(text);
  if (found === null) return undefined;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  return from >= 1 && to >= from ? { from, to } : undefined;
}

/** Ascending numbers, those that follow one another as one range. */
export const rangesOf = (numbers: readonly number[]): readonly SheetRange[] =>
  numbers.reduce<readonly SheetRange[]>((ranges, number) => {
    const last = ranges.at(-1);
    return last?.to === number - 1
      ? [...ranges.slice(0, -1), { from: last.from, to: number }]
      : [...ranges, { from: number, to: number }];
  }, []);

/** "1, 3, 5–7", as it can be read again. */
export const rangesText = (ranges: readonly SheetRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
