import fc from 'fast-check';

/** One step of a random run: numbers that choose what is entered, and how long nothing happened before. */
export interface Throw {
  readonly command: number;
  readonly choices: readonly number[];
  readonly pause: number;
  readonly late: number;
}

export const throwArbitrary: fc.Arbitrary<Throw> = fc.record({
  command: fc.nat(999),
  choices: fc.array(fc.nat(9999), { minLength: 10, maxLength: 10 }),
  pause: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 90_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 120_000, max: 660_000 }) },
  ),
  late: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 400_000 }) },
  ),
});

/** Chooses from lists by the numbers of a throw, one after the other. */
export class Dice {
  readonly #numbers: readonly number[];
  #used = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  number(below: number): number {
    const number = this.#numbers[this.#used % this.#numbers.length] ?? 0;
    this.#used += 1;
    return below === 0 ? 0 : number % below;
  }

  of<T>(list: readonly [T, ...T[]]): T;
  of<T>(list: readonly T[]): T | undefined;
  of<T>(list: readonly T[]): T | undefined {
    return list[this.number(list.length)];
  }

  /** What one of several ways gives. */
  way<T>(ways: readonly [() => T, ...(() => T)[]]): T {
    return this.of(ways)();
  }

  /** So many different ones of a list, fewer if it is shorter. */
  some<T>(list: readonly T[], count: number): readonly T[] {
    const [left, taken] = [[...list], [] as T[]];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.number(left.length), 1));
    return taken;
  }
}
