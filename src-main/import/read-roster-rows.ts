import type { FaultyRow } from '../../shared/roster/import/faults.ts';
import { Faults } from '../../shared/roster/import/cells.ts';
import { rulesetOf } from '../../shared/roster/import/row-kind.ts';
import { rowsOf, type ReadRow } from '../../shared/roster/import/rows.ts';
import { isDash } from '../../shared/roster/import/plain-text.ts';
import type { Header } from '../../shared/roster/import/header.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import type { Ruleset } from '../../shared/vocabulary/terms.ts';
import { characterIdSchema } from '../../shared/vocabulary/schemas.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Bearers } from './bearers.ts';

/** A row of a roster: whom it names, and its cells. */
export interface RosterRow extends ReadRow {
  readonly sheet: string;
  readonly ruleset: Ruleset;
  readonly id: CharacterId | null;
  readonly name: string;
  /** Null where the file has no column for players. */
  readonly player: string | null;
}

export interface RosterRows {
  readonly rows: readonly RosterRow[];
  readonly faulty: readonly FaultyRow[];
}

/** The rows of a roster that say whom they are about. */
export function readRosterRows(table: Table, header: Header, bearers: Bearers): RosterRows {
  const read: RosterRow[] = [];
  const faulty: FaultyRow[] = [];
  const hasPlayers = header.columns.some(({ field }) => field === 'player');
  for (const row of rowsOf(table, header)) {
    const faults = new Faults();
    const { cells } = row;
    const id = readId(cells.first('id'), faults);
    const bearer = id === null ? null : bearers.byId(id);
    const name = cells.first('name')?.text ?? bearer?.name ?? '';
    const ruleset = rulesetOf(cells, faults, bearers.rulesetOf(id, name));
    if (name === '') faults.missing('name-missing', cells, 'name');
    for (const field of ['name', 'player'] as const) {
      const cell = cells.first(field);
      if (cell !== null && cell.text.length > 80) faults.add('too-long', cell, { to: 80 });
    }
    const player = cells.first('player')?.text ?? (hasPlayers ? (bearer?.player ?? '') : null);
    const { sheet } = table;
    if (faults.found.length > 0 || ruleset === null) faulty.push({ sheet, row: row.row, name, faults: faults.found });
    else read.push({ ...row, sheet, ruleset, id, name, player: player !== null && isDash(player) ? '' : player });
  }
  return { rows: read, faulty };
}

function readId(cell: ReturnType<ReadRow['cells']['first']>, faults: Faults): CharacterId | null {
  if (cell === null || isDash(cell.text)) return null;
  const parsed = characterIdSchema.safeParse(cell.text);
  return parsed.success ? parsed.data : faults.add('id-invalid', cell);
}
