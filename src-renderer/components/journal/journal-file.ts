import type { JournalLine } from '../../../shared/contract/journal-views.ts';
import { defused } from '../../../shared/roster/export/defuse-view.ts';
import { t } from '../../state/i18n.svelte.ts';
import { lineText, tableText } from './line-text.ts';

const columns = ['entry', 'at', 'recordedAt', 'org', 'fight', 'people', 'text', 'withdrawn'] as const;

/** The entries as a table, with a mark so that a spreadsheet sees that it is UTF-8; no cell is taken for a formula. */
export function journalCsv(lines: readonly JournalLine[], nameOf: (id: string) => string): string {
  const rows = lines.map((line) => [
    String(line.entry),
    new Date(line.at).toISOString(),
    new Date(line.recordedAt).toISOString(),
    line.org ?? '',
    tableText(line),
    line.people.map(nameOf).join(', '),
    lineText(line, nameOf),
    t(line.withdrawn ? 'common.yes' : 'common.no'),
  ]);
  const heads = columns.map((column) => t(`journal.columns.${column}`));
  return `\uFEFF${[heads, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

const cell = (text: string): string => {
  const safe = defused(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
