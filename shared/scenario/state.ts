import type { CharacterView, FightView, Mark, ViewsMessage } from '../contract/views.ts';
import { timeLeft } from '../timers/timer.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { Ending, RoundPhase, Side, Status, Winner } from '../vocabulary/terms.ts';
import { showDuration } from './duration.ts';

type OfEach<T> = Readonly<Record<string, T>>;

/** A camp in the words of the expectations. */
export interface DbfState {
  readonly lives: OfEach<number>;
  readonly max: OfEach<number>;
  readonly level: OfEach<number>;
  readonly hit: OfEach<number>;
  readonly status: OfEach<Status>;
  readonly phase: RoundPhase | 'over' | 'none';
  readonly round: number;
  readonly picks: Winner;
  readonly pairs: readonly (readonly [string, string])[];
  readonly idle: readonly string[];
  readonly side: OfEach<Side>;
  readonly over: { readonly by: Ending; readonly winner: Winner } | null;
  readonly prone: readonly string[];
  readonly blessed: readonly string[];
  readonly skips: readonly string[];
  readonly swarms: number;
  readonly knows: OfEach<readonly SpellId[]>;
  readonly used: OfEach<readonly SpellId[]>;
  readonly 'free-picks': OfEach<number>;
  readonly 'can-run': OfEach<boolean>;
  readonly timers: readonly { readonly who: string; readonly kind: string; readonly left: string }[];
  readonly ducats: OfEach<number>;
}

/** The state after a step: of everybody, and of the fight that was opened last. */
export function stateOf(views: ViewsMessage): DbfState {
  const people = Object.values(views.characters ?? {}).filter((character) => character !== null);
  const ofEach = <T>(value: (character: CharacterView) => T): OfEach<T> =>
    Object.fromEntries(people.map((character) => [character.id, value(character)]));
  return {
    lives: ofEach((character) => character.lives),
    max: ofEach((character) => character.maxLives),
    level: ofEach((character) => character.sheet.level),
    hit: ofEach((character) => character.hit.total),
    status: ofEach((character) => character.status),
    ...fightState(lastOpened(views)),
    knows: ofEach((character) => character.knows),
    used: ofEach((character) => character.used),
    'free-picks': ofEach((character) => character.freePicks),
    'can-run': ofEach((character) => character.canRun),
    timers: runningTimers(views),
    ducats: ofEach((character) => character.ducats),
  };
}

/** The fight with the highest number. */
export function lastOpened(views: ViewsMessage): FightView | null {
  const fights = Object.values(views.fights ?? {}).filter((fight) => fight !== null);
  return fights.toSorted((a, b) => a.number - b.number).at(-1) ?? null;
}

type FightState = Pick<
  DbfState,
  'phase' | 'round' | 'picks' | 'pairs' | 'idle' | 'side' | 'over' | 'prone' | 'blessed' | 'skips' | 'swarms'
>;

const noFight: FightState = {
  phase: 'none',
  round: 0,
  picks: 'nobody',
  pairs: [],
  idle: [],
  side: {},
  over: null,
  prone: [],
  blessed: [],
  skips: [],
  swarms: 0,
};

function fightState(fight: FightView | null): FightState {
  if (fight === null) return noFight;
  const bearing = (mark: Mark): readonly string[] =>
    fight.fighters.filter(({ marks }) => marks.includes(mark)).map(({ id }) => id);
  const { phase, round, idle, over } = fight;
  return {
    phase: phase === 'closed' ? 'over' : phase,
    round,
    picks: fight.picks ?? 'nobody',
    pairs: fight.pairs.map(({ challenger, challenged }) => [challenger, challenged]),
    idle,
    side: Object.fromEntries(fight.fighters.map((fighter) => [fighter.id, fighter.side])),
    over: over === null ? null : { by: over.by, winner: over.winner },
    prone: bearing('prone'),
    blessed: bearing('blessed'),
    skips: bearing('charmed'),
    swarms: fight.swarms.length,
  };
}

const runningTimers = ({ timers = [], camp, now }: ViewsMessage): DbfState['timers'] =>
  timers
    .filter((timer) => timer.state === 'running')
    .map((timer) => ({
      who: timer.who.id,
      kind: timer.kind,
      left: showDuration(timeLeft(timer, now, camp?.stopped?.since ?? null)),
    }));
