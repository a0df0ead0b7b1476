import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A machine as a Mermaid drawing: its states, its events without their version, and its guards in their own words. */
export const drawChart = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...indented(inside(machine.root))].join('\n');

/** The words on an event's arrow: `v1.DuelClosed` is drawn as `DuelClosed`. */
export const eventName = (type: string): string => type.replace(/^v\d+\./, '');

/** States within states have equal names now and then, and Mermaid keeps `end` for itself. */
export const stateId = (state: AnyStateNode): string => state.path.join('_');

const inside = (parent: AnyStateNode): readonly string[] => {
  const children = Object.values(parent.states);
  return [
    ...parent.initial.target.map((first) => `[*] --> ${stateId(first)}`),
    ...children.flatMap(drawState),
    ...arrows(children.flatMap(moves)),
    ...children.filter(isLast).map((last) => `${stateId(last)} --> [*]`),
  ];
};

const drawState = (state: AnyStateNode): readonly string[] => {
  const id = stateId(state);
  const staying = [...new Set(transitionsOf(state).filter(stays).map(labelOf))];
  if (Object.keys(state.states).length === 0) {
    return [`state "${state.key}" as ${id}`, ...staying.map((label) => `${id} : ${label}`)];
  }
  // Mermaid can draw neither a loop nor a list of events on a state that holds others.
  const title = staying.length === 0 ? state.key : `${state.key} (at any time ${staying.join(', ')})`;
  return [`state "${title}" as ${id} {`, ...indented(inside(state)), '}'];
};

interface Move {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const moves = (state: AnyStateNode): readonly Move[] =>
  transitionsOf(state).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({
      from: stateId(state),
      to: stateId(target),
      label: labelOf(transition),
    })),
  );

/** One arrow between two states, whatever number of events leads along it. */
const arrows = (all: readonly Move[]): readonly string[] =>
  [...Map.groupBy(all, ({ from, to }) => `${from} --> ${to}`)].map(
    ([ends, along]) => `${ends} : ${along.map(({ label }) => label).join('<br/>')}`,
  );

interface Transition {
  readonly eventType: string;
  readonly source: AnyStateNode;
  readonly target: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
}

const transitionsOf = (state: AnyStateNode): readonly Transition[] => [...state.transitions.values()].flat();

const stays = ({ target }: Transition): boolean => target === undefined;

const labelOf = ({ eventType, guard, source }: Transition): string => {
  const words = guardWords(guard) ?? (isOneOfSeveral(source, eventType) ? 'otherwise' : null);
  return words === null ? eventName(eventType) : `${eventName(eventType)} [${words}]`;
};

const isOneOfSeveral = (source: AnyStateNode, eventType: string): boolean =>
  (source.transitions.get(eventType)?.length ?? 0) > 1;

const guardWords = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  return typeof guard.type === 'string' ? guard.type : null;
};

const isLast = (state: AnyStateNode): boolean =>
  Object.keys(state.states).length === 0 && transitionsOf(state).length === 0;

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
