import type { Fight } from '../../shared/dbf/fight.ts';
import type { KpoFight } from '../../shared/kpo/fight.ts';
import type { CharacterId, FightId } from '../../shared/vocabulary/ids.ts';
import type { FightRow, KpoFightRow, TableChanges } from '../store/store.ts';
import type { Draft } from './draft.ts';
import type { Overlay } from './overlay.ts';
import type { CampState } from './state.ts';

/** The rows that a draft writes. */
export function changesOf(draft: Draft, state: CampState): TableChanges {
  const { camp, fights, kpoFights } = state;
  const newcomers = newcomersOf(draft, state);
  return {
    ...(newcomers.length === 0 ? {} : { newcomers }),
    characters: draft.characters.changes(),
    timers: draft.timers.changes(),
    cases: draft.cases.changes(),
    fights: rowsOf(draft.fights.changes(), fights, rowOf),
    kpoCharacters: draft.kpoCharacters.changes(),
    kpoFights: rowsOf(draft.kpoFights.changes(), kpoFights, kpoRowOf),
    ...(draft.camp === camp ? {} : { camp: draft.camp }),
  };
}

/** Whoever was in the camp before is no newcomer, and nobody who comes back because an undo is undone: nothing enters them. */
const newcomersOf = ({ entries }: Draft, { characters, kpoCharacters }: CampState): readonly CharacterId[] =>
  entries.flatMap(({ entry }) =>
    entry.events.flatMap((event) =>
      (event.type === 'v1.CharacterEntered' || event.type === 'v1.KpoCharacterEntered') &&
      !characters.has(event.who) &&
      !kpoCharacters.has(event.who)
        ? [event.who]
        : [],
    ),
  );

/** Most entries of a fight leave its row as it was, and what is not written need not reach the disk. */
function rowsOf<AFight, Row extends FightRow<string>>(
  changes: ReadonlyMap<FightId, { readonly fight: AFight } | null>,
  before: ReadonlyMap<FightId, { readonly fight: AFight }>,
  toRow: (fight: AFight) => Row,
): ReadonlyMap<FightId, Row | null> {
  const rows = new Map<FightId, Row | null>();
  for (const [id, record] of changes) {
    const row = record === null ? null : toRow(record.fight);
    const then = before.get(id);
    if (row === null || then === undefined || !isSameRow(row, toRow(then.fight))) rows.set(id, row);
  }
  return rows;
}

export const rowOf = ({ id, number, place, phase }: Fight): FightRow => ({
  id,
  number,
  place,
  phase: phase === 'challenge' ? 'closed' : phase,
});

export const kpoRowOf = ({ id, number, place, phase }: KpoFight): KpoFightRow => ({
  id,
  number,
  place,
  phase: phase === 'before' ? 'closed' : phase,
});

const isSameRow = (one: FightRow<string>, other: FightRow<string>): boolean =>
  one.number === other.number && one.place === other.place && one.phase === other.phase;

/** The state once a draft is committed: fights that are put away leave the memory. */
export const settle = (draft: Draft): CampState => ({
  camp: draft.camp,
  characters: draft.characters.settle(),
  timers: draft.timers.settle(),
  cases: draft.cases.settle(),
  fights: withoutClosed(draft.fights),
  kpoCharacters: draft.kpoCharacters.settle(),
  kpoFights: withoutClosed(draft.kpoFights),
});

function withoutClosed<Record extends { readonly fight: { readonly phase: string } }>(
  overlay: Overlay<FightId, Record>,
): Map<FightId, Record> {
  const fights = overlay.settle();
  for (const [id, record] of overlay.changes()) if (record?.fight.phase === 'closed') fights.delete(id);
  return fights;
}
