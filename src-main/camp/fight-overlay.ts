import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import type { FightId } from '../../shared/vocabulary/ids.ts';
import type { StoredEntry } from '../store/store.ts';
import { Overlay } from './overlay.ts';
import type { Recorded } from './state.ts';

/** How the events of one rule set make a fight. */
export interface FightRules<AFight, Event> {
  /** Before the first event. */
  readonly none: AFight;
  readonly isOurs: (event: JournalEvent) => event is JournalEvent & Event;
  /** One event through the chart; throws where the chart does not know it in this phase. */
  readonly advance: (fight: AFight, event: Event) => AFight;
  /** The same of a record that went through the chart when it was written. */
  readonly fold: (fight: AFight, event: Event) => AFight;
}

/** The fights of one rule set as they will be. Those that are put away are read back from the journal. */
export class FightOverlay<AFight, Event extends { readonly fight: FightId }> extends Overlay<
  FightId,
  Recorded<AFight>
> {
  readonly #rules: FightRules<AFight, Event>;
  readonly #entriesOf: (id: FightId) => readonly StoredEntry[];

  constructor(
    base: Map<FightId, Recorded<AFight>>,
    rules: FightRules<AFight, Event>,
    entriesOf: (id: FightId) => readonly StoredEntry[],
  ) {
    super(base);
    this.#rules = rules;
    this.#entriesOf = entriesOf;
  }

  /** A fight that is open, or was put away; null if it never was or was taken back. */
  record(id: FightId): Recorded<AFight> | null {
    return this.get(id) ?? this.#folded(id);
  }

  /** What an event of this rule set makes of its fight. */
  happen(event: JournalEvent): void {
    const { isOurs, advance, none } = this.#rules;
    if (!isOurs(event)) return;
    const record = this.record(event.fight) ?? { fight: none, entries: this.#entriesOf(event.fight) };
    this.set(event.fight, { ...record, fight: advance(record.fight, event) });
  }

  /** An entry joins the record of its fight, where there is one and it is not in it already. */
  append(id: FightId, entry: Entry): void {
    const record = this.get(id);
    if (record === null || record.entries.some((each) => each.entry.seq === entry.seq)) return;
    this.set(id, { ...record, entries: [...record.entries, { entry, withdrawnBy: null }] });
  }

  /** Other entries of the fight count now. */
  foldAnew(id: FightId): void {
    this.update(id, () => this.#folded(id));
  }

  #folded(id: FightId): Recorded<AFight> | null {
    const { isOurs, fold, none } = this.#rules;
    const entries = this.#entriesOf(id);
    const live = entries.filter(({ withdrawnBy }) => withdrawnBy === null);
    const events = live.flatMap(({ entry }) => entry.events.filter(isOurs).filter(({ fight }) => fight === id));
    return events.length === 0 ? null : { fight: events.reduce(fold, none), entries };
  }
}
