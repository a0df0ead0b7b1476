type Figures<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Lets each work have its turn, round after round, so that a busy moment of the machine hits all of them; who begins changes
 * with every round. Each gives one figure a turn.
 */
export async function takeTurns<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Figures<Name>> {
  const names = Object.keys(works) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const turn of names.keys()) {
      const name = names[(turn + round) % names.length];
      if (name !== undefined) figures[name].push(await works[name]());
    }
  }
  return figures;
}

/** The value that so great a part of the values (0 to 1) stays below or reaches. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of the ratios of turns that were taken one after the other. */
export const medianRatio = (ours: readonly number[], reference: readonly number[]): number =>
  median(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));

/** How many milliseconds a work takes that is done at once. */
export function millisecondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
