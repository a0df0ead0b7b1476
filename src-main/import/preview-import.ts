import type { ImportAnswer, ImportPreview, ImportSheet, ImportSource } from '../../shared/contract/import-views.ts';
import { findHeader, type Header, type Mapping } from '../../shared/roster/import/header.ts';
import { tidy } from '../../shared/roster/import/plain-text.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import type { CharacterId, Instant } from '../../shared/vocabulary/ids.ts';
import { ImportTable, type ImportBase } from '../camp/import-table.ts';
import { importCamp, importCreeps, importRecipes } from './book-import.ts';
import { readFileContent, type ReadTables, type ReadWishes } from './read-file.ts';
import { readRosterRows, type RosterRow } from './read-roster-rows.ts';
import { importRows, type RosterResult } from './roster-import.ts';
import { roleOf } from './sheet-roles.ts';

export interface ImportFile {
  /** As a person knows it. */
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** What an import of a file would do to a camp as it is. Nothing is written. */
export async function previewImport(
  file: ImportFile,
  wishes: ReadWishes,
  base: ImportBase,
  at: Instant,
): Promise<ImportAnswer> {
  const read = await readFileContent(file.content, wishes);
  if ('unreadable' in read) return { ok: false, unreadable: read.unreadable };
  const preview = previewTables(file.name, read, wishes.mapping, base, at);
  return preview === null ? { ok: false, unreadable: 'no-header' } : { ok: true, preview };
}

interface Roster {
  readonly table: Table;
  readonly header: Header;
}

/** Null where no sheet says anything that is understood. */
function previewTables(
  name: string,
  read: ReadTables,
  mapping: Mapping,
  base: ImportBase,
  at: Instant,
): ImportPreview | null {
  const result: RosterResult = { new: [], changed: [], unchanged: [], faulty: [] };
  const table = new ImportTable(base, at, name);
  const ofRole = (role: ReturnType<typeof roleOf>) => read.tables.filter((each) => roleOf(each) === role);
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
  const people = importRows(rows, table, recipes);
  return {
    source: sourceOf(name, read, rosters, rows),
    camp: campNameOf(ofRole('camp')),
    new: [...result.new, ...people.new],
    changed: [...result.changed, ...people.changed],
    unchanged: [...result.unchanged, ...people.unchanged],
    faulty: [...result.faulty, ...people.faulty].sort((one, other) =>
      one.sheet === other.sheet ? one.row - other.row : 0,
    ),
  };
}

/** After a quotation mark that is never closed, what stands in which cell can't be told. */
function rowsOf(
  roster: Roster,
  on: ImportTable,
  { openQuotes }: ReadTables,
  result: RosterResult,
): readonly RosterRow[] {
  const { rows, faulty } = readRosterRows(roster.table, roster.header, (id) => bearer(on, id));
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

const bearer = (table: ImportTable, id: CharacterId) =>
  (table.roster.get(id) ?? table.kpoRoster.get(id))?.sheet ?? null;

function sourceOf(
  name: string,
  { format, encoding, delimiter, tables }: ReadTables,
  rosters: readonly Roster[],
  rows: readonly RosterRow[],
): ImportSource {
  const sheets = tables.map((table): ImportSheet => {
    const header = rosters.find((each) => each.table === table)?.header ?? null;
    return { name: table.sheet, header: header === null ? null : header.row + 1, columns: header?.columns ?? [] };
  });
  return { name, format, encoding, delimiter, sampleNames: sampleOf(rows), sheets };
}

/** Names with letters that a wrong encoding would spoil come first. */
function sampleOf(rows: readonly RosterRow[]): readonly string[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  const special = names.filter((name) => /[^\p{ASCII}]/u.test(name));
  return [...special, ...names.filter((name) => !special.includes(name))].slice(0, 5);
}

const campNameOf = (tables: readonly Table[]): string | null =>
  tables.flatMap(({ rows }) =>
    rows.filter(([key = '']) => tidy(key) === 'name').map(([, value = '']) => tidy(value)),
  )[0] ?? null;
