import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { Loot, Status } from '../vocabulary/terms.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Sheet } from './character.ts';

interface RosterEventBodies {
  'v1.CharacterEntered': {
    readonly sheet: Sheet;
    readonly lives: number;
    readonly status: Status;
    readonly xp: number;
    readonly token: boolean;
    readonly ducats: number;
    readonly items: readonly string[];
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
  /** DBF-ABI-POZ-3: nothing came of it. */
  'v1.SneakNoticed': { readonly by: CharacterId };
  /** DBF-ABI-NIC-2: a door, a chest. */
  'v1.ThingSmashed': { readonly target: string };
  /** DBF-MAG-AL-4 */
  'v1.BrewBegun': { readonly level: number };
  'v1.CharacterEdited': {
    readonly sheet: Sheet;
    readonly lives: number;
    readonly ducats: number;
    readonly items: readonly string[];
  };
  /** Outside a fight; in one it is `v1.StandingOverridden`. */
  'v1.ConditionOverridden': { readonly lives: number; readonly status: Status; readonly reason: string };
  /** A spell outside a fight; what it changes follows as events of its own. */
  'v1.SpellCast': { readonly spell: SpellId; readonly on: readonly CharacterId[] };
  'v1.ConditionChanged': { readonly lives: number; readonly temporary: number; readonly status: Status };
  /** DBF-AFT-04. */
  'v1.CharacterKilled': { readonly by: CharacterId; readonly reason: string };
  /** DBF-AFT-02. `ducats` is how many changed hands, `items` those that did. */
  'v1.CharacterRobbed': {
    readonly by: CharacterId;
    readonly take: Loot;
    readonly ducats: number;
    readonly items: readonly string[];
  };
  /** DBF-END-03. */
  'v1.PursuitBegun': { readonly target: CharacterId; readonly fight: FightId };
}

export type RosterEventType = keyof RosterEventBodies;
/** `who` is the character that it happened to (for a pursuit, the one who follows). */
export type RosterEvent = {
  [Type in RosterEventType]: { readonly type: Type; readonly who: CharacterId } & RosterEventBodies[Type];
}[RosterEventType];
