/** One line of the report. The ratio is ours by the reference, both measured in this run. */
export interface Figure {
  readonly name: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: number | null;
  /** Null where a figure is only told. */
  readonly aim: Aim | null;
}

export interface Aim {
  readonly words: string;
  readonly met: boolean;
}

export interface Bench {
  readonly name: string;
  /** `quick` makes do with less of everything: for a look, not for a judgement. */
  readonly run: (quick: boolean) => Promise<readonly Figure[]>;
}

export const atLeast = (value: number, aim: number): Aim => ({ words: `>= ${aim}`, met: value >= aim });

export const atMost = (value: number, aim: number, unit = ''): Aim => ({
  words: `<= ${aim}${unit}`,
  met: value <= aim,
});

/** The bench can't be run on this machine; the message says what is missing. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}

const widths = [46, 20, 30, 7, 12] as const;

export const heading = (): string => line('', 'ours', 'reference', 'ratio', 'aim', '');

export const inWords = ({ name, ours, reference, ratio, aim }: Figure): string =>
  line(name, ours, reference, ratio?.toFixed(2) ?? '', aim?.words ?? '', verdict(aim));

const line = (...cells: readonly string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join(' ')
    .trimEnd();

const verdict = (aim: Aim | null): string => {
  if (aim === null) return '';
  return aim.met ? 'met' : 'missed';
};
