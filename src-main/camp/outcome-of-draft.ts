import type { Fight } from '../../shared/dbf/fight.ts';
import type { FightId } from '../../shared/vocabulary/ids.ts';
import type { FightRow, TableChanges } from '../store/store.ts';
import type { Draft } from './draft.ts';
import type { CampState } from './state.ts';

/** The rows that a draft writes. */
export function changesOf(draft: Draft, { camp, fights }: CampState): TableChanges {
  return {
    characters: draft.characters.changes(),
    timers: draft.timers.changes(),
    cases: draft.cases.changes(),
    fights: fightRows(draft, fights),
    ...(draft.camp === camp ? {} : { camp: draft.camp }),
  };
}

/** Most entries of a fight leave its row as it was, and what is not written need not reach the disk. */
function fightRows(draft: Draft, before: CampState['fights']): ReadonlyMap<FightId, FightRow | null> {
  const rows = new Map<FightId, FightRow | null>();
  for (const [id, record] of draft.fights.changes()) {
    const row = record === null ? null : rowOf(record.fight);
    const then = before.get(id);
    if (row === null || then === undefined || !isSameRow(row, rowOf(then.fight))) rows.set(id, row);
  }
  return rows;
}

const rowOf = ({ id, number, place, phase }: Fight): FightRow => ({
  id,
  number,
  place,
  phase: phase === 'challenge' ? 'closed' : phase,
});

const isSameRow = (one: FightRow, other: FightRow): boolean =>
  one.number === other.number && one.place === other.place && one.phase === other.phase;

/** The state once a draft is committed: fights that are put away leave the memory. */
export function settle(draft: Draft): CampState {
  const fights = draft.fights.settle();
  for (const [id, record] of draft.fights.changes()) if (record?.fight.phase === 'closed') fights.delete(id);
  return {
    camp: draft.camp,
    characters: draft.characters.settle(),
    timers: draft.timers.settle(),
    cases: draft.cases.settle(),
    fights,
  };
}
