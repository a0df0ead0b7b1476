import type { KpoFightView } from '../../../shared/contract/kpo-views.ts';
import type { FightView } from '../../../shared/contract/views.ts';
import type { FightId, Instant } from '../../../shared/vocabulary/ids.ts';
import type { Store } from '../../store/store.ts';
import { Draft } from '../draft.ts';
import { kpoFightView } from '../kpo/kpo-fight-view.ts';
import type { CampState } from '../state.ts';
import { fightView } from './fight-view.ts';

/** A fight that was put away, read back from the journal; null for one that is open, was taken back or never was. */
export function putAwayFight(
  state: CampState,
  store: Store,
  id: FightId,
  now: Instant,
): FightView | KpoFightView | null {
  if (state.fights.has(id) || state.kpoFights.has(id)) return null;
  const draft = new Draft(state, store);
  const [dbf, kpo] = [draft.fight(id), draft.kpoFight(id)];
  if (dbf !== null) return fightView(state, dbf, now);
  return kpo === null ? null : kpoFightView(state, kpo, now);
}
