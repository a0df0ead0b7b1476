import type { Encoding, ImportSource, UnreadableReason } from '../../shared/contract/import-views.ts';
import type { Mapping } from '../../shared/roster/import/header.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';

export interface ReadTables extends Pick<ImportSource, 'format' | 'encoding' | 'delimiter'> {
  readonly tables: readonly Table[];
  readonly openQuotes: number | null;
}

export type ReadAnswer = ReadTables | { readonly unreadable: UnreadableReason };

export interface ReadWishes {
  readonly encoding: Encoding | null;
  readonly mapping: Mapping;
}

/** A file by what is in it, whatever its name ends with. */
export async function readFileContent(content: Uint8Array | string, wishes: ReadWishes): Promise<ReadAnswer> {
  if (typeof content === 'string') return readText(content, null, wishes.mapping);
  if (startsWith(content, [0x50, 0x4b])) return readWorkbook(content);
  if (startsWith(content, [0xd0, 0xcf, 0x11, 0xe0])) return { unreadable: 'old-excel' };
  const decoded = decodeText(content, wishes.encoding);
  if (decoded === null) return { unreadable: 'wrong-encoding' };
  return readText(decoded.text, decoded.encoding, wishes.mapping);
}

async function readWorkbook(content: Uint8Array): Promise<ReadAnswer> {
  const tables = await readXlsx(content);
  if (tables === null) return { unreadable: 'broken-spreadsheet' };
  return { format: 'xlsx', encoding: null, delimiter: null, tables, openQuotes: null };
}

function readText(text: string, encoding: Encoding | null, mapping: Mapping): ReadAnswer {
  if (text.trim() === '') return { unreadable: 'empty' };
  if (text.includes('\0')) return { unreadable: 'not-a-spreadsheet' };
  if (/^\uFEFF?\s*[[{]/.test(text)) {
    const tables = readJson(text.replace(/^\uFEFF/, ''));
    if (tables === null) return { unreadable: 'broken-json' };
    return { format: 'json', encoding, delimiter: null, tables, openQuotes: null };
  }
  const { table, delimiter, openQuotes } = readCsv(text, mapping);
  return { format: 'csv', encoding, delimiter, tables: [table], openQuotes };
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
