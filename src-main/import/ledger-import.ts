import type { NewRow } from '../../shared/contract/import-views.ts';
import type { ImportChange } from '../../shared/roster/import/changes.ts';
import type { Fault, FaultCode, FaultyRow } from '../../shared/roster/import/faults.ts';
import { readLedger, type LedgerRow } from '../../shared/roster/import/ledger-rows.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import { xpAfter } from '../../shared/roster/xp.ts';
import { brokenAt, comesTo } from '../../shared/roster/xp-ledger.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { ImportTable } from '../camp/import-table.ts';

/** DBF-LVL-03: how the XP of the characters in a file came together. */
export interface Ledgers {
  readonly of: ReadonlyMap<CharacterId, readonly LedgerRow[]>;
  /** Rows that can't be read. */
  readonly faulty: readonly FaultyRow[];
}

export function readLedgers(tables: readonly Table[]): Ledgers {
  const read = tables.map(readLedger);
  const rows = read.flatMap((each) => each.rows);
  return { of: Map.groupBy(rows, ({ who }) => who), faulty: read.flatMap(({ faulty }) => faulty) };
}

/** Somebody new gets the lines of the file, if they come to the XP; whom the camp has keeps those of the camp. */
export function withLedger(change: ImportChange, { of }: Ledgers): ImportChange {
  const rows = change.type === 'enterCharacter' ? (of.get(change.id) ?? []) : [];
  if (change.type !== 'enterCharacter' || rows.length === 0 || !comesTo(linesOf(rows), change.xp)) return change;
  return { ...change, ledger: linesOf(rows) };
}

/** What of the ledgers goes to nobody: of people who are not imported, and all lines of those with other XP. */
export function leftOutOfLedgers(
  { of, faulty }: Ledgers,
  before: ImportTable,
  fresh: readonly NewRow[],
): readonly FaultyRow[] {
  const entered = new Map(
    fresh.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.type === 'enterCharacter' ? [[change.id, change] as const] : [])),
    ),
  );
  const left = [...of].flatMap(([who, rows]): readonly FaultyRow[] => {
    const change = entered.get(who);
    if (before.isTaken(who) || change?.ledger !== undefined) return [];
    const faultOf = change === undefined ? ofNobody : differing(rows, change.xp);
    const name = change?.sheet.name ?? who;
    return rows.map((row, index) => ({ sheet: row.sheet, row: row.row, name, faults: [faultOf(row, index)] }));
  });
  return [...faulty, ...left];
}

type FaultOf = (row: LedgerRow, index: number) => Fault;

const linesOf = (rows: readonly LedgerRow[]) => rows.map(({ line }) => line);

const ofNobody: FaultOf = ({ who, cellOf }) => fault('ledger-of-nobody', cellOf('who'), who, {});

/** All of them say so; the cell is that of the first line that does not follow, or of the last one. */
function differing(rows: readonly LedgerRow[], xp: number): FaultOf {
  const lines = linesOf(rows);
  const broken = brokenAt(lines);
  const wrong = broken < 0 ? lines.length - 1 : broken;
  const said = lines[wrong]?.xp ?? 0;
  const follows = xpAfter(lines[wrong - 1]?.xp ?? 0, lines[wrong]?.add ?? 0);
  const data = broken < 0 ? { sum: said, xp } : { sum: follows, xp: said };
  return ({ line, cellOf }, index) =>
    fault('ledger-differs', index === wrong ? cellOf('xp') : null, String(line.xp), data);
}

const fault = (code: FaultCode, cell: string | null, text: string, data: Fault['data']): Fault => ({
  code,
  cell,
  field: null,
  text,
  refusal: null,
  data,
});
