import type { FightId } from '../../shared/vocabulary/ids.ts';
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
    kpoCharacters: new Map(tables.kpoCharacters),
    kpoFights: new Map(),
  };
  const draft = new Draft(state, store);
  return {
    ...state,
    fights: openOf(tables.fights, (id) => draft.fight(id)),
    kpoFights: openOf(tables.kpoFights, (id) => draft.kpoFight(id)),
  };
}

function openOf<Row extends { readonly phase: string }, Record>(
  rows: ReadonlyMap<FightId, Row>,
  recordOf: (id: FightId) => Record | null,
): Map<FightId, Record> {
  const open = [...rows].filter(([, { phase }]) => phase !== 'closed');
  return new Map(
    open.flatMap(([id]) => {
      const record = recordOf(id);
      return record === null ? [] : [[id, record] as const];
    }),
  );
}
