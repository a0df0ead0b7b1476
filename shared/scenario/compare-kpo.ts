import type { KpoExpectations } from './format-kpo-expectations.ts';
import type { KpoState } from './kpo-state.ts';
import { written } from './written.ts';

/** The first thing that is not as expected, in words: `hp.bence expected 7 got 10`. Null where all is. */
export function firstKpoDifference(expected: KpoExpectations, state: KpoState): string | null {
  for (const [key, wanted] of Object.entries(expected)) {
    const got: unknown = Object.entries(state).find(([name]) => name === key)?.[1];
    const difference = differenceAt(
      key,
      key === 'order' ? ordered(wanted) : wanted,
      key === 'order' ? ordered(got) : got,
    );
    if (difference !== null) return difference;
  }
  return null;
}

/** Of a map only the keys that are expected count, at every depth. */
function differenceAt(at: string, wanted: unknown, got: unknown): string | null {
  if (!isMap(wanted)) return same(wanted, got) ? null : `${at} expected ${written(wanted)} got ${written(got)}`;
  if (!isMap(got)) return `${at} expected ${written(wanted)} got ${written(got)}`;
  for (const [key, value] of Object.entries(wanted)) {
    const difference = differenceAt(`${at}.${key}`, value, got[key]);
    if (difference !== null) return difference;
  }
  return null;
}

type ValueMap = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is ValueMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** From step to step the order counts; inside a step it does not. */
const ordered = (steps: unknown): unknown =>
  Array.isArray(steps) ? Object.fromEntries([...steps.entries(), ['length', steps.length]]) : steps;

const same = (wanted: unknown, got: unknown): boolean =>
  Array.isArray(wanted) && Array.isArray(got)
    ? JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(got))
    : JSON.stringify(wanted) === JSON.stringify(got);

const sorted = (list: readonly unknown[]): readonly string[] => list.map((item) => JSON.stringify(item)).toSorted();
