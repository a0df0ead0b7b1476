import type { Form } from '../roster/animal-form.ts';
import type { Sheet } from '../roster/character.ts';
import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { Ending, Status, Winner } from '../vocabulary/terms.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Declaration, DuelOutcome, Fighter, Pair } from './fight.ts';
import type { Mark } from './spells/spell.ts';
import type { SpellPart } from './spells/spell-parts.ts';
import type { Potion } from '../roster/character.ts';
import type { HouseRules } from './house-rules.ts';

/** What a fighter is left with; the result is in the event, so that a replay needs no rules. */
export interface Standing {
  readonly who: CharacterId;
  readonly lives: number;
  /** How many of the lives are temporary (DBF-A-07). */
  readonly temporary: number;
  readonly status: Status;
}

/** How a spell of a fight left somebody who only stood by. */
export interface BystanderHurt {
  readonly who: CharacterId;
  readonly from: { readonly lives: number; readonly status: Status };
  readonly to: { readonly lives: number; readonly status: Status };
}

export interface Wound {
  readonly who: CharacterId;
  readonly by: CharacterId;
  /** What the hit would take. */
  readonly strength: number;
  readonly dodged: boolean;
  /** DBF-SP-JA2: premonition ignored it. */
  readonly foreseen: boolean;
}

/** A pairing that opens: `forced` are the pairs that leave nobody a choice, `active` those it is made for. */
export interface OpenedPairing {
  readonly active: readonly CharacterId[];
  readonly forced: readonly Pair[];
}

interface FightEventBodies {
  /** DBF-CHL-01: a challenge begins the fight. */
  'v1.FightOpened': {
    readonly number: number;
    readonly place: string;
    readonly houseRules: HouseRules;
    readonly fighters: readonly Fighter[];
    readonly present: readonly CharacterId[];
    readonly pairing: OpenedPairing;
  };
  /** A fight that is known only by its outcome, as one entry. */
  'v1.FightRecorded': {
    readonly number: number;
    readonly place: string;
    readonly houseRules: HouseRules;
    readonly fighters: readonly Fighter[];
    readonly winner: Winner;
  };
  /** `pairing` is the pairing that opens anew where the helper came before the first pick, else null. */
  'v1.HelperJoined': { readonly fighter: Fighter; readonly pairing: OpenedPairing | null };
  'v1.OpponentPicked': { readonly by: CharacterId; readonly pair: Pair; readonly forced: readonly Pair[] };
  'v1.PairingClosed': { readonly next: 'potions' | 'duel' };
  /** `potion` where it came out of the pouch. */
  'v1.PotionDrunk': Standing & { readonly heals: number; readonly potion: Potion | null };
  /** DBF-SP-PR4: the swarms of earlier rounds bite before anybody casts (DBF-A-37). */
  'v1.SwarmsBit': { readonly standings: readonly Standing[] };
  'v1.SpellDeclared': Declaration;
  /** Everything that the declared spells do together; the phase closes, or the fight ends, after it. */
  'v1.SpellsResolved': {
    readonly standings: readonly Standing[];
    /** Which spell did what to whom; entries that are older than this field have none. */
    readonly parts: readonly SpellPart[];
    /** DBF-A-43: how it left those who only stood by; they have events of their own beside it. */
    readonly bystanders: readonly BystanderHurt[];
    readonly marks: readonly { readonly who: CharacterId; readonly mark: Mark }[];
    readonly swarms: readonly CharacterId[];
    readonly regained: readonly { readonly who: CharacterId; readonly spell: SpellId }[];
    readonly stormed: boolean;
  };
  /** DBF-SP-PR5: somebody became an animal, whose `sheet` fights from now on. */
  'v1.FormTaken': Standing & { readonly form: Form; readonly sheet: Sheet };
  /** DBF-A-36, DBF-A-61: the time of the form is over; the own sheet and lives are back. */
  'v1.FormLeft': Standing;
  'v1.PotionsClosed': { readonly next: 'spells' };
  /** `pairing` where other fighters are active than the pairs were made for (DBF-PAIR-07). */
  'v1.SpellsClosed': { readonly next: 'pairing' | 'duel'; readonly pairing: OpenedPairing | null };
  'v1.DuelScored': { readonly pair: Pair; readonly outcome: DuelOutcome };
  'v1.DuelClosed': { readonly next: 'wounds' };
  'v1.HitDodged': { readonly who: CharacterId };
  /** `standings` are what all hits of the round leave, losses and gains together. */
  'v1.WoundsApplied': {
    readonly wounds: readonly Wound[];
    readonly standings: readonly Standing[];
    readonly next: 'end';
  };
  'v1.FighterFled': Standing;
  /** DBF-A-42: a revived fighter has found a place on their side. */
  'v1.FighterReturned': { readonly who: CharacterId };
  'v1.RoundEnded': { readonly next: 'pairing'; readonly round: number; readonly pairing: OpenedPairing };
  /** `released` are all who were held by the fight until now. */
  'v1.FightEnded': { readonly by: Ending; readonly winner: Winner; readonly released: readonly CharacterId[] };
  /** An ORG put a number right. `pairing` where this opens the running pairing anew. */
  'v1.StandingOverridden': Standing & { readonly reason: string; readonly pairing: OpenedPairing | null };
  'v1.FightClosed': object;
}

export type FightEventType = keyof FightEventBodies;
export type FightEvent = {
  [Type in FightEventType]: { readonly type: Type; readonly fight: FightId } & FightEventBodies[Type];
}[FightEventType];

/** Complete by its type: a new event of a fight does not compile until it stands here. */
export const fightEventTypes: Readonly<Record<FightEventType, true>> = {
  'v1.FightOpened': true,
  'v1.FightRecorded': true,
  'v1.HelperJoined': true,
  'v1.OpponentPicked': true,
  'v1.PairingClosed': true,
  'v1.PotionDrunk': true,
  'v1.SwarmsBit': true,
  'v1.SpellDeclared': true,
  'v1.SpellsResolved': true,
  'v1.FormTaken': true,
  'v1.FormLeft': true,
  'v1.PotionsClosed': true,
  'v1.SpellsClosed': true,
  'v1.DuelScored': true,
  'v1.DuelClosed': true,
  'v1.HitDodged': true,
  'v1.WoundsApplied': true,
  'v1.FighterFled': true,
  'v1.FighterReturned': true,
  'v1.RoundEnded': true,
  'v1.FightEnded': true,
  'v1.StandingOverridden': true,
  'v1.FightClosed': true,
};

export const isFightEvent = (event: { readonly type: string }): event is FightEvent =>
  Object.hasOwn(fightEventTypes, event.type);
