import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Personal } from '../../shared/roster/personal.ts';
import type { WrittenLine } from '../../shared/roster/xp-ledger.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import { writtenLines } from '../camp/xp-ledger.ts';
import type { CampRow, Store, Tables } from '../store/store.ts';

/** What of a camp goes into an export: everything but the record of the fights. */
export interface ExportedCamp {
  readonly camp: CampRow;
  readonly characters: readonly Character[];
  readonly kpoCharacters: readonly KpoCharacter[];
  readonly timers: readonly Timer[];
  readonly cases: readonly CouncilCase[];
  readonly ledger: readonly WrittenLine[];
  /** What is known of the people behind the characters; null where nobody asked for it. */
  readonly personal: ReadonlyMap<CharacterId, Personal> | null;
}

type State = Pick<Tables, 'camp' | 'characters' | 'kpoCharacters' | 'timers' | 'cases'>;

export const campOf = (
  state: State,
  store: Pick<Store, 'journal' | 'personal'>,
  withPersonal = false,
): ExportedCamp => ({
  camp: state.camp,
  characters: [...state.characters.values()],
  kpoCharacters: [...state.kpoCharacters.values()],
  timers: [...state.timers.values()],
  cases: [...state.cases.values()],
  ledger: ledgerOf(state.characters.values(), store),
  personal: withPersonal ? personalOf([...state.characters.keys(), ...state.kpoCharacters.keys()], store) : null,
});

const personalOf = (
  people: readonly CharacterId[],
  store: Pick<Store, 'personal'>,
): ReadonlyMap<CharacterId, Personal> =>
  new Map(
    people.flatMap((who) => {
      const known = store.personal(who);
      return known === null ? [] : [[who, known] as const];
    }),
  );

/** Everybody's lines, character by character, each oldest first; withdrawn ones don't count. */
function ledgerOf(characters: Iterable<Character>, store: Pick<Store, 'journal'>): readonly WrittenLine[] {
  const written = [...store.journal()].flatMap(({ entry, withdrawnBy }) =>
    withdrawnBy === null ? writtenLines(entry) : [],
  );
  const of = Map.groupBy(written, ({ who }) => who);
  return [...characters].flatMap(({ id }) => of.get(id) ?? []);
}
