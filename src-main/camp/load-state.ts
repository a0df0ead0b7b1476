import type { Store } from '../store/store.ts';
import { Draft } from './draft.ts';
import type { CampState } from './state.ts';

/** The tables as they stand, and the fights that are not put away, folded from their own entries alone. */
export function loadState(store: Store): CampState {
  const tables = store.tables();
  const state: CampState = {
    camp: tables.camp,
    characters: new Map(tables.characters),
    timers: new Map(tables.timers),
    cases: new Map(tables.cases),
    fights: new Map(),
  };
  const draft = new Draft(state, store);
  const open = [...tables.fights.values()].filter(({ phase }) => phase !== 'closed');
  const fights = open.flatMap(({ id }) => {
    const record = draft.fight(id);
    return record === null ? [] : [[id, record] as const];
  });
  return { ...state, fights: new Map(fights) };
}
