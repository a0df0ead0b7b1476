import type { KpoRoster } from '../../shared/kpo/character.ts';
import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import type { Roster } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import {
  caseId,
  characterId,
  entrySeq,
  fightId,
  timerId,
  type CharacterId,
  type EntrySeq,
  type FightId,
  type TimerId,
} from '../../shared/vocabulary/ids.ts';
import type { Answer } from '../../shared/contract/answer.ts';
import type { NewEntry, Store, StoredEntry, Subject } from '../store/store.ts';
import { FightOverlay } from './fight-overlay.ts';
import { dbfFightRules, kpoFightRules } from './fight-rules.ts';
import { foldKpoCharacter } from './kpo/kpo-character.ts';
import { foldCampRow, emptyCamp } from './projections/camp-row.ts';
import { foldCharacter } from './projections/character.ts';
import { foldCase } from './projections/council-case.ts';
import { foldTimer } from './projections/timer.ts';
import type { CampState, RecordedFight, RecordedKpoFight } from './state.ts';
import { eventsAbout, subjectsOf, subjectsOfEvent } from './subjects.ts';
import { touchesOf } from './touches.ts';
import { Overlay } from './overlay.ts';

export type NewLine = Omit<Entry, 'seq' | 'touches'>;

/**
 * What a command is about to change, on top of the state it was made against: entries, withdrawals and rows. Either all of
 * it is committed, or it is dropped and nothing has happened.
 */
export class Draft {
  readonly entries: NewEntry[] = [];
  readonly withdrawn = new Map<EntrySeq, EntrySeq | null>();
  readonly characters;
  readonly timers;
  readonly cases;
  readonly fights;
  readonly kpoCharacters;
  readonly kpoFights;
  camp;
  readonly #store: Store;
  /** What the store said: nothing is written to it while a draft is made, and many ask for the same entries. */
  readonly #stored = new Map<EntrySeq, StoredEntry | null>();
  readonly #storedAbout = new Map<Subject, readonly EntrySeq[]>();

  constructor(state: CampState, store: Store) {
    this.#store = store;
    this.camp = state.camp;
    this.characters = new Overlay(state.characters);
    this.timers = new Overlay(state.timers);
    this.cases = new Overlay(state.cases);
    this.kpoCharacters = new Overlay(state.kpoCharacters);
    const entriesOf = (id: FightId) => this.entriesAbout(`fight:${id}`);
    this.fights = new FightOverlay(state.fights, dbfFightRules, entriesOf);
    this.kpoFights = new FightOverlay(state.kpoFights, kpoFightRules, entriesOf);
  }

  get roster(): Roster {
    return this.characters.merged();
  }

  get kpoRoster(): KpoRoster {
    return this.kpoCharacters.merged();
  }

  /** Ids are one space: the subject of an entry says nothing about the rule set. */
  isTaken(id: CharacterId): boolean {
    return this.characters.get(id) !== null || this.kpoCharacters.get(id) !== null;
  }

