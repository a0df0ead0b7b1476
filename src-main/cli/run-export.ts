import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportFormats, type ExportFormat } from '../../shared/contract/import-views.ts';
import { campOf } from '../export/exported-camp.ts';
import { exportBytes } from '../export/export-file.ts';
import { CampNotOpened } from '../store/errors.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import { failureWords } from '../shell/failure-words.ts';
import { words } from '../../shared/i18n/index.ts';
import { languages, type Language } from '../../shared/i18n/languages.ts';
import { isSystemError, unwritableWords } from './file-words.ts';
import { helped } from './help.ts';
import { fill } from './import-words.ts';
import type { Output } from './output.ts';

const usage = `Usage: npm run --silent export -- --camp CAMP --out FILE.xlsx|.csv|.json [--personal] [--lang sk|hu|en]

A workbook and JSON hold the whole camp but the record of its fights, CSV the characters without the ledger of their XP.
What is known of the people behind the characters is left out; --personal puts it in.`;

interface Wish {
  readonly camp: string;
  readonly out: string;
  readonly format: ExportFormat;
  readonly language: Language;
  /** Also what is known of the people behind the characters. */
  readonly personal: boolean;
}

/** Writes a camp to a file; a running console is not disturbed. Exit code 0: done; 2: nothing could be written. */
export async function runExport(args: readonly string[], output: Output): Promise<0 | 2> {
  if (helped(args, usage, output)) return 0;
  const wish = wishOf(args);
  if (typeof wish === 'string') {
    output.note(wish);
    output.note(usage);
    return 2;
  }
  const { camp, out, language } = wish;
  try {
    const exported = read(camp, wish.personal);
    writeFileSync(out, await exportBytes(exported, wish.format));
    const { characters, kpoCharacters } = exported;
    const counts = { file: out, dbf: characters.length, kpo: kpoCharacters.length };
    output.line(fill(words[language].importing.exported, counts));
    if (wish.personal) output.line(words[language].importing.exportedPersonal);
    return 0;
  } catch (error) {
    if (error instanceof CampNotOpened) output.note(failureWords(error, camp)[language]);
    else if (isSystemError(error)) output.note(unwritableWords(error, out, language));
    else throw error;
    return 2;
  }
}

function read(camp: string, personal: boolean) {
  const store = openReadOnlyStore(camp);
  try {
    return campOf(store.tables(), store, personal);
  } finally {
    store.close();
  }
}

/** Or what is wrong with the arguments. */
function wishOf(args: readonly string[]): Wish | string {
  try {
    const string = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { camp: string, out: string, lang: string, personal: { type: 'boolean' } },
    });
    const { camp, out, lang = 'en', personal = false } = values;
    if (camp === undefined || camp === '') return 'Which camp? Name it with --camp.';
    if (out === undefined || out === '') return 'Into which file? Name it with --out.';
    const ending = path.extname(out).slice(1).toLowerCase();
    const format = exportFormats.find((each) => each === ending);
    if (format === undefined) return `${out} ends with none of .${exportFormats.join(', .')}.`;
    const language = languages.find((each) => each === lang);
    return language === undefined
      ? `There is no language ${lang}, only ${languages.join(', ')}.`
      : { camp, out, format, language, personal };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
