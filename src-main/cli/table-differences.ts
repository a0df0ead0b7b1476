import { isDeepStrictEqual } from 'node:util';
import { withdrawnIn } from '../camp/replay.ts';
import type { StoredEntry, Tables } from '../store/store.ts';

/** `withdrawn` tells which entry took back which. */
export type TableName = keyof Tables | 'withdrawn';

/** A place where the stored tables are not what the journal says. `field` is null where a whole row is too many or missing. */
export interface TableDifference {
  readonly table: TableName;
  readonly key: string;
  readonly field: string | null;
  /** Undefined where there is nothing. */
  readonly stored: unknown;
  readonly replayed: unknown;
}

/** Every difference between the tables of a camp and those that its journal gives. */
export const tableDifferences = (stored: Tables, replayed: Tables): readonly TableDifference[] => [
  ...rowDifferences('camp', 'camp', stored.camp, replayed.camp),
  ...(['characters', 'fights', 'timers', 'cases', 'kpoCharacters', 'kpoFights'] as const).flatMap((table) =>
    differencesBetween(table, stored[table], replayed[table]),
  ),
];

/** Every entry whose mark of being withdrawn is not what the withdrawals of the journal come to. */
export function withdrawnDifferences(journal: readonly StoredEntry[]): readonly TableDifference[] {
  const replayed = withdrawnIn(journal.map(({ entry }) => entry));
  return journal.flatMap(({ entry, withdrawnBy }) => {
    const by = replayed.get(entry.seq) ?? null;
    if (by === withdrawnBy) return [];
    return [{ table: 'withdrawn', key: String(entry.seq), field: 'by', stored: withdrawnBy, replayed: by }] as const;
  });
}

function differencesBetween(
  table: TableName,
  stored: ReadonlyMap<string, object>,
  replayed: ReadonlyMap<string, object>,
): readonly TableDifference[] {
  const keys = new Set([...stored.keys(), ...replayed.keys()]);
  return [...keys].toSorted().flatMap((key) => rowDifferences(table, key, stored.get(key), replayed.get(key)));
}

function rowDifferences(
  table: TableName,
  key: string,
  stored: object | undefined,
  replayed: object | undefined,
): readonly TableDifference[] {
  if (stored === undefined || replayed === undefined) return [{ table, key, field: null, stored, replayed }];
  const [before, after] = [new Map(Object.entries(stored)), new Map(Object.entries(replayed))] as const;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => !isDeepStrictEqual(before.get(field), after.get(field)))
    .map((field): TableDifference => ({ table, key, field, stored: before.get(field), replayed: after.get(field) }));
}
