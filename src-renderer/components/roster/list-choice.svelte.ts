import type { ListSort } from './list-sort.ts';

/** What a window searches a list for and how it is sorted; it stays while one looks at a sheet and comes back. */
export function createListChoice<Filter extends object, By extends string>(
  nothing: Filter,
  first: ListSort<By>,
  firstWay: (by: By) => ListSort<By>,
) {
  let filter = $state.raw(nothing);
  let sort = $state.raw(first);
  return {
    get filter() {
      return filter;
    },
    get sort() {
      return sort;
    },
    set sort(wanted: ListSort<By>) {
      sort = wanted;
    },
    /** By another column its own way; by the same one the other way round. */
    sortBy: (by: By) => (sort = sort.by === by ? { by, down: !sort.down } : firstWay(by)),
    narrow: (change: Partial<Filter>) => (filter = { ...filter, ...change }),
    clear: () => (filter = nothing),
  };
}
