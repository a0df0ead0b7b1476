import { createVirtualizer, defaultRangeExtractor } from '@tanstack/svelte-virtual';
import { untrack } from 'svelte';
import { fromStore } from 'svelte/store';

interface Rows {
  readonly scroller: () => HTMLElement | null;
  readonly keys: () => readonly string[];
  readonly height: () => number;
  /** The row that holds the focus stays, however far one scrolls; -1 where none does. */
  readonly kept: () => number;
}

/** Only the rows in sight exist, and a few around them. */
export function createRowWindow({ scroller, keys, height, kept }: Rows) {
  const store = fromStore(
    createVirtualizer<HTMLElement, HTMLElement>({
      count: 0,
      getScrollElement: scroller,
      estimateSize: () => 1,
      overscan: 12,
    }),
  );

  $effect(() => {
    const [ids, size, stays] = [keys(), height(), kept()];
    untrack(() => {
      store.current.setOptions({
        count: ids.length,
        estimateSize: () => size,
        getItemKey: (at) => ids[at] ?? at,
        rangeExtractor: (range) => withKept(defaultRangeExtractor(range), stays < range.count ? stays : -1),
      });
      store.current.measure();
    });
  });

  return {
    get rows() {
      return store.current.getVirtualItems();
    },
    get height() {
      return store.current.getTotalSize();
    },
    reveal: (at: number) => store.current.scrollToIndex(at),
  };
}

const withKept = (shown: number[], kept: number): number[] =>
  kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((one, other) => one - other);
