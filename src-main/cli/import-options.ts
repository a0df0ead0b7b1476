import { parseArgs } from 'node:util';
import type { Encoding } from '../../shared/contract/import-views.ts';
import { languages, type Language } from '../../shared/i18n/languages.ts';
import type { Mapping } from '../../shared/roster/import/header.ts';
import { fieldNamed } from '../../shared/roster/import/headings.ts';
import type { Field } from '../../shared/roster/import/fields.ts';
import { encodingNamed } from '../import/decode-text.ts';

export const importUsage = `Usage: npm run --silent import -- FILE --camp CAMP [options]

  --dry-run              tells what would be imported, and writes nothing
  --all-or-nothing       imports only a file without a faulty row
  --encoding ENCODING    utf-8, windows-1250, iso-8859-2, utf-16le or utf-16be; else it is detected
  --column COLUMN=FIELD  takes a column, by its letters or heading, for a field (name, player, class …; - leaves it alone)
  --lang sk|hu|en        the language of the report

A workbook or JSON that this console exported gives the whole camp but the record of its fights: running timers begin
anew, council cases stay out. New characters bring the ledger of their XP along; whom the camp has keeps its own.

Exit code 0: all was right; 3: some rows were left out; 2: nothing could be read or written.`;

export interface ImportOptions {
  readonly file: string;
  readonly camp: string;
  readonly dryRun: boolean;
  readonly allOrNothing: boolean;
  readonly encoding: Encoding | null;
  readonly mapping: Mapping;
  readonly language: Language;
}

/** Or what is wrong with the arguments. */
export function importOptions(args: readonly string[]): ImportOptions | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [file, ...more] = positionals;
  if (file === undefined) return 'Which file?';
  if (more.length > 0) return `One file at a time, not also ${more.join(' ')}.`;
  if (values.camp === undefined || values.camp === '') return 'Which camp? Name it with --camp.';
  const encoding = values.encoding === undefined ? null : encodingNamed(values.encoding);
  if (encoding === null && values.encoding !== undefined) return `There is no encoding ${values.encoding}.`;
  const language = languages.find((each) => each === (values.lang ?? 'en'));
  if (language === undefined) return `There is no language ${values.lang ?? ''}, only ${languages.join(', ')}.`;
  const mapping = mappingOf(values.column ?? []);
  if (typeof mapping === 'string') return mapping;
  return {
    file,
    camp: values.camp,
    dryRun: values['dry-run'] ?? false,
    allOrNothing: values['all-or-nothing'] ?? false,
    encoding,
    mapping,
    language,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        camp: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'all-or-nothing': { type: 'boolean' },
        encoding: { type: 'string' },
        column: { type: 'string', multiple: true },
        lang: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mappingOf(columns: readonly string[]): Mapping | string {
  const entries: (readonly [string, Field | null])[] = [];
  for (const each of columns) {
    const at = each.lastIndexOf('=');
    const name = each.slice(at + 1);
    const field = name === '-' ? null : fieldNamed(name);
    if (at < 1 || (field === null && name !== '-')) return `--column ${each}: there is no such field.`;
    entries.push([each.slice(0, at), field]);
  }
  return Object.fromEntries(entries);
}
