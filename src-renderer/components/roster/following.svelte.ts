/** A field that was changed both here and elsewhere since the form was opened. */
export interface Clash<Key> {
  readonly field: Key;
  readonly here: unknown;
  readonly there: unknown;
}

/**
 * Keeps a form by the newest sheet: what somebody else changed comes into its fields, save where they were changed here
 * too. So the form never writes back what it did not change. `apart` are fields that follow for themselves.
 */
export function createFollowing<Fields extends object>(
  fields: Fields,
  opened: Fields,
  apart: readonly (keyof Fields)[] = [],
) {
  let before = $state.raw(opened);
  let suspects = $state.raw<readonly (keyof Fields)[]>([]);

  const changed = $derived(keysOf(before, apart).filter((key) => !isSame(fields[key], before[key])));
  const clashes = $derived(
    changed
      .filter((key) => suspects.includes(key))
      .map((field): Clash<keyof Fields> => ({ field, here: fields[field], there: before[field] })),
  );

  function follow(there: Fields) {
    const news = keysOf(there, apart).filter((key) => !isSame(before[key], there[key]));
    const mine = changed;
    suspects = [...suspects, ...news.filter((key) => mine.includes(key))];
    before = there;
    for (const key of news) if (!mine.includes(key)) fields[key] = structuredClone(there[key]);
  }

  return {
    /** The fields as the newest sheet has them. */
    get before() {
      return before;
    },
    get changed() {
      return changed.length > 0;
    },
    get clashes() {
      return clashes;
    },
    follow,
    keepMine: () => (suspects = []),
    takeTheirs: () => {
      for (const { field } of clashes) fields[field] = structuredClone(before[field]);
    },
  };
}

const keysOf = <Fields extends object>(fields: Fields, apart: readonly (keyof Fields)[]) =>
  (Object.keys(fields) as (keyof Fields)[]).filter((key) => !apart.includes(key));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
