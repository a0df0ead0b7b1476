import { z } from 'zod';
import { characterIdSchema } from '../../vocabulary/schemas.ts';
import { ledgerLineSchema, type WrittenLine } from '../xp-ledger.ts';
import type { Fault, FaultyRow } from './faults.ts';
import { keyNamed, type KeyNames } from './key-names.ts';
import { tidy } from './plain-text.ts';
import { cellName, type Place, type Table } from './table.ts';

const headings = {
  at: ['at', 'kedy', 'mikor', 'when'],
  who: ['who', 'kto', 'ki', 'id'],
  add: ['add', 'koľko', 'mennyi', 'how many'],
  xp: ['xp', 'spolu', 'összesen', 'total'],
  level: ['level', 'úroveň', 'szint'],
  org: ['org', 'zapísal', 'beírta', 'by'],
  reason: ['reason', 'dôvod', 'indok'],
  quest: ['quest', 'úloha', 'küldetés'],
  fight: ['fight', 'súboj', 'harc'],
} satisfies KeyNames<string>;
export type LedgerColumn = keyof typeof headings;

/** A row of a ledger of XP. */
export interface LedgerRow extends Place, WrittenLine {
  /** The name of a cell of the row; null where the sheet has no such column. */
  readonly cellOf: (column: LedgerColumn) => string | null;
}

export interface LedgerRows {
  readonly rows: readonly LedgerRow[];
  readonly faulty: readonly FaultyRow[];
}

const rowSchema = z.object({ who: characterIdSchema, line: ledgerLineSchema });

/** The lines of a sheet with the ledger of everybody's XP; the first row names the columns. */
export function readLedger({ sheet, rows }: Table): LedgerRows {
  const columns = (rows[0] ?? []).map((heading) => keyNamed(headings, heading));
  const read: LedgerRow[] = [];
  const faulty: FaultyRow[] = [];
  rows.forEach((texts, index) => {
    if (index === 0 || texts.every((text) => tidy(text) === '')) return;
    const place = { sheet, row: index + 1 };
    const given = (column: LedgerColumn): string => tidy(texts[columns.indexOf(column)] ?? '');
    const cellOf = (column: LedgerColumn): string | null => {
      const at = columns.indexOf(column);
      return at < 0 ? null : cellName(at, place.row);
    };
    const unreadable = (column: LedgerColumn): Fault => ({
      code: 'row-unreadable',
      cell: cellOf(column),
      field: null,
      text: given(column),
      refusal: null,
      data: {},
    });
    const parsed = rowSchema.safeParse({ who: given('who'), line: lineOf(given) });
    if (parsed.success) read.push({ ...place, ...parsed.data, cellOf });
    else faulty.push({ ...place, name: given('who'), faults: wrongColumns(parsed.error, given).map(unreadable) });
  });
  return { rows: read, faulty };
}

const lineOf = (given: (column: LedgerColumn) => string): unknown => ({
  at: Date.parse(given('at')),
  org: given('org') || null,
  add: wholeOf(given('add')),
  xp: wholeOf(given('xp')),
  level: wholeOf(given('level')),
  reason: given('reason') || null,
  for: sourceOf(given('quest'), given('fight')),
});

const wholeOf = (text: string): number => (/^[+-]?\d+$/.test(text) ? Number(text) : NaN);

function sourceOf(quest: string, fight: string): unknown {
  if (quest !== '') return { is: 'quest', quest };
  return fight === '' ? null : { is: 'fight', fight };
}

/** Each column with something wrong once. */
function wrongColumns({ issues }: z.ZodError, given: (column: LedgerColumn) => string): readonly LedgerColumn[] {
  const keys = issues.map(({ path: [part, key] }) => (part === 'line' ? key : part));
  const columns = keys.map((key) => (key === 'for' ? (given('quest') === '' ? 'fight' : 'quest') : key));
  return [...new Set(columns)].flatMap((column) => keyNamed(headings, String(column)) ?? []);
}
