/** Keeps the last few things that were kept in it; whatever is asked for again is the last again. */
export class LastFew<Key, Thing> {
  readonly #count: number;
  readonly #things = new Map<Key, Thing>();

  constructor(count: number) {
    this.#count = count;
  }

  get(key: Key): Thing | undefined {
    const thing = this.#things.get(key);
    if (thing !== undefined) this.keep(key, thing);
    return thing;
  }

  keep(key: Key, thing: Thing): void {
    this.#things.delete(key);
    this.#things.set(key, thing);
    const [oldest] = this.#things.keys();
    if (this.#things.size > this.#count && oldest !== undefined) this.#things.delete(oldest);
  }
}
