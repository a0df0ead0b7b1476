import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Every arrow of a chart: from, event, to. */
export function arrowsOf({ root }: AnyStateMachine): readonly string[] {
  return statesBelow(root).flatMap((node) =>
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
