import type { Choice, ChosenPerson } from '../../shared/contract/import-views.ts';
import type { Known } from '../../shared/roster/import/known.ts';
import { matcher, type Match, type Naming } from '../../shared/roster/import/matching.ts';
import { likeness } from '../../shared/roster/import/plain-text.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { ImportTable } from '../camp/import-table.ts';
import type { RosterRow } from './read-roster-rows.ts';

export interface WhoIsMeant {
  readonly match: Match;
  /** Null where nobody had to choose. */
  readonly chosen: ChosenPerson | null;
}

/** Whom a row means, by itself or, where that is not clear, as somebody chose out of those who may be meant. */
export function whoIsMeant(
  rows: readonly RosterRow[],
  table: ImportTable,
  choices: readonly Choice[],
): (row: RosterRow) => WhoIsMeant {
  const match = matcherOf(rows, table);
  const chosen = new Map(choices.map(({ sheet, row, who }) => [`${String(row)} ${sheet}`, who]));
  return (row) => {
    const found = match(row);
    const choice = chosen.get(`${String(row.row)} ${row.sheet}`);
    if ('who' in found || choice === undefined || found.among.length === 0) return { match: found, chosen: null };
    const who = found.among.find(({ id }) => id === choice) ?? null;
    if (choice !== null && who === null) return { match: found, chosen: null };
    const { sheet, row: at, name } = row;
    return { match: { who: choice }, chosen: { sheet, row: at, name, who } };
  };
}

/** Rows without an id are about the same person where name and player are the same. */
export const keyOf = ({ id, name, player, ruleset }: RosterRow, who: CharacterId | null): string =>
  who !== null || id !== null ? `id ${who ?? id ?? ''}` : `${ruleset} ${likeness(name)} ${likeness(player ?? '')}`;

function matcherOf(rows: readonly RosterRow[], table: ImportTable): (row: RosterRow) => Match {
  const byId = new Set(rows.flatMap(({ id }) => (id !== null && table.isTaken(id) ? [id] : [])));
  const known = (people: Iterable<{ id: CharacterId; sheet: { name: string; player: string } }>): readonly Known[] =>
    [...people].map(({ id, sheet: { name, player } }) => ({ id, name, player }));
  const dbf = matcher(known(table.roster.values()), byId);
  const kpo = matcher(known(table.kpoRoster.values()), byId);
  const before = { dbf: new Set(table.roster.keys()), kpo: new Set(table.kpoRoster.keys()) };
  return ({ ruleset, id, name, player }) => {
    const other = ruleset === 'dbf' ? 'kpo' : 'dbf';
    if (id !== null && before[other].has(id)) return { fault: 'other-ruleset', among: [] };
    const naming: Naming = { id, name, player };
    return ruleset === 'dbf' ? dbf(naming) : kpo(naming);
  };
}
