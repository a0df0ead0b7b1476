import readExcelFile from 'read-excel-file/node';
import type { Table } from '../../shared/roster/import/table.ts';

/** All sheets of a workbook as text; null where it is none, or a broken one. */
export async function readXlsx(bytes: Uint8Array): Promise<readonly Table[] | null> {
  try {
    const sheets = await readExcelFile(Buffer.from(bytes), { trim: false });
    return sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(asText)) }));
  } catch {
    return null;
  }
}

/** A date, where somebody meant none, stays a date: the cell is faulty then, not another number. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}
