import { SvelteSet } from 'svelte/reactivity';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

const chosen = new SvelteSet<CharacterId>();
/** The one that was ticked last. */
let anchor: CharacterId | null = null;

/** Whom this window has selected in the roster. The choice outlives a search: one ticks, searches on, and ticks again. */
export const rosterSelection = {
  chosen: chosen as ReadonlySet<CharacterId>,
  toggle: (id: CharacterId) => {
    if (!chosen.delete(id)) chosen.add(id);
    anchor = id;
  },
  /** All from the one that was ticked last to this one, as they stand in the list. */
  extendTo: (id: CharacterId, shown: readonly CharacterId[]) => {
    const from = anchor === null ? -1 : shown.indexOf(anchor);
    const to = shown.indexOf(id);
    const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const one of range) chosen.add(one);
    anchor ??= id;
  },
  add: (ids: readonly CharacterId[]) => {
    for (const id of ids) chosen.add(id);
  },
  remove: (ids: readonly CharacterId[]) => {
    for (const id of ids) chosen.delete(id);
  },
  clear: () => {
    chosen.clear();
    anchor = null;
  },
};
