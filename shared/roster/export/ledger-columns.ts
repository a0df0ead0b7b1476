import type { WrittenLine } from '../xp-ledger.ts';
import type { LedgerColumn } from '../import/ledger-rows.ts';
import { momentOf, type ExportColumn, type ExportValue } from './export-table.ts';

const values: Readonly<Record<LedgerColumn, (written: WrittenLine) => ExportValue>> = {
  at: ({ line }) => momentOf(line.at),
  who: ({ who }) => who,
  add: ({ line }) => line.add,
  xp: ({ line }) => line.xp,
  level: ({ line }) => line.level,
  org: ({ line }) => line.org,
  reason: ({ line }) => line.reason,
  quest: ({ line }) => (line.for?.is === 'quest' ? line.for.quest : null),
  fight: ({ line }) => (line.for?.is === 'fight' ? line.for.fight : null),
};

/** A line of somebody's XP, column by column; the import reads every one of them. */
export const ledgerColumns: readonly ExportColumn<WrittenLine>[] = (Object.keys(values) as LedgerColumn[]).map(
  (name) => ({ name, value: values[name] }),
);
