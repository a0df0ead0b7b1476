import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import type { ExportFormat, ExportedFile } from '../../shared/contract/import-views.ts';
import { defused } from '../../shared/roster/export/defuse.ts';
import { textOf, type ExportTable, type ExportValue } from '../../shared/roster/export/export-table.ts';
import { slug } from '../../shared/vocabulary/free-id.ts';
import { campTables } from './camp-tables.ts';
import type { ExportedCamp } from './exported-camp.ts';

export async function exportFile(exported: ExportedCamp, format: ExportFormat): Promise<ExportedFile> {
  const bytes = await exportBytes(exported, format);
  const kind = exported.personal === null ? '' : '-personal';
  return { name: `${slug(exported.camp.name) || 'camp'}${kind}.${format}`, base64: bytes.toString('base64') };
}

export async function exportBytes(exported: ExportedCamp, format: ExportFormat): Promise<Buffer> {
  const tables = campTables(exported);
  switch (format) {
    case 'xlsx':
      return workbook(tables);
    case 'csv':
      return Buffer.from(csv(tables), 'utf8');
    case 'json':
      return Buffer.from(`${json(tables)}\n`, 'utf8');
    default:
      return format satisfies never;
  }
}

/** Numbers and yes or no stay what they are; everything else is text that no program takes for a formula. */
const cellOf = (value: ExportValue) => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = defused(textOf(value));
  return text === '' ? null : { value: text, type: String };
};

const workbook = (tables: readonly ExportTable[]): Promise<Buffer> =>
  writeExcelFile(
    tables.map(({ id, columns, rows }) => ({
      sheet: id,
      stickyRowsCount: 1,
      columns: columns.map((column) => ({ width: Math.max(10, column.length + 2) })),
      data: [
        columns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    })),
  ).toBuffer();

/** The characters of both rule sets in one table, with a mark so that Excel sees that it is UTF-8. */
function csv(tables: readonly ExportTable[]): string {
  const rosters = tables.filter(({ id }) => id === 'characters' || id === 'kpo');
  const columns = [...new Set(rosters.flatMap((table) => table.columns))];
  const rows = rosters.flatMap((table) =>
    table.rows.map((row) =>
      columns.map((column) => {
        const value = row[table.columns.indexOf(column)] ?? null;
        return typeof value === 'number' ? value : defused(textOf(value));
      }),
    ),
  );
  return `\uFEFF${Papa.unparse([columns, ...rows], { newline: '\r\n' })}\r\n`;
}

function json(tables: readonly ExportTable[]): string {
  const objects = tables.map(({ id, columns, rows }): readonly [string, object] => {
    if (id === 'camp') return [id, Object.fromEntries(rows.map(([key, value]) => [textOf(key ?? null), value]))];
    const things = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
    return [inOneWord(id), things];
  });
  return JSON.stringify({ format: 'dbf-console-camp', version: 1, ...Object.fromEntries(objects) }, null, 2);
}

const inOneWord = (id: string): string => id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
