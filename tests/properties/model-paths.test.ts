import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { FightCommand } from '../../shared/dbf/commands.ts';
import { decideChallenge, decideOutcome } from '../../shared/dbf/challenge.ts';
import { decide } from '../../shared/dbf/decide.ts';
import type { Decision, Surroundings } from '../../shared/dbf/decision.ts';
import { fightEventTypes, isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import { duelOutcomes, isActive, samePair, winnerByEmptiedSide, type Fight } from '../../shared/dbf/fight.ts';
import { advance, fightMachine, mayCome, snapshotOf, type FightSnapshot } from '../../shared/dbf/fight.machine.ts';
import { fold } from '../../shared/dbf/fold.ts';
import { defaultHouseRules } from '../../shared/dbf/house-rules.ts';
import { legalPicks } from '../../shared/dbf/pairing.ts';
import { bites } from '../../shared/dbf/spells/swarms.ts';
import type { OverrideCommand } from '../../shared/roster/commands.ts';
import { roundPhases } from '../../shared/vocabulary/terms.ts';
import { f1, noon } from '../fixtures/fights.ts';
import { characterOf, creep, rosterOf, who } from '../fixtures/sheets.ts';

/** One challenges another, with one standing by; lives are few, so that every turn of a fight is near. */
const surroundings: Surroundings = {
  at: noon,
  roster: rosterOf(
    characterOf('a1', { lives: 1, sheet: creep(1, { granted: ['nature'], level: 4 }), used: ['taming', 'fog'] }),
    characterOf('b1', { lives: 2, sheet: creep(2, { granted: ['dodge'] }) }),
    characterOf('x', { lives: 1, sheet: creep(1) }),
  ),
};
const opening = { fight: f1, number: 1, houseRules: defaultHouseRules };
const parties = { place: 'ford', by: [who('a1')], to: [who('b1')] };
const LAST_ROUND = 2;

const fightEvents = (decision: Decision): readonly FightEvent[] =>
  decision.ok ? decision.events.filter(isFightEvent) : [];

const firstEvents: readonly FightEvent[] = [
  ...fightEvents(decideChallenge({ type: 'challenge', ...parties, present: [who('x')] }, opening, surroundings)),
  ...fightEvents(
    decideOutcome({ type: 'recordOutcome', ...parties, outcomes: [], winner: 'nobody' }, opening, surroundings),
  ),
];

/** What an ORG may enter in a fight, one command for each event of the chart. */
function commandsIn(fight: Fight): readonly (FightCommand | OverrideCommand)[] {
  const ids = fight.fighters.map(({ id }) => id);
  const active = fight.fighters.filter(isActive).map(({ id }) => id);
  const a1 = fight.fighters.find(({ id }) => id === 'a1');
  const unsettled = fight.pairs.filter((pair) => fight.results.every((result) => !samePair(result.pair, pair)));
  return [
    ...legalPicks(fight).map((pick) => ({ type: 'pick', fight: f1, ...pick }) as const),
    { type: 'join', fight: f1, who: who('x'), side: 'challenger' },
    { type: 'drinkPotion', fight: f1, who: who('b1'), heals: 1 },
    { type: 'cast', fight: f1, who: who('a1'), spell: 'pesky-insects', on: [] },
    ...unsettled.flatMap((pair) =>
      duelOutcomes.map((outcome) => ({ type: 'scoreDuel', fight: f1, pair, outcome }) as const),
    ),
    ...active.map((id) => ({ type: 'dodge', fight: f1, who: id }) as const),
    ...ids.map((id) => ({ type: 'flee', fight: f1, who: id }) as const),
    ...roundPhases
      .filter((phase) => phase !== 'end' || !isLong(fight))
      .map((phase) => ({ type: 'closePhases', fight: f1, phases: [phase] }) as const),
    ...(a1 === undefined || isLong(fight)
      ? []
      : [{ type: 'override', who: a1.id, lives: a1.lives === 0 ? 1 : 0, reason: 'seen' } as const]),
    { type: 'stopFight', fight: f1, reason: 'storm' },
    { type: 'closeFight', fight: f1 },
  ];
}

/** Rounds are alike: the last one is not followed by another, and goes without an ORG's corrections. */
const isLong = (fight: Fight): boolean => fight.round >= LAST_ROUND && winnerByEmptiedSide(fight) === null;

/** The single events that a command may lead to now. What is declared is resolved once; a swarm bites at the spells. */
function eventsFrom(snapshot: FightSnapshot): readonly FightEvent[] {
  const fight = snapshot.context;
  if (fight.phase === 'challenge') return firstEvents;
  const standing = fight.swarms.length > 0 ? { ...fight, declared: [] } : fight;
  return [
    ...commandsIn(fight)
      .filter((command) => mayCome(snapshotOf(fight), command.type))
      .flatMap((command) => fightEvents(decide(standing, command, surroundings)).slice(0, 1)),
    ...(fight.phase === 'spells' && fight.declared.length === 0 ? bites(fight) : []),
  ];
}

const traversal = {
  events: (snapshot: FightSnapshot) => [...eventsFrom(snapshot)],
  serializeState: ({ value, context }: FightSnapshot) => JSON.stringify([value, context]),
  serializeEvent: (event: FightEvent) => JSON.stringify(event),
  limit: 100_000,
};

const edges = adjacencyMapToArray(getAdjacencyMap(fightMachine, traversal));
const paths = getShortestPaths(fightMachine, traversal);

const nodeOf = ({ value }: Pick<FightSnapshot, 'value'>): string => (typeof value === 'string' ? value : value.round);

/** Every arrow of the chart: from, event, to. */
function arrowsOfTheChart(): readonly string[] {
  return statesBelow(fightMachine.root).flatMap((node) =>
    [node, ...parentsOf(node)]
      .flatMap(({ transitions }) => [...transitions.values()].flat())
      .map(({ eventType, target }) => `${node.key} -${eventType}-> ${firstStateIn(target?.[0] ?? node)}`),
  );
}

const statesBelow = (node: AnyStateNode): readonly AnyStateNode[] => {
  const below: readonly AnyStateNode[] = Object.values(node.states);
  return below.length === 0 ? [node] : below.flatMap(statesBelow);
};

const parentsOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const parent: AnyStateNode | undefined = node.parent;
  return parent === undefined ? [] : [parent, ...parentsOf(parent)];
};

