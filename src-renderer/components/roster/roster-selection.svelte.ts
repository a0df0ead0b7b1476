import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

let chosen = $state.raw<ReadonlySet<CharacterId>>(new Set());
let anchor: CharacterId | null = null;

/** Whom this window has selected in the roster. The choice outlives a search: one ticks, searches on, and ticks again. */
export const rosterSelection = {
  get chosen() {
    return chosen;
  },
  toggle: (id: CharacterId) => {
    const rest = [...chosen].filter((one) => one !== id);
    chosen = new Set(chosen.has(id) ? rest : [...chosen, id]);
    anchor = id;
  },
  /** All from the one that was ticked last to this one, as they stand in the list. */
  extendTo: (id: CharacterId, shown: readonly CharacterId[]) => {
    const from = anchor === null ? -1 : shown.indexOf(anchor);
    const to = shown.indexOf(id);
    const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    chosen = new Set([...chosen, ...range]);
    anchor ??= id;
  },
  add: (ids: readonly CharacterId[]) => (chosen = new Set([...chosen, ...ids])),
  remove: (ids: readonly CharacterId[]) => (chosen = new Set([...chosen].filter((id) => !ids.includes(id)))),
  clear: () => {
    chosen = new Set();
    anchor = null;
  },
};
