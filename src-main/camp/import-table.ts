import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { ImportChange } from '../../shared/roster/import/changes.ts';
import { decideChange, type ImportDecision } from '../../shared/roster/import/decide-change.ts';
import type { CharacterId, Instant } from '../../shared/vocabulary/ids.ts';
import type { CampRow } from '../store/store.ts';
import { foldKpoCharacter } from './kpo/kpo-character.ts';
import { foldCharacter } from './projections/character.ts';

/** What an import starts from. */
export interface ImportBase {
  readonly camp: CampRow;
  readonly roster: ReadonlyMap<CharacterId, Character>;
  readonly kpoRoster: ReadonlyMap<CharacterId, KpoCharacter>;
}

/** The roster while an import goes through, change by change. Nothing of it is written. */
export class ImportTable {
  readonly roster: Map<CharacterId, Character>;
  readonly kpoRoster: Map<CharacterId, KpoCharacter>;
  /** By the name of the party in lower case: the roster as far as a party sees it. */
  readonly #parties = new Map<string, Map<CharacterId, Character>>();
  readonly #at: Instant;
  readonly #org: string;

  constructor(base: ImportBase, at: Instant, org: string) {
    this.roster = new Map(base.roster);
    this.kpoRoster = new Map(base.kpoRoster);
    this.#at = at;
    this.#org = org;
    for (const character of this.roster.values()) this.#seat(character);
  }

  isTaken(id: CharacterId): boolean {
    return this.roster.has(id) || this.kpoRoster.has(id);
  }

  /** Decides a change on what the changes before it left; a refused one leaves everything as it was. */
  apply(change: ImportChange): ImportDecision {
    const decision = decideChange(change, {
      roster: this.roster,
      kpoRoster: this.kpoRoster,
      membersOf: (party) => this.#parties.get(party.toLowerCase()) ?? new Map(),
      isTaken: (id) => this.isTaken(id),
      at: this.#at,
      org: this.#org,
    });
    if (decision.ok) for (const event of decision.events) this.#happen(event);
    return decision;
  }

  /** Whoever goes into another party, or into none, leaves first: so two can change places, in whatever order they stand. */
  vacate(changes: readonly ImportChange[]): readonly JournalEvent[] {
    const events = changes.flatMap((change): readonly JournalEvent[] => {
      if (change.type !== 'editCharacter' || change.party === undefined) return [];
      const party = this.roster.get(change.who)?.party ?? null;
      if (party === null || party.toLowerCase() === change.party?.toLowerCase()) return [];
      return [{ type: 'v1.PartyChanged', who: change.who, party: null }];
    });
    for (const event of events) this.#happen(event);
    return events;
  }

  #happen(event: JournalEvent): void {
    if (!('who' in event)) return;
    const { who } = event;
    if (typeof who !== 'string') return;
    const before = this.roster.get(who) ?? null;
    const character = foldCharacter(who, before, event);
    if (character !== null && character !== before) {
      const left = before?.party ?? null;
      if (left !== null) this.#parties.get(left.toLowerCase())?.delete(who);
      this.roster.set(who, character);
      this.#seat(character);
    }
    const kpo = foldKpoCharacter(who, this.kpoRoster.get(who) ?? null, event);
    if (kpo !== null) this.kpoRoster.set(who, kpo);
  }

  #seat(character: Character): void {
    if (character.party === null) return;
    const name = character.party.toLowerCase();
    const members = this.#parties.get(name) ?? new Map<CharacterId, Character>();
    this.#parties.set(name, members.set(character.id, character));
  }
}
