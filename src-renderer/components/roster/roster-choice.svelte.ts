import { noFilter, type RosterFilter, type RosterSort } from './roster-search.ts';

let filter = $state.raw<RosterFilter>(noFilter);
let sort = $state<RosterSort>('name');

/** What this window searches for; it stays while one looks at a sheet and comes back. */
export const rosterChoice = {
  get filter() {
    return filter;
  },
  get sort() {
    return sort;
  },
  set sort(by: RosterSort) {
    sort = by;
  },
  narrow: (change: Partial<RosterFilter>) => (filter = { ...filter, ...change }),
  clear: () => (filter = noFilter),
};
