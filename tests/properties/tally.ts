/** What came of the commands that random evenings entered. */
export class Tally {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, number>();

  count(type: string, accepted: boolean): void {
    const counted = accepted ? this.#accepted : this.#refused;
    counted.set(type, (counted.get(type) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#accepted.values(), ...this.#refused.values()].reduce((sum, count) => sum + count, 0);
  }

  accepted(type: string): number {
    return this.#accepted.get(type) ?? 0;
  }

  /** Those of the types that were never accepted. */
  neverAccepted(types: readonly string[]): readonly string[] {
    return types.filter((type) => !this.#accepted.has(type));
  }

  neverRefused(types: readonly string[]): readonly string[] {
    return types.filter((type) => !this.#refused.has(type));
  }
}
