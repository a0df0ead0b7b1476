import { showDuration } from './duration.ts';
import type { DbfExpectations } from './format-dbf-expectations.ts';
import type { DbfState } from './state.ts';
import { written } from './written.ts';

/** The first thing that is not as expected, in words: `lives.boris expected 5 got 6`. Null where all is. */
export function firstDifference(expected: DbfExpectations, state: DbfState): string | null {
  for (const [key, wanted] of Object.entries(expected)) {
    const difference = differenceIn(key, expected, wanted, state);
    if (difference !== null) return difference;
  }
  return null;
}

function differenceIn(key: string, expected: DbfExpectations, wanted: unknown, state: DbfState): string | null {
  if (key === 'timers') return missingTimer(expected.timers ?? [], state.timers);
  const got = Object.entries(state).find(([name]) => name === key)?.[1] as unknown;
  if (isMap(wanted)) return differenceInMap(key, wanted, isMap(got) ? got : {});
  return same(wanted, got) ? null : told(key, wanted, got);
}

/** Only the keys that are expected count. */
function differenceInMap(key: string, wanted: ValueMap, got: ValueMap): string | null {
  const wrong = Object.entries(wanted).find(([name, value]) => !same(value, got[name]));
  return wrong === undefined ? null : told(`${key}.${wrong[0]}`, wrong[1], got[wrong[0]]);
}

/** All the timers expected must be there, each one by itself; others may run too. */
function missingTimer(wanted: NonNullable<DbfExpectations['timers']>, running: DbfState['timers']): string | null {
  let unused = running;
  for (const { who, kind, left } of wanted) {
    const shown = { who, kind, ...(left === undefined ? {} : { left: showDuration(left) }) };
    const found = unused.find(
      (timer) => timer.who === who && timer.kind === kind && (shown.left === undefined || timer.left === shown.left),
    );
    if (found === undefined) return told('timers', shown, running);
    unused = unused.filter((timer) => timer !== found);
  }
  return null;
}

type ValueMap = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is ValueMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are unordered; inside a pair the order counts. */
function same(wanted: unknown, got: unknown): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(got)) return JSON.stringify(wanted) === JSON.stringify(got);
  return JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(got));
}

const sorted = (list: readonly unknown[]): readonly string[] => list.map((item) => JSON.stringify(item)).toSorted();

const told = (what: string, wanted: unknown, got: unknown): string =>
  `${what} expected ${written(wanted)} got ${written(got)}`;
