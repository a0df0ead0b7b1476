import type { HouseRules } from '../dbf/house-rules.ts';
import type { Recipe } from '../dbf/recipe.ts';
import type { CreepTemplate } from '../roster/creep-template.ts';
import type { KpoHouseRules } from '../kpo/house-rules.ts';
import type { CaseId, CharacterId, EntrySeq, FightId } from '../vocabulary/ids.ts';
import type { Ruleset } from '../vocabulary/terms.ts';

interface CampEventBodies {
  'v1.CampStarted': { readonly name: string };
  'v1.CampStopped': { readonly reason: string };
  /** The camp stood still for `pausedFor` milliseconds until now; every timer that ran then is put off by as much. */
  'v1.CampResumed': { readonly pausedFor: number };
  /** The wall clock jumped by `by` milliseconds (negative: backwards); running timers and the stop of the camp keep what they had. */
  'v1.ClockJumped': { readonly by: number };
  /** DBF-AFT-05: a killing goes before the council of ORGs. */
  'v1.CaseOpened': {
    readonly case: CaseId;
    readonly victim: CharacterId;
    readonly killer: CharacterId;
    readonly reason: string;
    readonly fight: FightId | null;
  };
  'v1.CaseDecided': { readonly case: CaseId; readonly verdict: string };
  /** DBF-A-28: a later phase of the event; spells are fresh for those named, and temporary lives are gone (DBF-A-07). */
  'v1.GamePhaseOpened': { readonly phase: number; readonly renewed: readonly CharacterId[] };
  /** The house rules that an ORG chose; fights that began before keep theirs. */
  'v1.HouseRulesSet': { readonly rules: Partial<HouseRules> };
  /** A new recipe, or the one of its id as it is from now on. */
  'v1.RecipeKept': { readonly recipe: Recipe };
  'v1.RecipeDropped': { readonly recipe: string };
  /** A new template of creeps, or the one of its id as it is from now on. */
  'v1.CreepKept': { readonly template: CreepTemplate };
  'v1.CreepDropped': { readonly template: string };
  /** Which rule sets the camp plays by from now on. */
  'v1.RulesetsChosen': { readonly rulesets: readonly Ruleset[] };
  'v1.KpoHouseRulesSet': { readonly rules: Partial<KpoHouseRules> };
  /** Undo: the entries no longer count. Withdrawing a withdrawal is redo. */
  'v1.Withdrawn': { readonly entries: readonly EntrySeq[] };
}

export type CampEventType = keyof CampEventBodies;
export type CampEvent = {
  [Type in CampEventType]: { readonly type: Type } & CampEventBodies[Type];
}[CampEventType];

export interface CouncilCase {
  readonly id: CaseId;
  readonly victim: CharacterId;
  readonly killer: CharacterId;
  readonly reason: string;
  readonly fight: FightId | null;
  readonly openedAt: number;
  readonly verdict: string | null;
}
