import { noFilter, type RosterFilter } from './roster-search.ts';
import { byName, firstWay, type RosterSort } from './roster-sort.ts';

let filter = $state.raw<RosterFilter>(noFilter);
let sort = $state.raw<RosterSort>(byName);

/** What this window searches for; it stays while one looks at a sheet and comes back. */
export const rosterChoice = {
  get filter() {
    return filter;
  },
  get sort() {
    return sort;
  },
  set sort(wanted: RosterSort) {
    sort = wanted;
  },
  /** By another column its own way; by the same one the other way round. */
  sortBy: (by: RosterSort['by']) => (sort = sort.by === by ? { by, down: !sort.down } : firstWay(by)),
  narrow: (change: Partial<RosterFilter>) => (filter = { ...filter, ...change }),
  clear: () => (filter = noFilter),
};
