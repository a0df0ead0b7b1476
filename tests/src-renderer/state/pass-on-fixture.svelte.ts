import { entrySeq, type EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { passOn } from '../../../src-renderer/state/pass-on.svelte.ts';

/** Follows what is told as the frame of a window does; `enter` is the next entry of that window. */
export function passOnOf(told: Parameters<typeof passOn>[1]) {
  let entered = $state<EntrySeq | null>(null);
  const console = {
    get entered() {
      return entered;
    },
  };
  const stop = $effect.root(() => passOn(console, told));
  return { enter: (seq: number) => (entered = entrySeq(seq)), stop };
}
