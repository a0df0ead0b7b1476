import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { followed, quoted, sourceOf, wrong, type Reading, type Shape, type ValueOf } from './shape.ts';

export type Fields = Readonly<Record<string, Shape<unknown>>>;
type ValuesOf<F extends Fields> = { readonly [Key in keyof F]: ValueOf<F[Key]> };
export type RecordOf<Needed extends Fields, Optional extends Fields> = ValuesOf<Needed> & Partial<ValuesOf<Optional>>;

/** A list, of exactly `length` where that is given. */
export const listOf =
  <T>(item: Shape<T>, length?: number): Shape<readonly T[]> =>
  (node, reading) => {
    const target = followed(node, reading);
    if (!isSeq(target)) return wrong(node, reading, 'must be a list');
    const items = target.items.filter(isNode).map((child) => item(child, reading));
    if (length !== undefined && items.length !== length) return wrong(node, reading, `must name exactly ${length}`);
    return allRead(items) ? items : null;
  };

/** Two in an order. */
export const pairOf =
  <T>(item: Shape<T>): Shape<readonly [T, T]> =>
  (node, reading) => {
    const [first, second] = listOf(item, 2)(node, reading) ?? [];
    return first === undefined || second === undefined ? null : [first, second];
  };

/** A map whose keys are all of one kind. */
export const mapOf =
  <T>(key: Shape<string>, value: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (node, reading) => {
    const entries = entriesOf(node, reading)?.map((entry) => {
      const name = key(entry.key, reading);
      return [name, valueIn(entry, value, reading)] as const;
    });
    if (entries === undefined) return null;
    const read = entries.filter((entry): entry is [string, T] => entry.every((part) => part !== null));
    return read.length === entries.length ? Object.fromEntries(read) : null;
  };

/** A map with the keys named here and no others. A key that is missing is told only where none is misspelt. */
export const record =
  <Needed extends Fields, Optional extends Fields>(
    needed: Needed,
    optional: Optional,
  ): Shape<RecordOf<Needed, Optional>> =>
  (node, reading) => {
    const entries = entriesOf(node, reading);
    if (entries === null) return null;
    const fields: Fields = { ...needed, ...optional };
    const values = entries.map((entry) => {
      const shape = Object.hasOwn(fields, entry.name) ? fields[entry.name] : undefined;
      if (shape === undefined) return wrong(entry.key, reading, `unknown key ${quoted(entry.key, reading)}`);
      const value = valueIn(entry, shape, reading);
      return value === null ? null : ([entry.name, value] as const);
    });
    const missing = Object.keys(needed).filter((name) => !entries.some((entry) => entry.name === name));
    const misspelt = entries.some((entry) => !Object.hasOwn(fields, entry.name));
    for (const name of misspelt ? [] : missing) reading.report(node, `the key ${name} is missing`);
    if (missing.length > 0 || !allRead(values)) return null;
    return Object.fromEntries(values) as RecordOf<Needed, Optional>;
  };

export interface MapEntry {
  readonly name: string;
  readonly key: Node;
  readonly value: Node | null;
}

/** The entries of a map in their order. */
export function entriesOf(node: Node, reading: Reading): readonly MapEntry[] | null {
  const target = followed(node, reading);
  if (!isMap(target)) return wrong(node, reading, 'must be a map of keys and values');
  return entriesIn(target, reading);
}

/** The value of an entry as `shape` reads it. */
export const valueIn = <T>(entry: MapEntry, shape: Shape<T>, reading: Reading): T | null =>
  entry.value === null || isEmpty(followed(entry.value, reading))
    ? wrong(entry.key, reading, `${entry.name} has no value`)
    : shape(entry.value, reading);

const isEmpty = (node: Node): boolean => isScalar(node) && node.value === null;

function entriesIn(map: YAMLMap, reading: Reading): readonly MapEntry[] {
  return map.items.flatMap(({ key, value }: Pair) => {
    if (!isNode(key)) return [];
    return [{ name: sourceOf(key, reading) ?? '', key, value: isNode(value) ? value : null }];
  });
}

const allRead = <T>(values: readonly (T | null)[]): values is readonly T[] => values.every((value) => value !== null);
