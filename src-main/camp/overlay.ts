/** Rows as they will be, over rows as they are; null is a row that goes. */
export class Overlay<Id, Row> {
  readonly #base: Map<Id, Row>;
  readonly #changes = new Map<Id, Row | null>();
  #merged: ReadonlyMap<Id, Row> | null = null;

  constructor(base: Map<Id, Row>) {
    this.#base = base;
  }

  /** Null too where nothing is known. */
  get(id: Id): Row | null {
    const changed = this.#changes.get(id);
    return changed === undefined ? (this.#base.get(id) ?? null) : changed;
  }

  set(id: Id, row: Row | null): void {
    this.#changes.set(id, row);
    this.#merged = null;
  }

  update(id: Id, change: (row: Row | null) => Row | null): void {
    const before = this.get(id);
    const after = change(before);
    if (after !== before) this.set(id, after);
  }

  values(): Iterable<Row> {
    return this.merged().values();
  }

  changes(): ReadonlyMap<Id, Row | null> {
    return this.#changes;
  }

  /** The rows as they will be. */
  merged(): ReadonlyMap<Id, Row> {
    if (this.#changes.size === 0) return this.#base;
    this.#merged ??= this.#writtenInto(new Map(this.#base));
    return this.#merged;
  }

  /** The changes become the rows as they are; the overlay is used up. */
  settle(): Map<Id, Row> {
    return this.#writtenInto(this.#base);
  }

  #writtenInto(rows: Map<Id, Row>): Map<Id, Row> {
    for (const [id, row] of this.#changes) {
      if (row === null) rows.delete(id);
      else rows.set(id, row);
    }
    return rows;
  }

  /** A copy of the changes so far. */
  snapshot(): ReadonlyMap<Id, Row | null> {
    return new Map(this.#changes);
  }

  /** Rows set since a snapshot, each with what it was then and what it is now. */
  changedSince(snapshot: ReadonlyMap<Id, Row | null>): readonly { id: Id; before: Row | null; after: Row | null }[] {
    return [...this.#changes]
      .filter(([id, row]) => snapshot.get(id) !== row)
      .map(([id, after]) => {
        const then = snapshot.get(id);
        return { id, before: then === undefined ? (this.#base.get(id) ?? null) : then, after };
      });
  }
}
