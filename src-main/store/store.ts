import type { Answer } from '../../shared/contract/answer.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import type { Recipe } from '../../shared/dbf/recipe.ts';
import type { CreepTemplate } from '../../shared/roster/creep-template.ts';
import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Entry, Trigger } from '../../shared/journal/entry.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Pause } from '../../shared/timers/pause.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type {
  CaseId,
  CharacterId,
  CommandId,
  EntrySeq,
  FightId,
  Instant,
  TimerId,
} from '../../shared/vocabulary/ids.ts';
import type { PersonalReader, PersonalWriter } from './personal.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { KpoFight } from '../../shared/kpo/fight.ts';
import type { KpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { FightPhase, Ruleset } from '../../shared/vocabulary/terms.ts';

/** The one row about the camp as a whole. */
export interface CampRow {
  readonly name: string;
  readonly started: boolean;
  readonly stopped: { readonly since: Instant; readonly reason: string } | null;
  /** DBF-A-28: the phase of the event, from 1. */
  readonly gamePhase: number;
  /** When it stood still before, in order of time. */
  readonly pauses: readonly Pause[];
  /** Those that an ORG chose; the rest are as the console recommends. */
  readonly houseRules: Partial<HouseRules>;
  readonly recipes: readonly Recipe[];
  readonly creeps: readonly CreepTemplate[];
  /** Which rule sets the camp plays by, at least one. */
  readonly rulesets: readonly Ruleset[];
  /** Those of KPO that an ORG chose; the others have their default. */
  readonly kpoHouseRules: Partial<KpoHouseRules>;
}

/** What the tables keep of a fight; the fight itself is folded from its entries. */
export interface FightRow<Phase extends string = FightPhase> {
  readonly id: FightId;
  readonly number: number;
  readonly place: string;
  readonly phase: Phase;
}
export type KpoFightRow = FightRow<Exclude<KpoFight['phase'], 'before'>>;

export interface Tables {
  readonly camp: CampRow;
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly fights: ReadonlyMap<FightId, FightRow>;
  readonly timers: ReadonlyMap<TimerId, Timer>;
  readonly cases: ReadonlyMap<CaseId, CouncilCase>;
  readonly kpoCharacters: ReadonlyMap<CharacterId, KpoCharacter>;
  readonly kpoFights: ReadonlyMap<FightId, KpoFightRow>;
}

/** Rows to write; null removes a row. What is not named stays. */
export interface TableChanges {
  readonly camp?: CampRow;
  readonly characters?: ReadonlyMap<CharacterId, Character | null>;
  readonly fights?: ReadonlyMap<FightId, FightRow | null>;
  readonly timers?: ReadonlyMap<TimerId, Timer | null>;
  readonly cases?: ReadonlyMap<CaseId, CouncilCase | null>;
  readonly kpoCharacters?: ReadonlyMap<CharacterId, KpoCharacter | null>;
  readonly kpoFights?: ReadonlyMap<FightId, KpoFightRow | null>;
  /** Who is new to the camp: what may still be known of somebody else who had the id, and was taken back, is forgotten. */
  readonly newcomers?: readonly CharacterId[];
}

/** What an entry is about, for finding it again: `fight:f7`, `character:boris`, `timer:t12.1`, `case:c9`, `camp`. */
export type Subject = `fight:${FightId}` | `character:${CharacterId}` | `timer:${TimerId}` | `case:${CaseId}` | 'camp';

export interface NewEntry {
  readonly entry: Entry;
  readonly subjects: readonly Subject[];
  /** Given again when the same command comes a second time; null for what the console writes itself. */
  readonly answer: Answer | null;
}

/** Which entries don't count now: withdrawn entry -> the entry that withdrew it; null where it counts again. */
export type WithdrawnChanges = ReadonlyMap<EntrySeq, EntrySeq | null>;

/** An entry as read back, with whether it counts. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly withdrawnBy: EntrySeq | null;
}

/** Which entries: all, those in the record of a fight, or those outside that commands of these types led to, or did not. */
export type Which = 'all' | 'in-fights' | { readonly outside: readonly Trigger['type'][]; readonly are: boolean };

export interface Store extends PersonalReader, PersonalWriter {
  readonly file: string;
  /** 0 in a new camp. */
  lastSeq(): number;
  /** All in one transaction: after it returns, it is on the disk; if it throws, nothing of it is. */
  commit(entries: readonly NewEntry[], withdrawn: WithdrawnChanges, changes: TableChanges): void;
  tables(): Tables;
  answerTo(command: CommandId): Answer | null;
  entry(seq: EntrySeq): StoredEntry | null;
  /** Which entries are about it, in the order of the journal. One for the whole roster is about everybody in it. */
  seqsAbout(subject: Subject): readonly EntrySeq[];
  /** The last `limit` entries before another one (null: the last of all), newest first. */
  seqsBefore(before: EntrySeq | null, limit: number, which: Which): readonly EntrySeq[];
  /** The entries whose `cause` is this one, in the order of the journal. */
  seqsCausedBy(seq: EntrySeq): readonly EntrySeq[];
  /** The entries that commands of these types led to, in the order of the journal. */
  entriesOf(types: readonly Trigger['type'][]): readonly StoredEntry[];
  /** The whole journal in order, read in pieces. */
  journal(): Iterable<StoredEntry>;
  /** Highest number of any fight ever opened, withdrawn ones too; 0 before the first. */
  highestFightNumber(): number;
  close(): void;
}
