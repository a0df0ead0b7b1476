import type { CharacterId, FightId, Instant } from '../vocabulary/ids.ts';
import type { CheckItem, Loot, Status } from '../vocabulary/terms.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Form } from './animal-form.ts';
import type { Potion, Sheet } from './character.ts';
import type { LedgerLine } from './xp-ledger.ts';

interface RosterEventBodies {
  'v1.CharacterEntered': {
    readonly sheet: Sheet;
    readonly lives: number;
    readonly status: Status;
    readonly xp: number;
    readonly startLevel: number;
    readonly token: boolean;
    readonly ducats: number;
    readonly items: readonly string[];
    readonly potions: readonly Potion[];
    /** How the XP came together, oldest first, where a file told it. */
    readonly ledger?: readonly LedgerLine[];
  };
  /** `level` is what the XP table gives now, never below the level of the start (DBF-LVL-06). */
  'v1.XpWritten': { readonly add: number; readonly xp: number; readonly level: number };
  /** DBF-ABI-ZAK-2: `who` was struck unseen by `by`; watchful victims are neither hurt nor challenged. */
  'v1.SneakHit': {
    readonly by: CharacterId;
    readonly strength: number;
    readonly dodged: boolean;
    readonly lives: number;
    readonly temporary: number;
    readonly status: Status;
  };
  /** DBF-ABI-ZAK-2: no challenge can follow any more. */
  'v1.AmbushEnded': object;
  /** DBF-ABI-POZ-3: nothing came of it. */
  'v1.SneakNoticed': { readonly by: CharacterId };
  /** DBF-ABI-NIC-2: a door, a chest. */
  'v1.ThingSmashed': { readonly target: string };
  /** DBF-MAG-AL-4: `potion` is what the recipe makes; null where only the level is known. */
  'v1.BrewBegun': { readonly level: number; readonly potion: Potion | null };
  /** DBF-MAG-AL-4: the ten minutes are over, and the potion is in the pouch. */
  'v1.PotionBrewed': { readonly potion: Potion };
  /** A potion outside a fight; `potion` where it came out of the pouch. */
  'v1.PotionDrunkOutside': {
    readonly potion: Potion | null;
    readonly heals: number;
    readonly lives: number;
  };
  /** What is missing is as it was, so that an edit holds whatever becomes of an earlier entry about something else. */
  'v2.CharacterEdited': {
    readonly sheet?: Sheet;
    /** DBF-LVL-02: an ORG put the level where it is. */
    readonly startLevel?: number;
    readonly lives?: number;
    /** What is kept aside while an animal's form has lives of its own. */
    readonly ownLives?: number;
    readonly token?: boolean;
    readonly ducats?: number;
    readonly items?: readonly string[];
    readonly potions?: readonly Potion[];
  };
  /** DBF-PTY-01: from now on in this party, or in none. */
  'v1.PartyChanged': { readonly party: string | null };
  /** An ORG saw and approved what `who` brought along. */
  'v1.CheckedIn': { readonly items: readonly CheckItem[]; readonly by: string; readonly at: Instant };
  'v1.CheckRevoked': { readonly items: readonly CheckItem[] };
  /** The character's card came out of the printer. */
  'v1.CardPrinted': { readonly fingerprint: string };
  /** Outside a fight; in one it is `v1.StandingOverridden`. */
  'v1.ConditionOverridden': { readonly lives: number; readonly status: Status; readonly reason: string };
  /** A spell outside a fight; what it changes follows as events of its own. */
  'v1.SpellCast': { readonly spell: SpellId; readonly on: readonly CharacterId[] };
  /** DBF-MGC-04: a spell that stands on the caster's own sheet; what it does is played out at the table. */
  'v1.SpecialSpellCast': { readonly name: string };
  'v1.ConditionChanged': { readonly lives: number; readonly temporary: number; readonly status: Status };
  /** DBF-SP-PR5: outside a fight somebody became an animal. */
  'v1.ShapeTaken': { readonly form: Form; readonly lives: number; readonly temporary: number };
  /** The ten minutes of a form are over. In a fight that goes on, it stays until the fight lets go of it (DBF-A-36). */
  'v1.ShapeLeft': object;
  /** DBF-AFT-04. */
  'v1.CharacterKilled': { readonly by: CharacterId; readonly reason: string };
  /** DBF-AFT-02. `ducats` is how many changed hands, `items` and `potions` those that did. */
  'v1.CharacterRobbed': {
    readonly by: CharacterId;
    readonly take: Loot;
    readonly ducats: number;
    readonly items: readonly string[];
    readonly potions: readonly Potion[];
  };
  /** DBF-END-03. */
  'v1.PursuitBegun': { readonly target: CharacterId; readonly fight: FightId };
}

export type RosterEventType = keyof RosterEventBodies;
/** `who` is the character that it happened to (for a pursuit, the one who follows). */
export type RosterEvent = {
  [Type in RosterEventType]: { readonly type: Type; readonly who: CharacterId } & RosterEventBodies[Type];
}[RosterEventType];
