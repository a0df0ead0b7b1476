import type { Declaration, DuelResult, Pair } from '../dbf/fight.ts';
import type { HitSum } from '../dbf/hit.ts';
import type { LivesPart } from '../dbf/lives.ts';
import type { HitPreview } from '../dbf/wounds.ts';
import type { HouseRules } from '../dbf/house-rules.ts';
import type { KpoHouseRules } from '../kpo/house-rules.ts';
import type { Recipe } from '../dbf/recipe.ts';
import type { Character, OwnSpell, Potion } from '../roster/character.ts';
import type { CreepTemplate } from '../roster/creep-template.ts';
import type { TimerKind, TimerState } from '../timers/timer.ts';
import type { CaseId, CharacterId, EntrySeq, FightId, Instant, TimerId } from '../vocabulary/ids.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { CastOffer } from '../dbf/spells/offers.ts';
import type { SpellPreview } from '../dbf/spells/preview-spells.ts';
import type { SpellPart } from '../dbf/spells/spell-parts.ts';
import type { Mark } from '../dbf/spells/spell.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import type {
  AbilityId,
  CheckItem,
  Ending,
  FightPhase,
  RoundPhase,
  Ruleset,
  Side,
  Status,
  Winner,
} from '../vocabulary/terms.ts';
import type { Command } from './commands.ts';
import type { KpoCharacterView, KpoFightView } from './kpo-views.ts';

export type { HitPart, HitSum } from '../dbf/hit.ts';
export type { CastOffer } from '../dbf/spells/offers.ts';
export type { SpellOutcome, SpellPreview } from '../dbf/spells/preview-spells.ts';
export type { SpellPart } from '../dbf/spells/spell-parts.ts';
export type { Mark } from '../dbf/spells/spell.ts';
export type { LivesPart } from '../dbf/lives.ts';
export type { HitPreview } from '../dbf/wounds.ts';

export interface FighterView {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
  readonly sheet: Character['sheet'];
  readonly lives: number;
  readonly maxLives: number;
  readonly status: Status;
  readonly hit: HitSum;
  readonly dodge: 'none' | 'ready' | 'used';
  /** How many of the lives are temporary (DBF-A-07). */
  readonly temporary: number;
  /** What spells left, for the round or the fight. */
  readonly marks: readonly Mark[];
  /** DBF-SP-PR5: the animal whose form the fighter has, and the timer of its ten minutes while it is not put away. */
  readonly form: { readonly name: string; readonly timer: TimerId | null } | null;
  /** How many swarms of this caster are in the fight (DBF-SP-PR4). */
  readonly swarms: number;
  /** Something that the fighter brought along is not approved yet; it marks, and forbids nothing. */
  readonly unchecked: boolean;
  /** The timer this fighter lies or waits under now. */
  readonly timer: TimerId | null;
}

export interface PersonView {
  readonly id: CharacterId;
  readonly name: string;
}

/** What may be entered now; the answer of the chart and the rules. */
export interface AllowedInFight {
  readonly picks: readonly { readonly by: CharacterId; readonly on: CharacterId }[];
  readonly join: readonly { readonly who: CharacterId; readonly side: Side }[];
  readonly repeatPairs: boolean;
  /** Who may drink, with what is in their pouch; anything else may be drunk as well. */
  readonly drink: readonly { readonly who: CharacterId; readonly potions: readonly Potion[] }[];
  /** The spells that may be declared now, with their legal targets; `none` takes no choice. */
  readonly cast: readonly CastOffer[];
  /** Spells of known schools that may not be declared now, and why. */
  readonly cannotCast: readonly { readonly who: CharacterId; readonly spell: SpellId; readonly refusal: Refusal }[];
  /** DBF-MGC-04: the spells on a fighter's own sheet that are not used yet. */
  readonly castSpecial: readonly { readonly who: CharacterId; readonly spell: OwnSpell }[];
  readonly score: readonly Pair[];
  readonly dodge: readonly CharacterId[];
  /** `falls`: the last life is lost with the flight, warn first (DBF-A-71). */
  readonly flee: readonly { readonly who: CharacterId; readonly falls: boolean }[];
  /** The phase that can be closed, or null while something is missing (`closeRefused` says what). */
  readonly close: RoundPhase | null;
  readonly closeRefused: Refusal | null;
  readonly stop: boolean;
  readonly override: readonly CharacterId[];
  readonly closeFight: boolean;
  /** Who may be killed now (DBF-AFT-04). */
  readonly lying: readonly CharacterId[];
  /** Who may be robbed now (DBF-AFT-02); the dead too while they lie there. */
  readonly robbable: readonly CharacterId[];
  /** Who may follow whom, and from when (DBF-END-03, DBF-ABI-ZAL-3). */
  readonly pursue: readonly { readonly who: CharacterId; readonly target: CharacterId; readonly from: Instant }[];
}

