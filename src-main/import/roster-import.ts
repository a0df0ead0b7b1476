import type { ChangedRow, Choice, ChosenPerson, ImportedRow, NewRow } from '../../shared/contract/import-views.ts';
import type { Recipe } from '../../shared/dbf/recipe.ts';
import { Faults } from '../../shared/roster/import/cells.ts';
import type { ImportChange } from '../../shared/roster/import/changes.ts';
import { changedDbf, newDbf, type Named } from '../../shared/roster/import/dbf-change.ts';
import { readDbfValues } from '../../shared/roster/import/dbf-values.ts';
import type { Fault, FaultCode, FaultyRow } from '../../shared/roster/import/faults.ts';
import { changedKpo, newKpo } from '../../shared/roster/import/kpo-change.ts';
import { readKpoValues } from '../../shared/roster/import/kpo-values.ts';
import type { Known } from '../../shared/roster/import/known.ts';
import { readPersonal } from '../../shared/roster/import/personal-values.ts';
import { refusedFault } from '../../shared/roster/import/refused-field.ts';
import { freeId } from '../../shared/vocabulary/free-id.ts';
import { characterId, type CharacterId } from '../../shared/vocabulary/ids.ts';
import type { ImportTable } from '../camp/import-table.ts';
import { decideRows, type DecidedRows, type PlannedRow } from './decide-rows.ts';
import { differencesOf } from './differences.ts';
import { withLedger, type Ledgers } from './ledger-import.ts';
import type { RosterRow } from './read-roster-rows.ts';
import { keyOf, whoIsMeant } from './who-is-meant.ts';

export interface RosterResult {
  readonly new: NewRow[];
  readonly changed: ChangedRow[];
  readonly unchanged: ImportedRow[];
  readonly faulty: FaultyRow[];
  readonly chosen: ChosenPerson[];
}

/** What camp and file tell beside the rows. */
export interface Books {
  readonly recipes: readonly Recipe[];
  readonly ledgers: Ledgers;
}

export const nothingYet = (): RosterResult => ({ new: [], changed: [], unchanged: [], faulty: [], chosen: [] });

/** What the rows of a roster would do to the camp as `before` gives it, into `result`; gives those that are right. */
export function importRows(
  rows: readonly RosterRow[],
  before: () => ImportTable,
  books: Books,
  choices: readonly Choice[],
  result: RosterResult,
): readonly PlannedRow[] {
  const table = before();
  const planned = planRows(rows, table, books, choices, result);
  const decided = decideRows(planned, before);
  for (const { row, refusal } of decided.refused) leaveOut(row, [refusedFault(refusal, row.cells)], result);
  tellApart(decided, table, result);
  return decided.right;
}

/** The rows that are understood; those that are not go to `result` as faulty. */
function planRows(
  rows: readonly RosterRow[],
  table: ImportTable,
  books: Books,
  choices: readonly Choice[],
  result: RosterResult,
): readonly PlannedRow[] {
  const whom = whoIsMeant(rows, table, choices);
  const given = new Set(rows.flatMap(({ id }) => id ?? []));
  const isTaken = (id: string) => table.isTaken(characterId(id)) || given.has(characterId(id));
  const seen = new Map<string, number>();
  return rows.flatMap((row): readonly PlannedRow[] => {
    const { match, chosen } = whom(row);
    if (chosen !== null) result.chosen.push(chosen);
    if ('fault' in match) return leaveOut(row, [whole(match.fault, row)], result, match.among);
    const key = keyOf(row, match.who);
    const first = seen.get(key);
    if (first !== undefined)
      return leaveOut(row, [{ ...whole('twice-in-the-file', row), data: { row: first } }], result);
    seen.set(key, row.row);
    const faults = new Faults();
    const id = row.id ?? characterId(freeId(isTaken, row.name, 'character'));
    const change = changeOf(row, match.who, id, table, books.recipes, faults);
    const personal = readPersonal(row.cells, faults);
    if (change === null || faults.found.length > 0) return leaveOut(row, faults.found, result);
    if (match.who === null) given.add(id);
    return [{ row, change: withLedger(change, books.ledgers), personal }];
  });
}

function leaveOut(
  { sheet, row, name }: RosterRow,
  faults: readonly Fault[],
  { faulty }: RosterResult,
  among: readonly Known[] = [],
): readonly [] {
  faulty.push({ sheet, row, name, faults, ...(among.length === 0 ? {} : { among }) });
  return [];
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
function spelt(row: RosterRow, { id, sheet }: { readonly id: CharacterId; readonly sheet: Named }): Named {
  if (row.id === id) return row;
  return { name: sheet.name, player: sheet.player === '' ? row.player : sheet.player };
}

function tellApart({ right, after }: DecidedRows, before: ImportTable, result: RosterResult): void {
  for (const { row, change } of right) {
    const about: ImportedRow = {
      sheet: row.sheet,
      row: row.row,
      is: row.ruleset === 'kpo' ? 'kpo' : 'character',
      name: row.name,
      player: row.player ?? '',
    };
    const who = 'who' in change ? change.who : null;
    const [was, is] = [before, after].map(({ roster, kpoRoster }) =>
      who === null ? undefined : (roster.get(who) ?? kpoRoster.get(who)),
    );
    if (was === undefined || is === undefined) {
      result.new.push({ ...about, changes: [change] });
      continue;
    }
    const differences = differencesOf(was, is);
    if (differences.length === 0) result.unchanged.push(about);
    else result.changed.push({ ...about, changes: [change], differences });
  }
}

const whole = (code: FaultCode, { cells, id }: RosterRow): Fault => {
  const field = id === null ? 'name' : 'id';
  const cell = cells.first(field);
  return { code, cell: cell?.name ?? cells.at(field), field, text: cell?.text ?? '', refusal: null, data: {} };
};
