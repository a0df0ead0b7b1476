import type {
  Choice,
  MendedCell,
  ImportAnswer,
  ImportPreview,
  ImportSheet,
  ImportSource,
} from '../../shared/contract/import-views.ts';
import { mend, faultyCells } from '../../shared/roster/import/mended-cells.ts';
import {
  columnsOf,
  findHeader,
  ROWS_WITH_TITLES,
  type Header,
  type Mapping,
} from '../../shared/roster/import/header.ts';
import type { Personal } from '../../shared/roster/personal.ts';
import { tidy } from '../../shared/roster/import/plain-text.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import type { CharacterId, Instant } from '../../shared/vocabulary/ids.ts';
import { ImportTable, type ImportBase } from '../camp/import-table.ts';
import { bearersIn } from './bearers.ts';
import { importCamp, importCreeps, importRecipes } from './book-import.ts';
import { personalRows } from './personal-rows.ts';
import { leftOutOfLedgers, readLedgers } from './ledger-import.ts';
import { readFileContent, type ReadTables, type ReadWishes } from './read-file.ts';
import { readRosterRows, type RosterRow } from './read-roster-rows.ts';
import { importRows, nothingYet, type RosterResult } from './roster-import.ts';
import { roleOf } from './sheet-roles.ts';

export interface ImportFile {
  /** As a person knows it. */
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** How somebody wants a file to be understood. */
export interface ImportWishes extends ReadWishes {
  readonly mended?: readonly MendedCell[];
  readonly choices?: readonly Choice[];
}

/** What an import starts from, and what is known of the people behind the characters. */
export interface PreviewBase extends ImportBase {
  readonly personal: (who: CharacterId) => Personal | null;
}

/** What an import of a file would do to a camp as it is. Nothing is written. */
export async function previewImport(
  file: ImportFile,
  wishes: ImportWishes,
  base: PreviewBase,
  at: Instant,
): Promise<ImportAnswer> {
  const read = await readFileContent(file.content, wishes);
  if ('unreadable' in read) return { ok: false, unreadable: read.unreadable };
  const preview = previewTables(file.name, read, wishes, base, at);
  if (preview === null) {
    return { ok: false, unreadable: 'no-header', sheets: read.tables.map((table) => headless(table, wishes.mapping)) };
  }
  if (!saysNothing(preview)) return { ok: true, preview };
  const mapped = Object.keys(wishes.mapping).length > 0;
  return { ok: false, unreadable: 'no-rows', ...(mapped ? { sheets: preview.source.sheets } : {}) };
}

/** There are headings, and nothing below them. */
const saysNothing = (preview: ImportPreview): boolean =>
  [preview.new, preview.changed, preview.unchanged, preview.faulty].every((rows) => rows.length === 0);

interface Roster {
  readonly table: Table;
  readonly header: Header;
}

/** Null where no sheet says anything that is understood. */
function previewTables(
  name: string,
  read: ReadTables,
  { mapping, mended = [], choices = [] }: ImportWishes,
  base: PreviewBase,
  at: Instant,
): ImportPreview | null {
  const result = nothingYet();
  const before = () => new ImportTable(base, at, name);
  const table = before();
  const { tables, applied } = mend(read.tables, mended);
  const ofRole = (role: ReturnType<typeof roleOf>) => tables.filter((each) => roleOf(each) === role);
  const rosters = ofRole('roster').flatMap((each): readonly Roster[] => {
    const header = findHeader(each, mapping);
    return header === null ? [] : [{ table: each, header }];
  });
  const books = [...ofRole('camp'), ...ofRole('recipes'), ...ofRole('creeps')];
  if (rosters.length === 0 && books.length === 0) return null;

  for (const each of ofRole('camp')) importCamp(each, base.camp, result);
  let { recipes } = base.camp;
  for (const each of ofRole('recipes')) recipes = importRecipes(each, recipes, result);
  for (const each of ofRole('creeps')) importCreeps(each, base.camp.creeps, recipes, table, result);
  const rows = rosters.flatMap((roster) => rowsOf(roster, table, read, result));
  const ledgers = readLedgers(ofRole('ledger'));
  const right = importRows(rows, before, { recipes, ledgers }, choices, result);
  result.faulty.push(...leftOutOfLedgers(ledgers, table, result.new));
  const placeOf = (sheet: string) => tables.findIndex((each) => each.sheet === sheet);
  return {
    source: {
      ...sourceOf(name, { ...read, tables }, rosters, rows),
      mended: applied,
      chosen: result.chosen,
      leftAlone: ofRole('only-to-read').flatMap(({ sheet, rows: [, ...below] }) => (below.length === 0 ? [] : [sheet])),
    },
    camp: campNameOf(ofRole('camp')),
    new: result.new,
    changed: result.changed,
    unchanged: result.unchanged,
    faulty: result.faulty
      .map((row) => ({ ...row, cells: faultyCells(row, tables) }))
      .sort((one, other) => placeOf(one.sheet) - placeOf(other.sheet) || one.row - other.row),
    personal: personalRows(right, base.personal),
  };
}

/** After a quotation mark that is never closed, what stands in which cell can't be told. */
function rowsOf(
  roster: Roster,
  on: ImportTable,
  { openQuotes }: ReadTables,
  result: RosterResult,
): readonly RosterRow[] {
  const { rows, faulty } = readRosterRows(roster.table, roster.header, bearersIn(on));
  const isOpen = ({ row }: { readonly row: number }) => openQuotes !== null && row >= openQuotes;
  result.faulty.push(
    ...faulty.filter((each) => !isOpen(each)),
    ...[...rows, ...faulty].filter(isOpen).map(({ sheet, row, name }) => ({
      sheet,
      row,
      name: name.slice(0, 40),
      faults: [{ code: 'quotes-open' as const, cell: null, field: null, text: '', refusal: null, data: {} }],
    })),
  );
  return rows.filter((row) => !isOpen(row));
}

function sourceOf(
  name: string,
  { format, encoding, delimiter, tables }: ReadTables,
  rosters: readonly Roster[],
  rows: readonly RosterRow[],
): Omit<ImportSource, 'mended' | 'chosen' | 'leftAlone'> {
  const sheets = tables.map((table): ImportSheet => {
    const header = rosters.find((each) => each.table === table)?.header ?? null;
    return { name: table.sheet, header: header === null ? null : header.row + 1, columns: header?.columns ?? [] };
  });
  return { name, format, encoding, delimiter, sampleNames: sampleOf(rows), sheets };
}

/** A sheet whose headings name nobody: its fullest row among the first may be what somebody wrote over the columns. */
function headless({ sheet, rows }: Table, mapping: Mapping): ImportSheet {
  const filled = (texts: readonly string[]) => texts.filter((text) => tidy(text) !== '').length;
  const [fullest = []] = rows.slice(0, ROWS_WITH_TITLES).toSorted((one, other) => filled(other) - filled(one));
  return { name: sheet, header: null, columns: columnsOf(fullest, mapping) };
}

/** Names with letters that a wrong encoding would spoil come first. */
function sampleOf(rows: readonly RosterRow[]): readonly string[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  const isSpecial = (name: string) => /[^\p{ASCII}]/u.test(name);
  return [...names.filter(isSpecial), ...names.filter((name) => !isSpecial(name))].slice(0, 5);
}

const campNameOf = (tables: readonly Table[]): string | null =>
  tables.flatMap(({ rows }) =>
    rows.filter(([key = '']) => tidy(key) === 'name').map(([, value = '']) => tidy(value)),
  )[0] ?? null;
