import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type {
  AgainReason,
  Hand,
  KpoEnding,
  KpoRunningPhase,
  Sign,
  Situation,
  SpellRace,
  TacticName,
} from '../vocabulary/kpo-terms.ts';
import { defaultKpoHouseRules, type KpoHouseRules } from './house-rules.ts';
import type { KpoSum } from './parts.ts';
import type { KpoSheet } from './sheet.ts';

export interface Tactic {
  readonly is: TacticName;
  /** The hand that defends (attacking, feint) or attacks (guarding, single). */
  readonly main: Hand;
}

/** KPO-ROH-01: the charge of this round. */
export interface Charge {
  readonly on: CharacterId;
  /** KPO-HOS-05: a polearm stopped it. */
  readonly halted: boolean;
}

/** A spell that is being said. */
export interface Casting {
  /** How long it really takes, in seconds (KPO-A-44). */
  readonly seconds: number;
  /** KPO-MAG-05: from paper or a book. */
  readonly read: boolean;
  /** The round in which it was begun. */
  readonly round: number;
  /** The fighters it was thrown against. */
  readonly against: readonly CharacterId[];
  /** Those of them that come too late to interrupt it. */
  readonly tooLate: readonly CharacterId[];
}

/** Somebody who takes or took part. The sheet is frozen at the moment of joining. */
export interface KpoFighter {
  readonly id: CharacterId;
  readonly side: string;
  readonly sheet: KpoSheet;
  /** ÉP now; may fall below 0. */
  readonly hp: number;
  /** KPO-A-18: until the fight ends. */
  readonly unconscious: boolean;
  /** KPO-MOD-01 to -05: lasts until it is changed. */
  readonly situation: Situation;
  /** For the round (KPO-A-37). */
  readonly tactic: Tactic;
  readonly charge: Charge | null;
  readonly casting: Casting | null;
  /** KPO-MAG-07: a wound broke a spell in this round. */
  readonly interrupted: boolean;
  /** KPO-ORV-05: the penalty of a survived backstab, in this round and in the next one. */
  readonly weakened: { readonly now: boolean; readonly next: boolean };
  /** KPO-ORV-06: whom this fighter said to suspect, for the fight. */
  readonly suspects: readonly CharacterId[];
  /** KPO-A-51: joined in the middle of a round and waits for the next signs. */
  readonly waiting: boolean;
  /** KPO-A-19: has made the one backstab before these signs. */
  readonly ambushed: boolean;
  /** How many attacks of this round are made, passed or given to a spell. */
  readonly used: number;
  /** After which round each hand rests if it is slow; null before it attacked (KPO-A-30). */
  readonly struck: Readonly<Record<Hand, number | null>>;
  /** KPO-INI-06: null before the first signs. */
  readonly initiative: KpoSum | null;
}

/** What one hand did in an attack. */
export interface Blow {
  readonly hand: Hand;
  /** Null where no signs were needed. */
  readonly signs: { readonly shown: Sign; readonly against: Sign } | null;
  readonly attack: KpoSum;
  readonly defence: KpoSum;
  readonly hit: boolean;
  /** Empty without a hit. */
  readonly damage: KpoSum;
  /** The damage after SFÉ; what ÉP really lose is `loss` (0 for a knockout). */
  readonly wound: KpoSum;
  readonly loss: number;
  /** KPO-LEU-05: the blow leaves the other unconscious. */
  readonly knocksOut: boolean;
}

export interface Attack {
  readonly by: CharacterId;
  readonly on: CharacterId;
  readonly backstab: boolean;
  /** KPO-LEU-01: declared before. */
  readonly knockout: boolean;
  /** KPO-KOR-08: beyond the limit. */
  readonly hasted: boolean;
  readonly blows: readonly Blow[];
}

/** The attacks of a step that is not complete yet; nothing of them is felt before (KPO-A-05). */
export interface Pending {
  readonly attacks: readonly Attack[];
  /** Who acts at once in this step, and which attack of the round it is, from 1. */
  readonly group: readonly CharacterId[];
  readonly pass: number;
}

export interface Again {
  readonly why: AgainReason;
  readonly who: readonly CharacterId[];
}

export interface KpoFight {
  readonly id: FightId;
  readonly number: number;
  readonly place: string;
  readonly houseRules: KpoHouseRules;
  /** `before` until it is opened. */
  readonly phase: 'before' | KpoRunningPhase | 'over' | 'closed';
  /** KPO-GEN-03: from 1; in `initiative` the round that is about to begin. */
  readonly round: number;
  /** The names of the sides, in the order in which they came. */
  readonly sides: readonly string[];
  /** In the order of joining; the fallen stay listed. */
  readonly fighters: readonly KpoFighter[];
  /** KPO-INI-08: who gets the Km's +1 at the next signs. */
  readonly bonus: CharacterId | null;
  /** One list a step, the fallen left in; who is in one list acts at once. Empty before the signs. */
  readonly order: readonly (readonly CharacterId[])[];
  /** The same for this round only, where a charge changed it; else null (KPO-HOS-04). */
  readonly roundOrder: readonly (readonly CharacterId[])[] | null;
  /** Why the next round starts with initiative; empty where it does not. */
  readonly again: readonly Again[];
  /** KPO-A-50: who is out of each other's reach until the next signs. */
  readonly apart: readonly (readonly [CharacterId, CharacterId])[];
  /** Somebody attacked in this round: tactics and charges come too late. */
  readonly attacked: boolean;
  readonly pending: Pending | null;
  readonly last: Attack | null;
  /** Who was faster when the last spell was begun. */
  readonly first: SpellRace | null;
  /** `winner` is the name of a side, null for nobody. */
  readonly over: { readonly by: KpoEnding; readonly winner: string | null } | null;
}

export const noKpoFight: KpoFight = {
  id: '' as FightId,
  number: 0,
  place: '',
  houseRules: defaultKpoHouseRules,
  phase: 'before',
  round: 0,
  sides: [],
  fighters: [],
  bonus: null,
  order: [],
  roundOrder: null,
  again: [],
  apart: [],
  attacked: false,
  pending: null,
  last: null,
  first: null,
  over: null,
};

export const singleHanded: Tactic = { is: 'single', main: 'right' };

/** KPO-A-07: neither without ÉP nor unconscious. */
export const isAble = (fighter: KpoFighter): boolean => fighter.hp > 0 && !fighter.unconscious;

/** Down by lost ÉP; the unconscious are not among them. */
export const isOut = (fighter: KpoFighter): boolean => fighter.hp <= 0 && !fighter.unconscious;

export const kpoFighterOf = (fight: KpoFight, id: CharacterId): KpoFighter | undefined =>
  fight.fighters.find((fighter) => fighter.id === id);

/** The sides on which somebody can still fight; a newcomer who waits counts. */
export const ableSides = (fight: KpoFight): readonly string[] =>
  fight.sides.filter((side) => fight.fighters.some((fighter) => fighter.side === side && isAble(fighter)));

/** The steps of this round without the fallen (KPO-INI-02). */
export function orderNow(fight: KpoFight): readonly (readonly CharacterId[])[] {
  const able = new Set(fight.fighters.filter(isAble).map(({ id }) => id));
  return (fight.roundOrder ?? fight.order)
    .map((step) => step.filter((id) => able.has(id)))
    .filter((step) => step.length > 0);
}

export const withKpoFighter = (
  fight: KpoFight,
  who: CharacterId,
  change: (fighter: KpoFighter) => KpoFighter,
): KpoFight => ({
  ...fight,
  fighters: fight.fighters.map((fighter) => (fighter.id === who ? change(fighter) : fighter)),
});
