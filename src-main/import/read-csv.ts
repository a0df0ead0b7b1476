import Papa from 'papaparse';
import { findHeader, known, type Mapping } from '../../shared/roster/import/header.ts';
import type { Table } from '../../shared/roster/import/table.ts';

export type Delimiter = ',' | ';' | '\t';
const delimiters: readonly Delimiter[] = [';', ',', '\t'];

export interface ReadCsv {
  readonly table: Table;
  readonly delimiter: Delimiter;
  /** The row in which a quotation mark is never closed, from 1; null where all are. */
  readonly openQuotes: number | null;
}

/** The separator is the one by which most headings are understood, not the one that stands there most often. */
export function readCsv(text: string, mapping: Mapping): ReadCsv {
  const said = /^sep=([;,\t])\r?\n/.exec(text)?.[1];
  const delimiter = delimiters.find((each) => each === said) ?? likeliest(text, mapping);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  return { table: { sheet: '', rows: data }, delimiter, openQuotes: open === undefined ? null : (open.row ?? 0) + 1 };
}

function likeliest(text: string, mapping: Mapping): Delimiter {
  const [best] = delimiters
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: 30 });
      const header = findHeader({ sheet: '', rows: data }, mapping);
      const width = Math.max(...data.map((row) => row.length), 0);
      return { delimiter, understood: header === null ? 0 : known(header.columns), width };
    })
    .sort((one, other) => other.understood - one.understood || other.width - one.width);
  return best?.delimiter ?? ';';
}
