import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { Loot, Status } from '../vocabulary/terms.ts';
import type { Sheet } from './character.ts';

interface RosterEventBodies {
  'v1.CharacterEntered': {
    readonly sheet: Sheet;
    readonly lives: number;
    readonly status: Status;
    readonly ducats: number;
    readonly items: readonly string[];
  };
  'v1.CharacterEdited': {
    readonly sheet: Sheet;
    readonly lives: number;
    readonly ducats: number;
    readonly items: readonly string[];
  };
  /** Outside a fight; in one it is `v1.StandingOverridden`. */
  'v1.ConditionOverridden': { readonly lives: number; readonly status: Status; readonly reason: string };
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