  get nextSeq(): EntrySeq {
    return entrySeq(this.#store.lastSeq() + this.entries.length + 1);
  }

  timersOf(who: CharacterId): readonly Timer[] {
    return [...this.timers.values()].filter((timer) => timer.who === who);
  }

  /** A fight that is open, or put away and read back from the journal; null if it never was or was taken back. */
  fight(id: FightId): RecordedFight | null {
    return this.fights.record(id);
  }

  /** The same for a fight of KPO. */
  kpoFight(id: FightId): RecordedKpoFight | null {
    return this.kpoFights.record(id);
  }

  /** A fight of either rule set. */
  anyFight(id: FightId): RecordedFight | RecordedKpoFight | null {
    return this.fights.get(id) ?? this.kpoFights.get(id) ?? this.fights.record(id) ?? this.kpoFights.record(id);
  }

  entry(seq: EntrySeq): StoredEntry | null {
    const fresh = this.entries.find(({ entry }) => entry.seq === seq)?.entry;
    const stored = fresh === undefined ? this.#storedEntry(seq) : { entry: fresh, withdrawnBy: null };
    return stored === null ? null : this.#asWithdrawn(stored);
  }

  entriesAbout(subject: Subject): readonly StoredEntry[] {
    const fresh = this.entries.filter(({ subjects }) => subjects.includes(subject));
    const stored = remembered(this.#storedAbout, subject, () => this.#store.seqsAbout(subject));
    return [
      ...stored.flatMap((seq) => this.#storedEntry(seq) ?? []),
      ...fresh.map(({ entry }) => ({ entry, withdrawnBy: null })),
    ].map((each) => this.#asWithdrawn(each));
  }

  /** The entry itself and, again and again, those that followed from it by themselves. */
  withConsequences(seq: EntrySeq): readonly StoredEntry[] {
    const stored = this.entry(seq);
    if (stored === null) return [];
    const fresh = this.entries.filter(({ entry }) => entry.cause === seq).map(({ entry }) => entry.seq);
    return [stored, ...[...this.#store.seqsCausedBy(seq), ...fresh].flatMap((each) => this.withConsequences(each))];
  }

  /** Adds an entry and lets its events happen. */
  record(line: NewLine, answer: (seq: EntrySeq) => Answer | null): Entry {
    const seq = this.nextSeq;
    const before = this.characters.snapshot();
    const kpoBefore = this.kpoCharacters.snapshot();
    const draft: Entry = { ...line, seq, touches: [] };
    for (const event of line.events) this.#happen(event, draft);
    const entry = {
      ...draft,
      touches: touchesOf(line.events, [
        ...this.characters.changedSince(before),
        ...this.kpoCharacters.changedSince(kpoBefore),
      ]),
    };
    this.entries.push({ entry, subjects: subjectsOf(entry), answer: answer(seq) });
    if (entry.fight !== null) {
      this.fights.append(entry.fight, entry);
      this.kpoFights.append(entry.fight, entry);
    }
    return entry;
  }

  /** A recorded entry gets another answer, while it is not committed. */
  answerWith(seq: EntrySeq, answer: Answer): void {
    const index = this.entries.findIndex(({ entry }) => entry.seq === seq);
    const line = this.entries[index];
    if (line !== undefined) this.entries[index] = { ...line, answer };
  }

  /** Withdrawals that the next entry will make, done ahead so that it can be decided on what was the case before them. */
  anticipate(events: readonly JournalEvent[]): void {
    for (const event of events) if (event.type === 'v1.Withdrawn') this.#withdraw(event.entries, this.nextSeq);
  }

  #happen(event: JournalEvent, entry: Entry): void {
    if (event.type === 'v1.Withdrawn') this.#withdraw(event.entries, entry.seq);
    for (const subject of subjectsOfEvent(event)) this.#fold(subject, event, entry);
  }

  #fold(subject: Subject, event: JournalEvent, entry: Entry): void {
    const [kind, id] = partsOf(subject);
    switch (kind) {
      case 'character':
        this.characters.update(characterId(id), (each) => foldCharacter(characterId(id), each, event));
        this.kpoCharacters.update(characterId(id), (each) => foldKpoCharacter(characterId(id), each, event));
        break;
      case 'timer':
        this.timers.update(timerId(id), (each) => foldTimer(timerId(id), each, event, entry, this.camp.pauses));
        break;
      case 'case':
        this.cases.update(caseId(id), (each) => foldCase(caseId(id), each, event, entry));
        break;
      case 'fight':
        this.fights.happen(event);
        this.kpoFights.happen(event);
        break;
      case 'camp':
        for (const timer of this.timers.values()) this.#fold(`timer:${timer.id}`, event, entry);
        this.camp = foldCampRow(this.camp, event, entry);
        break;
      default:
        kind satisfies never;
    }
  }

  #withdraw(entries: readonly EntrySeq[], by: EntrySeq): void {
    const flipped = new Set<EntrySeq>();
    for (const seq of entries) this.#flip(seq, by, flipped);
    const subjects = new Set([...flipped].flatMap((seq) => subjectsOf(this.#known(seq))));
    for (const subject of subjects) this.#foldAnew(subject);
  }

  /** An entry that no longer counts lets those count again that it had withdrawn, and the other way round. */
  #flip(seq: EntrySeq, by: EntrySeq | null, flipped: Set<EntrySeq>): void {
    this.withdrawn.set(seq, by);
    flipped.add(seq);
    for (const event of this.#known(seq).events) {
      if (event.type !== 'v1.Withdrawn') continue;
      for (const each of event.entries) this.#flip(each, by === null ? seq : null, flipped);
    }
  }

  #foldAnew(subject: Subject): void {
    const [kind, id] = partsOf(subject);
    switch (kind) {
      case 'fight':
        this.fights.foldAnew(fightId(id));
        this.kpoFights.foldAnew(fightId(id));
        break;
      case 'timer':
        this.timers.set(timerId(id), this.#timerAnew(timerId(id)));
        break;
      case 'character':
        this.characters.update(characterId(id), () => null);
        this.kpoCharacters.update(characterId(id), () => null);
        this.#foldAgain(subject);
        break;
      case 'case':
        this.cases.set(caseId(id), null);
        this.#foldAgain(subject);
        break;
      case 'camp':
        this.camp = this.#liveAbout('camp').reduce(
          (camp, entry) => entry.events.reduce((row, event) => foldCampRow(row, event, entry), camp),
          emptyCamp,
        );
        break;
      default:
        kind satisfies never;
    }
  }

  #foldAgain(subject: Subject): void {
    for (const entry of this.#liveAbout(subject)) {
      for (const event of eventsAbout(entry, subject)) this.#fold(subject, event, entry);
    }
  }

  /** A timer lives through what happens to the camp as a whole, whether it counted then or not. */
  #timerAnew(id: TimerId): Timer | null {
    const entries = [...this.#liveAbout(`timer:${id}`), ...this.#liveAbout('camp')].sort((a, b) => a.seq - b.seq);
    let camp = emptyCamp;
    let timer: Timer | null = null;
    for (const entry of entries) {
      for (const event of entry.events) {
        timer = foldTimer(id, timer, event, entry, camp.pauses);
        camp = foldCampRow(camp, event, entry);
      }
    }
    return timer;
  }

  #liveAbout(subject: Subject): readonly Entry[] {
    return this.entriesAbout(subject).flatMap(({ entry, withdrawnBy }) => (withdrawnBy === null ? [entry] : []));
  }

  #storedEntry(seq: EntrySeq): StoredEntry | null {
    return remembered(this.#stored, seq, () => this.#store.entry(seq));
  }

  #known(seq: EntrySeq): Entry {
    const stored = this.entry(seq);
    if (stored === null) throw new Error(`entry ${String(seq)} is not in the journal`);
    return stored.entry;
  }

  #asWithdrawn(stored: StoredEntry): StoredEntry {
    const now = this.withdrawn.get(stored.entry.seq);
    return now === undefined ? stored : { ...stored, withdrawnBy: now };
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const found = find();
  known.set(key, found);
  return found;
}

const partsOf = (subject: Subject) => {
  const [kind, id] = subject.split(':') as ['character' | 'timer' | 'case' | 'fight' | 'camp', string | undefined];
  return [kind, id ?? ''] as const;
};
