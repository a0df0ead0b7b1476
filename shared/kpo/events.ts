import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { Hand, KpoEnding, OrderVoice, Sign, Situation, SpellRace } from '../vocabulary/kpo-terms.ts';
import type { Again, Attack, Casting, KpoFighter, Pending, Tactic } from './fight.ts';
import type { KpoHouseRules } from './house-rules.ts';
import type { KpoSum } from './parts.ts';

/** What a fighter is left with; the result is in the event, so that a replay needs no rules. */
export interface KpoStanding {
  readonly who: CharacterId;
  readonly hp: number;
  readonly unconscious: boolean;
}

type Order = readonly (readonly CharacterId[])[];

interface KpoFightEventBodies {
  'v1.KpoFightOpened': {
    readonly number: number;
    readonly place: string;
    readonly houseRules: KpoHouseRules;
    readonly sides: readonly string[];
    readonly fighters: readonly KpoFighter[];
  };
  /** KPO-INI-04: `again` is null before the signs, where the newcomer throws along. */
  'v1.KpoFighterJoined': { readonly fighter: KpoFighter; readonly again: Again | null };
  /** KPO-INI-08. */
  'v1.KpoBonusGiven': { readonly who: CharacterId };
  /** KPO-INI-05 to -10: `signs` by side, or by fighter where each throws. */
  'v1.KpoInitiativeSettled': {
    readonly signs: Readonly<Record<string, Sign>>;
    readonly initiative: readonly { readonly who: CharacterId; readonly value: KpoSum }[];
    readonly order: Order;
    readonly again: Again | null;
  };
  'v1.KpoTacticChosen': { readonly who: CharacterId; readonly tactic: Tactic };
  'v1.KpoSituationSet': { readonly who: CharacterId; readonly situation: Situation };
  /** KPO-HOS-04: `roundOrder` where a polearm changes it. */
  'v1.KpoCharged': {
    readonly who: CharacterId;
    readonly on: CharacterId;
    /** In metres. */
    readonly distance: number;
    readonly roundOrder: Order | null;
  };
  /** Nothing of an attack is felt before its step is resolved. `uses` says whether it takes an attack of the round. */
  'v1.KpoAttackMade': Attack & {
    readonly uses: boolean;
    /** The hands that were in it. */
    readonly hands: readonly Hand[];
    /** KPO-A-19: before the signs. */
    readonly ambush: boolean;
    readonly group: readonly CharacterId[];
    readonly pass: number;
  };
  'v1.KpoAttackPassed': { readonly who: CharacterId };
  /** KPO-A-05: what the attacks of a step do together. */
  'v1.KpoStepResolved': {
    readonly standings: readonly KpoStanding[];
    /** KPO-MAG-07: whose spells broke. */
    readonly interrupted: readonly CharacterId[];
    /** Whose spells were said before the blow that felled them. */
    readonly finished: readonly CharacterId[];
    /** KPO-HOS-05: whose charges were stopped. */
    readonly halted: readonly CharacterId[];
    /** KPO-ORV-05: who survived a backstab that wounded. */
    readonly weakened: readonly CharacterId[];
  };
  /** KPO-MAG-03 to -05: `casting` is null where the signs are shown again. */
  'v1.KpoSpellBegun': {
    readonly who: CharacterId;
    readonly signs: Readonly<Record<string, Sign>>;
    readonly first: SpellRace;
    readonly casting: Casting | null;
  };
  'v1.KpoSpellSpoken': { readonly who: CharacterId };
  /** KPO-ORV-06. */
  'v1.KpoSuspicionSpoken': { readonly who: CharacterId; readonly of: CharacterId };
  /** KPO-INI-02, -03. */
  'v1.KpoMovedApart': { readonly who: readonly [CharacterId, CharacterId] };
  /** KPO-INI-12, KPO-MAG-08: `castings` are the running spells, judged by the new order. */
  'v1.KpoOrderOverridden': {
    readonly order: Order;
    readonly by: Exclude<OrderVoice, 'player'>;
    readonly castings: readonly { readonly who: CharacterId; readonly tooLate: readonly CharacterId[] }[];
    /** Of a step that had begun; null where none had. */
    readonly pending: Pending | null;
  };
  'v1.KpoRoundEnded': { readonly round: number; readonly next: 'initiative' | 'attacks' };
  /** `released` are all who were held by the fight until now; `winner` is a side. */
  'v1.KpoFightEnded': {
    readonly by: KpoEnding;
    readonly winner: string | null;
    readonly released: readonly CharacterId[];
  };
  /** An ORG put a number right. */
  'v1.KpoStandingOverridden': KpoStanding & { readonly reason: string };
  'v1.KpoFightClosed': object;
}

export type KpoFightEventType = keyof KpoFightEventBodies;
export type KpoFightEvent = {
  [Type in KpoFightEventType]: { readonly type: Type; readonly fight: FightId } & KpoFightEventBodies[Type];
}[KpoFightEventType];

/** Complete by its type: a new event of a fight does not compile until it stands here. */
export const kpoFightEventTypes: Readonly<Record<KpoFightEventType, true>> = {
  'v1.KpoFightOpened': true,
  'v1.KpoFighterJoined': true,
  'v1.KpoBonusGiven': true,
  'v1.KpoInitiativeSettled': true,
  'v1.KpoTacticChosen': true,
  'v1.KpoSituationSet': true,
  'v1.KpoCharged': true,
  'v1.KpoAttackMade': true,
  'v1.KpoAttackPassed': true,
  'v1.KpoStepResolved': true,
  'v1.KpoSpellBegun': true,
  'v1.KpoSpellSpoken': true,
  'v1.KpoSuspicionSpoken': true,
  'v1.KpoMovedApart': true,
  'v1.KpoOrderOverridden': true,
  'v1.KpoRoundEnded': true,
  'v1.KpoFightEnded': true,
  'v1.KpoStandingOverridden': true,
  'v1.KpoFightClosed': true,
};

export const isKpoFightEvent = (event: { readonly type: string }): event is KpoFightEvent =>
  Object.hasOwn(kpoFightEventTypes, event.type);
