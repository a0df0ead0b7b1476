import { fromTransition, type AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { arrowsOf } from './chart-arrows.ts';

/** A fight that is played by commands alone, for walking every path of it. */
export interface Game<Fight, Command, Event> {
  /** Where it starts. */
  readonly from: Fight;
  /** Everything that is tried in a state. */
  readonly commands: (fight: Fight) => readonly Command[];
  /** Empty where the command is refused. */
  readonly eventsOf: (fight: Fight, command: Command) => readonly Event[];
  /** One event through the chart. */
  readonly advance: (fight: Fight, event: Event) => Fight;
}

export interface Edge<Fight, Command, Event> {
  readonly from: Fight;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly to: Fight;
}

/** Every command that is accepted in any state that commands lead to. */
export function edgesOf<Fight, Command extends { readonly type: string }, Event>(
  game: Game<Fight, Command, Event>,
): readonly Edge<Fight, Command, Event>[] {
  const after = (fight: Fight, events: readonly Event[]): Fight => events.reduce(game.advance, fight);
  const logic = fromTransition(
    (fight: Fight, command: Command) => after(fight, game.eventsOf(fight, command)),
    game.from,
  );
  const map = getAdjacencyMap(logic, {
    events: ({ context }) => game.commands(context).filter((each) => game.eventsOf(context, each).length > 0),
    serializeState: ({ context }) => JSON.stringify(context),
    serializeEvent: (command) => JSON.stringify(command),
    limit: 60_000,
  });
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    from: state.context,
    command: event,
    events: game.eventsOf(state.context, event),
    to: nextState.context,
  }));
}

/** The arrows of the chart that the events of an edge go along: from, event, to. */
export function arrowsAlong<Fight extends { readonly phase: string }, Command, Event extends { readonly type: string }>(
  { from, events }: Edge<Fight, Command, Event>,
  { advance }: Pick<Game<Fight, Command, Event>, 'advance'>,
): readonly string[] {
  let fight = from;
  return events.map((event) => {
    const before = fight;
    fight = advance(fight, event);
    return `${before.phase} -${event.type}-> ${fight.phase}`;
  });
}

/** The arrows of a chart that none of the edges goes along. */
export const arrowsMissing = (machine: AnyStateMachine, taken: readonly string[]): readonly string[] => {
  const seen = new Set(taken);
  return arrowsOf(machine).filter((arrow) => !seen.has(arrow));
};

/** The states from which no path leads to one that is done. */
export function endlessIn<Fight, Command, Event>(
  edges: readonly Edge<Fight, Command, Event>[],
  isDone: (fight: Fight) => boolean,
): readonly string[] {
  const before = Map.groupBy(edges, ({ to }) => JSON.stringify(to));
  const all = new Map(edges.flatMap(({ from, to }) => [from, to]).map((fight) => [JSON.stringify(fight), fight]));
  const finishing = new Set([...all].filter(([, fight]) => isDone(fight)).map(([key]) => key));
  for (const key of finishing) for (const { from } of before.get(key) ?? []) finishing.add(JSON.stringify(from));
  return [...all.keys()].filter((key) => !finishing.has(key));
}
