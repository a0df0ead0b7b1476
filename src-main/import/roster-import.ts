import type { ChangedRow, ImportedRow, NewRow } from '../../shared/contract/import-views.ts';
import type { Recipe } from '../../shared/dbf/recipe.ts';
import { Faults } from '../../shared/roster/import/cells.ts';
import type { ImportChange } from '../../shared/roster/import/changes.ts';
import { changedDbf, newDbf, type Named } from '../../shared/roster/import/dbf-change.ts';
import { readDbfValues } from '../../shared/roster/import/dbf-values.ts';
import type { Fault, FaultCode, FaultyRow } from '../../shared/roster/import/faults.ts';
import { changedKpo, newKpo } from '../../shared/roster/import/kpo-change.ts';
import { readKpoValues } from '../../shared/roster/import/kpo-values.ts';
import { matcher, type Known, type Match, type Naming } from '../../shared/roster/import/matching.ts';
import { likeness } from '../../shared/roster/import/plain-text.ts';
import { refusedFault } from '../../shared/roster/import/refused-field.ts';
import { freeId } from '../../shared/vocabulary/free-id.ts';
import { characterId, type CharacterId } from '../../shared/vocabulary/ids.ts';
import type { ImportTable } from '../camp/import-table.ts';
import { differencesOf } from './differences.ts';
import type { RosterRow } from './read-roster-rows.ts';

export interface RosterResult {
  readonly new: NewRow[];
  readonly changed: ChangedRow[];
  readonly unchanged: ImportedRow[];
  readonly faulty: FaultyRow[];
}

/** What the rows of a roster would do, each on what the rows before it left. */
export function importRows(rows: readonly RosterRow[], table: ImportTable, recipes: readonly Recipe[]): RosterResult {
  const result: RosterResult = { new: [], changed: [], unchanged: [], faulty: [] };
  const whom = whoIsMeant(rows, table);
  const claimed = new Set(rows.flatMap(({ id }) => id ?? []));
  const seen = new Map<string, number>();
  for (const row of rows) {
    const faults = new Faults();
    const match = whom(row);
    const key = 'fault' in match ? '' : keyOf(row, match.who);
    const first = seen.get(key);
    if ('fault' in match) faults.found.push(whole(match.fault, row));
    else if (first !== undefined) faults.found.push({ ...whole('twice-in-the-file', row), data: { row: first } });
    else {
      seen.set(key, row.row);
      const isTaken = (id: string) => table.isTaken(characterId(id)) || claimed.has(characterId(id));
      const id = row.id ?? characterId(freeId(isTaken, row.name, 'character'));
      const change = changeOf(row, match.who, id, table, recipes, faults);
      if (change !== null && faults.found.length === 0) put(row, match.who, change, table, result, faults);
    }
    if (faults.found.length > 0) {
      result.faulty.push({ sheet: row.sheet, row: row.row, name: row.name, faults: faults.found });
    }
  }
  return result;
}

/** Rows without an id are the same person where name and player are the same. */
const keyOf = ({ id, name, player, ruleset }: RosterRow, who: CharacterId | null): string =>
  who !== null || id !== null ? `id ${who ?? id ?? ''}` : `${ruleset} ${likeness(name)} ${likeness(player ?? '')}`;

function whoIsMeant(rows: readonly RosterRow[], table: ImportTable): (row: RosterRow) => Match {
  const byId = new Set(rows.flatMap(({ id }) => (id !== null && table.isTaken(id) ? [id] : [])));
  const known = (people: Iterable<{ id: CharacterId; sheet: { name: string; player: string } }>): readonly Known[] =>
    [...people].map(({ id, sheet: { name, player } }) => ({ id, name, player }));
  const dbf = matcher(known(table.roster.values()), byId);
  const kpo = matcher(known(table.kpoRoster.values()), byId);
  const before = { dbf: new Set(table.roster.keys()), kpo: new Set(table.kpoRoster.keys()) };
  return ({ ruleset, id, name, player }) => {
    const other = ruleset === 'dbf' ? 'kpo' : 'dbf';
    if (id !== null && before[other].has(id)) return { fault: 'other-ruleset' };
    const naming: Naming = { id, name, player };
    return ruleset === 'dbf' ? dbf(naming) : kpo(naming);
  };
}

function changeOf(
  row: RosterRow,
  who: CharacterId | null,
  id: CharacterId,
  table: ImportTable,
  recipes: readonly Recipe[],
  faults: Faults,
): ImportChange | null {
  const { cells } = row;
  if (row.ruleset === 'kpo') {
    const values = readKpoValues(cells, faults);
    const before = who === null ? undefined : table.kpoRoster.get(who);
    return before === undefined ? newKpo(id, row, values) : changedKpo(before, spelt(row, before), values);
  }
  const values = readDbfValues(cells, recipes, faults);
  const before = who === null ? undefined : table.roster.get(who);
  return before === undefined ? newDbf(id, row, values, cells, faults) : changedDbf(before, spelt(row, before), values);
}

/** Who is known by name keeps the spelling of the roster, with its diacritics; by id, the file may rename. */
const spelt = (row: RosterRow, { id, sheet }: { readonly id: CharacterId; readonly sheet: Named }): Named =>
  row.id === id ? row : { name: sheet.name, player: row.player === null ? null : sheet.player };

function put(
  row: RosterRow,
  who: CharacterId | null,
  change: ImportChange,
  table: ImportTable,
  result: RosterResult,
  faults: Faults,
): void {
  const before = who === null ? null : (table.roster.get(who) ?? table.kpoRoster.get(who) ?? null);
  const decision = table.apply(change);
  if (!decision.ok) {
    faults.found.push(refusedFault(decision.refusal, row.cells));
    return;
  }
  const { sheet, name, ruleset } = row;
  const about: ImportedRow = {
    sheet,
    row: row.row,
    is: ruleset === 'kpo' ? 'kpo' : 'character',
    name,
    player: row.player ?? '',
  };
  const after = before === null ? null : (table.roster.get(before.id) ?? table.kpoRoster.get(before.id) ?? null);
  if (before === null || after === null) {
    result.new.push({ ...about, changes: [change] });
    return;
  }
  const differences = differencesOf(before, after);
  if (differences.length === 0) result.unchanged.push(about);
  else result.changed.push({ ...about, changes: [change], differences });
}

const whole = (code: FaultCode, { cells, id }: RosterRow): Fault => {
  const field = id === null ? 'name' : 'id';
  const cell = cells.first(field);
  return { code, cell: cell?.name ?? cells.at(field), field, text: cell?.text ?? '', refusal: null, data: {} };
};
