import { isAlias, isScalar, type Document, type Node, type Scalar } from 'yaml';

/** What a shape may ask while it reads, and where it tells what is wrong. */
export interface Reading {
  readonly document: Document;
  /** The short names that are known at this point of the file. */
  readonly names: ReadonlySet<string>;
  /** The sides that are known, where a ruleset names them. */
  readonly sides: ReadonlySet<string>;
  report(node: Node, why: string): void;
}

/** Reads one value of a scenario file. Null where it is not what it should be; that was then reported. */
export type Shape<T> = (node: Node, reading: Reading) => T | null;
export type ValueOf<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (node, reading) => {
  const value = scalarOf(node, reading)?.value;
  return typeof value === 'string' ? value : wrong(node, reading, 'must be text');
};

/** A whole number from `from` to `to`, both allowed. */
export const whole =
  (from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (node, reading) => {
    const value = scalarOf(node, reading)?.value;
    if (typeof value !== 'number' || !Number.isInteger(value)) return wrong(node, reading, 'must be a whole number');
    if (value < from) return wrong(node, reading, `must be at least ${from}`);
    return value > to ? wrong(node, reading, `must be at most ${to}`) : value;
  };

/** A number from `from` upwards, with a fraction or without. */
export const amount =
  (from: number): Shape<number> =>
  (node, reading) => {
    const value = scalarOf(node, reading)?.value;
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(node, reading, 'must be a number');
    return value < from ? wrong(node, reading, `must be at least ${from}`) : value;
  };

export const flag: Shape<boolean> = (node, reading) => {
  const value = scalarOf(node, reading)?.value;
  return typeof value === 'boolean' ? value : wrong(node, reading, 'must be true or false');
};

/** Exactly this value and no other. */
export const exactly =
  <const T extends string | number | boolean>(wanted: T): Shape<T> =>
  (node, reading) =>
    scalarOf(node, reading)?.value === wanted ? wanted : wrong(node, reading, `must be ${wanted.toString()}`);

/** One of the ids of a list. */
export const oneOf =
  <const T extends string>(ids: readonly T[]): Shape<T> =>
  (node, reading) => {
    const value = scalarOf(node, reading)?.value;
    const found = ids.find((id) => id === value);
    return found ?? wrong(node, reading, `${quoted(node, reading)} is none of ${ids.join(', ')}`);
  };

/** A scalar that `read` understands; `why` says what it should have been. */
export const readAs =
  <T>(read: (source: string) => T | null, why: string): Shape<T> =>
  (node, reading) => {
    const value = scalarOf(node, reading)?.value;
    const result = typeof value === 'string' ? read(value) : null;
    return result ?? wrong(node, reading, why);
  };

/** Whichever of the shapes fits the kind of value: the first whose `when` holds. */
export const either =
  <A, B>(when: (node: Node) => boolean, first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (node, reading) => {
    const target = followed(node, reading);
    return when(target) ? first(target, reading) : second(target, reading);
  };

/** The node that an alias stands for. */
export const followed = (node: Node, reading: Reading): Node =>
  isAlias(node) ? (node.resolve(reading.document) ?? node) : node;

/** What is written there, numbers too: `1` is a name like any other. */
export function sourceOf(node: Node, reading: Reading): string | undefined {
  const scalar = scalarOf(node, reading);
  return typeof scalar?.value === 'string' ? scalar.value : scalar?.source;
}

export const quoted = (node: Node, reading: Reading): string => {
  const source = sourceOf(node, reading);
  return source === undefined || source === '' ? 'what stands here' : `"${source}"`;
};

export function wrong(node: Node, reading: Reading, why: string): null {
  reading.report(node, why);
  return null;
}

function scalarOf(node: Node, reading: Reading): Scalar | undefined {
  const target = followed(node, reading);
  return isScalar(target) ? target : undefined;
}
