import type { TableChanges } from '../store/store.ts';
import type { Draft } from './draft.ts';
import type { CampState } from './state.ts';

/** The rows that a draft writes. */
export function changesOf(draft: Draft, { camp }: CampState): TableChanges {
  const fights = [...draft.fights.changes()].map(([id, record]) => {
    if (record === null) return [id, null] as const;
    const { number, place, phase } = record.fight;
    return [id, { id, number, place, phase: phase === 'challenge' ? 'closed' : phase }] as const;
  });
  return {
    characters: draft.characters.changes(),
    timers: draft.timers.changes(),
    cases: draft.cases.changes(),
    fights: new Map(fights),
    ...(draft.camp === camp ? {} : { camp: draft.camp }),
  };
}

/** The state once a draft is committed: fights that are put away leave the memory. */
export function stateAfter(draft: Draft): CampState {
  const open = [...draft.fights.merged()].filter(([, { fight }]) => fight.phase !== 'closed');
  return {
    camp: draft.camp,
    characters: draft.characters.merged(),
    timers: draft.timers.merged(),
    cases: draft.cases.merged(),
    fights: new Map(open),
  };
}