const firstStateIn = (node: AnyStateNode): string => {
  const [first] = Object.values(node.states);
  return first === undefined ? node.key : firstStateIn(first);
};

describe('paths through the chart of a fight (DBF-RND-02)', () => {
  test('lead to every state', () => {
    const reached = new Set(paths.map(({ state }) => nodeOf(state)));
    expect(reached).toEqual(new Set(['challenge', ...roundPhases, 'over', 'closed']));
  });

  test('take every arrow', () => {
    const taken = edges.map(({ state, event, nextState }) => `${nodeOf(state)} -${event.type}-> ${nodeOf(nextState)}`);
    expect(new Set(taken)).toEqual(new Set(arrowsOfTheChart()));
  });

  test('have the chart and the fight agree on the phase at every step', () => {
    const disagreeing = edges.filter(({ nextState }) => nodeOf(nextState) !== nextState.context.phase);
    expect(disagreeing).toEqual([]);
  });

  test('keep the fight what its events say, whichever way it was reached', () => {
    const longest = paths.toSorted((a, b) => b.steps.length - a.steps.length).slice(0, 300);
    for (const { state, steps } of longest) {
      const events = steps
        .map(({ event }) => event as FightEvent | { readonly type: 'xstate.init' })
        .filter(isFightEvent);
      const [first, ...later] = events;
      if (first === undefined) continue;
      const folded = later.reduce(
        (fight, event) => advance(snapshotOf(fight), event).context,
        fold(initialFight, first),
      );
      expect(folded).toEqual(state.context);
    }
  });

  test('can go on to the end of the fight from everywhere', () => {
    expect(endless()).toEqual([]);
  });

  test('use every event there is', () => {
    const used = new Set(edges.map(({ event }) => event.type));
    expect(used).toEqual(new Set(Object.keys(fightEventTypes)));
  });
});

const initialFight: Fight = fightMachine.getInitialSnapshot({} as never).context;

/** The states from which no path without an ORG's stop leads to `over` or on to the next round. */
function endless(): readonly string[] {
  const key = (state: unknown) => traversal.serializeState(state as FightSnapshot);
  const goesOn = ({ event }: (typeof edges)[number]) =>
    event.type !== 'v1.FightEnded' || (event as { by: string }).by !== 'stopped';
  const before = Map.groupBy(edges.filter(goesOn), ({ nextState }) => key(nextState));
  const isDone = (state: FightSnapshot) =>
    state.context.over !== null || (state.context.round === LAST_ROUND && state.context.phase === 'end');
  const all = new Map(edges.flatMap(({ state, nextState }) => [state, nextState]).map((state) => [key(state), state]));
  const finishing = new Set([...all].filter(([, state]) => isDone(state)).map(([id]) => id));
  for (const id of finishing) for (const edge of before.get(id) ?? []) finishing.add(key(edge.state));
  return [...all.keys()].filter((id) => !finishing.has(id));
}
