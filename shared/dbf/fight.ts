import type { AnimalForm, Form } from '../roster/animal-form.ts';
import type { Sheet } from '../roster/character.ts';
import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import { sides, type Ending, type FightPhase, type Side, type Status, type Winner } from '../vocabulary/terms.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Mark } from './spells/spell.ts';
import { defaultHouseRules, type HouseRules } from './house-rules.ts';

/** DBF-SP-PR5: a form with the own sheet that comes back when it ends. */
export interface FighterForm extends Form {
  readonly ownSheet: Sheet;
}

/** Somebody who takes or took part. The sheet is frozen at the moment of joining. */
export interface Fighter {
  readonly id: CharacterId;
  readonly side: Side;
  /** What fights: in a form that of the animal. */
  readonly sheet: Sheet;
  readonly form: FighterForm | null;
  readonly lives: number;
  readonly status: Status;
  /** DBF-A-07: how many of the lives are lost first and last only for this phase of the event. */
  readonly temporary: number;
  /** DBF-ABI-UHY-2: a dodge works once in a fight. */
  readonly dodgeUsed: boolean;
  /** DBF-MGC-02: the spells used in this phase of the event. */
  readonly used: readonly SpellId[];
  /** What spells left on the fighter, for the round or the fight. */
  readonly marks: readonly Mark[];
}

/** A spell that somebody decided to cast; all of a round are resolved at once (DBF-SPP-01, DBF-A-30). */
export interface Declaration {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly on: readonly CharacterId[];
  /** For drain-life: the used spell that comes back. */
  readonly regains: SpellId | null;
  /** For transformation: the animal, where somebody has named it. */
  readonly as: AnimalForm | null;
}

export interface Pair {
  readonly challenger: CharacterId;
  readonly challenged: CharacterId;
}

export const duelOutcomes = ['challenger-hits', 'challenged-hits', 'double', 'no-hit'] as const;
/** DBF-DUEL-01, DBF-A-25: one hit, súsek (`double`), or nobody hit. */
export type DuelOutcome = (typeof duelOutcomes)[number];

export interface DuelResult {
  readonly pair: Pair;
  readonly outcome: DuelOutcome;
}

export interface Fight {
  readonly id: FightId;
  readonly number: number;
  readonly place: string;
  readonly houseRules: HouseRules;
  /** `challenge` before it began. */
  readonly phase: FightPhase | 'challenge';
  /** From 1. */
  readonly round: number;
  /** In the order of joining; the fallen and the fled stay listed. */
  readonly fighters: readonly Fighter[];
  /** DBF-HLP-01: who stood by at the challenge and has not joined. */
  readonly present: readonly CharacterId[];
  readonly pairs: readonly Pair[];
  /** Choices made in this pairing; forced pairs don't count. */
  readonly picksMade: number;
  /** The active fighters for whom the pairs hold. */
  readonly pairedFor: readonly CharacterId[];
  /** The pairing was opened again after the spells of this round (DBF-PAIR-07). */
  readonly repairing: boolean;
  /** The pairs that duelled last, for "the same pairs again". */
  readonly lastPairs: readonly Pair[];
  /** DBF-POT-01: who drank in this round. */
  readonly drunk: readonly CharacterId[];
  /** DBF-A-26: who drank in this fight. */
  readonly drinkers: readonly CharacterId[];
  readonly results: readonly DuelResult[];
  /** Who dodges the hit of this round. */
  readonly dodging: readonly CharacterId[];
  /** The spells declared in this round, in the order of declaring. */
  readonly declared: readonly Declaration[];
  /** DBF-SP-PR4: the casters of the swarms that are in the fight; each spares its own caster. */
  readonly swarms: readonly CharacterId[];
  /** DBF-SP-EL4: the fight ends with this round. */
  readonly stormed: boolean;
  /** DBF-HLP-03: somebody fell or fled since the challenge. */
  readonly someoneDropped: boolean;
  readonly over: { readonly by: Ending; readonly winner: Winner } | null;
}

export const noFight: Fight = {
  id: '' as FightId,
  number: 0,
  place: '',
  houseRules: defaultHouseRules,
  phase: 'challenge',
  round: 0,
  fighters: [],
  present: [],
  pairs: [],
  picksMade: 0,
  pairedFor: [],
  repairing: false,
  lastPairs: [],
  drunk: [],
  drinkers: [],
  results: [],
  dodging: [],
  declared: [],
  swarms: [],
  stormed: false,
  someoneDropped: false,
  over: null,
};

/** DBF-PTY-01, DBF-END-06: at most three fight on a side. */
export const SIDE_LIMIT = 3;

/** Stands, and has a place on the side (DBF-A-42). */
export const isActive = (fighter: Fighter): boolean => fighter.status === 'up' && !isWaiting(fighter);

/** DBF-A-42: revived, and out until the side has a place. */
export const isWaiting = (fighter: Fighter): boolean => fighter.status === 'up' && bears(fighter, 'waiting');

/** DBF-END-04, DBF-A-47: away from this fight for good. */
export const isAway = (fighter: Fighter): boolean => fighter.status === 'fled' || bears(fighter, 'driven-off');

export const fighterOf = (fight: Fight, id: CharacterId): Fighter | undefined =>
  fight.fighters.find((fighter) => fighter.id === id);

export const activeOn = (fight: Fight, side: Side): readonly Fighter[] =>
  fight.fighters.filter((fighter) => fighter.side === side && isActive(fighter));

export const activeIds = (fight: Fight): readonly CharacterId[] =>
  fight.fighters.filter(isActive).map((fighter) => fighter.id);

export const bears = (fighter: Fighter, mark: Mark): boolean => fighter.marks.includes(mark);

const roundMarks: readonly Mark[] = ['prone', 'charmed', 'chosen', 'vampiric'];

/** What lasts for a round is gone; premonition, blessing and holy weapons stay until the fight ends. */
export const withoutRoundMarks = (fight: Fight): Fight => ({
  ...fight,
  fighters: fight.fighters.map((fighter) =>
    fighter.marks.length === 0
      ? fighter
      : { ...fighter, marks: fighter.marks.filter((mark) => !roundMarks.includes(mark)) },
  ),
});

/** DBF-PAIR-06: active, but without an opponent in this round. */
export const idleIn = (fight: Fight): readonly CharacterId[] =>
  activeIds(fight).filter((id) => !fight.pairs.some((pair) => isOneOf(pair, id)));

export const isOneOf = (pair: Pair, id: CharacterId): boolean => pair.challenger === id || pair.challenged === id;

export const samePair = (a: Pair, b: Pair): boolean => a.challenger === b.challenger && a.challenged === b.challenged;

/** DBF-END-07: the fight ends when nobody stands on a side any more; with both empty nobody wins (DBF-A-74). */
export function winnerByEmptiedSide(fight: Fight): Winner | null {
  const [challenger, challenged] = sides.map((side) => activeOn(fight, side).length > 0);
  if (challenger && challenged) return null;
  if (challenger) return 'challenger';
  return challenged ? 'challenged' : 'nobody';
}
