import { defused } from '../../shared/roster/export/defuse.ts';
import { joinList, joinParts } from '../../shared/roster/import/lists.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import { ownValue } from '../../shared/vocabulary/own-value.ts';

/** A list of rows, or lists of rows by name, as tables of text; null where it is nothing like it. */
export function readJson(text: string): readonly Table[] | null {
  const parsed = parse(text);
  if (Array.isArray(parsed)) return [tableOf('', parsed)];
  if (!isRecord(parsed)) return null;
  return Object.entries(parsed).flatMap(([sheet, value]) => {
    if (Array.isArray(value)) return [tableOf(sheet, value)];
    return isRecord(value) ? [pairsOf(sheet, value)] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Row = Readonly<Record<string, unknown>>;

function tableOf(sheet: string, things: readonly unknown[]): Table {
  const rows = things.filter(isRecord);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    sheet,
    rows: [columns, ...rows.map((row) => columns.map((column) => defused(asText(ownValue(row, column)))))],
  };
}

/** An object within counts with its keys behind a dot: "houseRules.livesReturn". */
const pairsOf = (sheet: string, values: Row): Table => ({
  sheet,
  rows: [
    ['key', 'value'],
    ...Object.entries(values).flatMap(([key, value]) =>
      isRecord(value)
        ? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, defused(asText(each))])
        : [[key, defused(asText(value))]],
    ),
  ],
});

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return joinList(value.map((each) => (isRecord(each) ? joinParts(Object.values(each).map(asText)) : asText(each))));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
