import { isAble, isOut, orderNow, type Blow, type KpoFight, type KpoFighter } from '../kpo/fight.ts';
import { defenceSum, strikeSums } from '../kpo/totals.ts';
import { turnOf } from '../kpo/turn.ts';
import type { Hand, KpoRunningPhase, SpellRace } from '../vocabulary/kpo-terms.ts';

type OfEach<T> = Readonly<Record<string, T>>;
type OfHands<T> = Readonly<Partial<Record<Hand, T>>>;

interface BlowState {
  readonly hit: boolean;
  readonly total: number;
  readonly damage: number;
  readonly loss: number;
}

/** A KPO fight in the words of the expectations. */
export interface KpoState {
  readonly phase: KpoRunningPhase | 'over' | 'none';
  readonly round: number;
  readonly initiative: OfEach<number>;
  readonly order: readonly (readonly string[])[];
  readonly turn: readonly string[];
  readonly again: boolean;
  readonly hp: OfEach<number>;
  readonly out: readonly string[];
  readonly unconscious: readonly string[];
  readonly attack: OfEach<number | OfHands<number>>;
  readonly defence: OfEach<number>;
  /** One blow is told by itself and under its hand. */
  readonly last: (OfHands<BlowState> & Partial<BlowState>) | null;
  readonly first: SpellRace | null;
  readonly casting: readonly string[];
  readonly interrupted: readonly string[];
}

/** The state of the fight that was opened last; without one, of the ÉP in the roster. */
export function kpoStateOf(fight: KpoFight | null, hp: OfEach<number>): KpoState {
  if (fight === null) return { ...noFight, hp };
  const idsOf = (holds: (fighter: KpoFighter) => boolean): readonly string[] =>
    fight.fighters.filter(holds).map(({ id }) => id);
  const ofEach = <T>(value: (fighter: KpoFighter) => T): OfEach<T> =>
    Object.fromEntries(fight.fighters.map((fighter) => [fighter.id, value(fighter)]));
  return {
    phase: phaseOf(fight),
    round: fight.round,
    initiative: Object.fromEntries(
      fight.fighters.flatMap(({ id, initiative }) => (initiative === null ? [] : [[id, initiative.total] as const])),
    ),
    order: orderNow(fight),
    turn: turnOf(fight)?.who ?? [],
    again: fight.again.length > 0,
    hp: { ...hp, ...ofEach((fighter) => fighter.hp) },
    out: idsOf(isOut),
    unconscious: idsOf((fighter) => !isAble(fighter) && !isOut(fighter)),
    attack: ofEach((fighter) => attackOf(fight, fighter)),
    defence: ofEach((fighter) => defenceSum(fighter).total),
    last: fight.last === null ? null : lastOf(fight.last.blows),
    first: fight.first,
    casting: idsOf(({ casting }) => casting !== null),
    interrupted: idsOf(({ interrupted }) => interrupted),
  };
}

const noFight: KpoState = {
  phase: 'none',
  round: 0,
  initiative: {},
  order: [],
  turn: [],
  again: false,
  hp: {},
  out: [],
  unconscious: [],
  attack: {},
  defence: {},
  last: null,
  first: null,
  casting: [],
  interrupted: [],
};

function phaseOf({ phase }: KpoFight): KpoState['phase'] {
  if (phase === 'closed') return 'over';
  return phase === 'before' ? 'none' : phase;
}

function attackOf(fight: KpoFight, fighter: KpoFighter): number | OfHands<number> {
  const sums = strikeSums(fight, fighter);
  if (fighter.tactic.is === 'attacking') return Object.fromEntries(sums.map(({ hand, sum }) => [hand, sum.total]));
  return sums[0]?.sum.total ?? fighter.sheet.attack;
}

function lastOf(blows: readonly Blow[]): KpoState['last'] {
  const hands = Object.fromEntries(blows.map((blow) => [blow.hand, blowState(blow)]));
  const [only, ...others] = blows;
  return only === undefined || others.length > 0 ? hands : { ...blowState(only), ...hands };
}

const blowState = ({ hit, attack, damage, loss }: Blow): BlowState => ({
  hit,
  total: attack.total,
  damage: damage.total,
  loss,
});