export interface StandingChange {
  readonly who: CharacterId;
  readonly from: { readonly lives: number; readonly status: Status };
  readonly to: { readonly lives: number; readonly status: Status };
}

export interface FormChange {
  readonly who: CharacterId;
  readonly animal: string | null;
  readonly lives: number;
}

/** A line of a fight's record. */
export interface LogLine {
  readonly entry: EntrySeq;
  readonly at: Instant;
  /** Entered after it happened. */
  readonly late: boolean;
  readonly org: string | null;
  readonly round: number;
  readonly command: Command;
  readonly changes: readonly StandingChange[];
  /** Which spell did what to whom with this entry. */
  readonly parts: readonly SpellPart[];
  /** The marks that spells left with it. */
  readonly marks: readonly { readonly who: CharacterId; readonly mark: Mark }[];
  /** DBF-SP-PR5: who became which animal with it, and who is themselves again (`animal` null), each with what lives. */
  readonly forms: readonly FormChange[];
  /** Pairs that paired themselves with this entry. */
  readonly forced: readonly Pair[];
  readonly withdrawn: boolean;
  /** Can stand in `replace`. */
  readonly replaceable: boolean;
}

export interface FightView {
  readonly id: FightId;
  readonly number: number;
  readonly place: string;
  readonly ruleset: 'dbf';
  readonly phase: FightPhase;
  readonly round: number;
  readonly openedAt: Instant;
  readonly lastEntryAt: Instant;
  /** The last entry of this fight: send it along as `seen`. */
  readonly seen: EntrySeq;
  readonly fighters: readonly FighterView[];
  readonly present: readonly PersonView[];
  readonly pairs: readonly Pair[];
  readonly idle: readonly CharacterId[];
  /** Whose choice is next. */
  readonly picks: Side | null;
  /** The pairing of this round is open again, after its spells (DBF-PAIR-07). */
  readonly repairing: boolean;
  /** Who would win if the round ended now; null while both sides stand (DBF-END-07). */
  readonly wouldWin: Winner | null;
  readonly lastPairs: readonly Pair[];
  readonly drunk: readonly CharacterId[];
  /** Spells declared in this round; they are resolved together. */
  readonly declared: readonly Declaration[];
  /** What resolving them now would do; null where nobody cast, or out of the spell phase. */
  readonly spellPreview: SpellPreview | null;
  /** The casters of the swarms in the fight (DBF-SP-PR4). */
  readonly swarms: readonly CharacterId[];
  /** The fight ends with this round (DBF-SP-EL4). */
  readonly stormed: boolean;
  readonly results: readonly DuelResult[];
  readonly dodging: readonly CharacterId[];
  readonly previews: readonly HitPreview[];
  readonly over: { readonly by: Ending; readonly winner: Winner } | null;
  readonly allowed: AllowedInFight;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface CharacterView extends Character {
  /** DBF-MGC-01: all spells that the character can cast by level. */
  readonly knows: readonly SpellId[];
  readonly maxLives: number;
  readonly livesParts: readonly LivesPart[];
  readonly hit: HitSum;
  /** Abilities that may still be chosen: level minus abilities taken, at most what the class has left. */
  readonly freePicks: number;
  readonly choosable: readonly AbilityId[];
  /** What is not approved yet. */
  readonly missingChecks: readonly CheckItem[];
  readonly canRun: boolean;
}

export interface TimerView {
  readonly id: TimerId;
  readonly kind: TimerKind;
  readonly state: TimerState;
  readonly who: PersonView;
  readonly fight: { readonly id: FightId; readonly number: number; readonly place: string } | null;
  readonly startedAt: Instant;
  readonly deadline: Instant;
}

/** Something that waits for an ORG. */
export type WaitItem =
  | {
      readonly kind: 'council';
      readonly case: CaseId;
      readonly victim: PersonView;
      readonly killer: PersonView;
      readonly reason: string;
      readonly since: Instant;
    }
  | { readonly kind: 'dead-at-head-org'; readonly who: PersonView }
  /** Fights now, and something is not approved yet. */
  | {
      readonly kind: 'check-in';
      readonly who: PersonView;
      readonly fight: FightId;
      readonly missing: readonly CheckItem[];
    }
  /** The same of so many fighters that the roster shows better who. */
  | { readonly kind: 'check-ins'; readonly ruleset: Ruleset; readonly count: number }
  /** DBF-LVL-05: may choose so many abilities. */
  | { readonly kind: 'level-up'; readonly who: PersonView; readonly free: number }
  /** So many characters may choose an ability that the roster shows better who. */
  | { readonly kind: 'level-ups'; readonly count: number }
  | { readonly kind: 'quiet-fight'; readonly fight: FightId; readonly place: string; readonly since: Instant };

/** Told once after start, until somebody dismisses it in that window. */
export type Notice =
  | { readonly kind: 'opened'; readonly lastEntryAt: Instant; readonly now: Instant }
  | { readonly kind: 'expired-while-closed'; readonly timers: readonly TimerView[] }
  | { readonly kind: 'clock-jumped'; readonly by: number; readonly at: Instant }
  | { readonly kind: 'damaged'; readonly setAside: string };

export interface CampView {
  /** False on the first start: offer the sample camp or an empty one. */
  readonly started: boolean;
  readonly name: string;
  /** The file that holds the camp. */
  readonly file: string;
  readonly stopped: { readonly since: Instant; readonly reason: string } | null;
  /** DBF-A-28: the phase of the event, 1 or more. */
  readonly gamePhase: number;
  /** Those that a fight opened now would be fought by. */
  readonly houseRules: HouseRules;
  /** Which rule sets the camp plays by. */
  readonly rulesets: readonly Ruleset[];
  readonly kpoHouseRules: KpoHouseRules;
  readonly recipes: readonly Recipe[];
  readonly creeps: readonly CreepTemplate[];
  readonly notices: readonly Notice[];
}

/** Every view has a key; a window replaces what it has under that key, and forgets it on null. */
export interface KeyedViews {
  readonly camp?: CampView;
  readonly timers?: readonly TimerView[];
  readonly waits?: readonly WaitItem[];
  readonly fights?: Readonly<Record<FightId, FightView | null>>;
  readonly characters?: Readonly<Record<CharacterId, CharacterView | null>>;
  readonly kpoFights?: Readonly<Record<FightId, KpoFightView | null>>;
  readonly kpoCharacters?: Readonly<Record<CharacterId, KpoCharacterView | null>>;
}

export interface ViewsMessage extends KeyedViews {
  /** The journal's last entry; of two messages the one with the higher number is newer. */
  readonly seq: number;
  /** The time at the main process, to count timers by. */
  readonly now: Instant;
  /** The first message of a subscription holds everything; what it lacks does not exist. */
  readonly whole: boolean;
  /** Whom the entries behind this message are about, of either rule set, also where nothing of their views changed. */
  readonly about?: readonly CharacterId[];
}
