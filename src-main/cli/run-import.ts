import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../../shared/contract/commands.ts';
import type { ImportPreview } from '../../shared/contract/import-views.ts';
import { words } from '../../shared/i18n/index.ts';
import { commandId, instant, type Instant } from '../../shared/vocabulary/ids.ts';
import type { Camp } from '../camp/camp.ts';
import { openCamp } from '../camp/open-camp.ts';
import { emptyCamp } from '../camp/projections/camp-row.ts';
import { previewImport, type PreviewBase } from '../import/preview-import.ts';
import { failureWords } from '../shell/failure-words.ts';
import { CampNotOpened } from '../store/errors.ts';
import { openReadOnlyStore, openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { folderMissingWords, isSystemError, unreadableWords, unwritableWords } from './file-words.ts';
import { helped } from './help.ts';
import { importOptions, importUsage, type ImportOptions } from './import-options.ts';
import { fill, importReport, refusalWords } from './import-words.ts';
import type { Output } from './output.ts';

const exitCodes = { ok: 0, leftOut: 3, nothing: 2 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

interface Asked extends ImportOptions {
  readonly content: Uint8Array;
}

/** Imports a file into a camp that no console has open; a camp that does not exist is made. */
export async function runImport(args: readonly string[], output: Output, now: Instant): Promise<ExitCode> {
  if (helped(args, importUsage, output)) return exitCodes.ok;
  const options = importOptions(args);
  if (typeof options === 'string') {
    output.note(options);
    output.note(importUsage);
    return exitCodes.nothing;
  }
  if (!existsSync(path.dirname(options.camp))) {
    output.note(folderMissingWords(options.camp, options.language));
    return exitCodes.nothing;
  }
  const content = contentOf(options);
  if (typeof content === 'string') {
    output.note(content);
    return exitCodes.nothing;
  }
  const asked: Asked = { ...options, content };
  try {
    return asked.dryRun ? await tryOut(asked, output, now) : await write(asked, output, now);
  } catch (error) {
    const { camp, language } = asked;
    if (error instanceof CampNotOpened) output.note(failureWords(error, camp)[language]);
    else if (isSystemError(error)) output.note(unwritableWords(error, camp, language));
    else throw error;
    return exitCodes.nothing;
  }
}

/** Or why it can't be read. */
function contentOf({ file, language }: ImportOptions): Uint8Array | string {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return unreadableWords(error, file, language);
  }
}

/** Looks at the camp without disturbing it, and makes none. */
async function tryOut(options: Asked, output: Output, now: Instant): Promise<ExitCode> {
  const store = existsSync(options.camp) ? openReadOnlyStore(options.camp) : null;
  try {
    const preview = await previewed(options, store === null ? nobody : baseOf(store), output, now);
    if (preview === null) return exitCodes.nothing;
    tell(options, preview, words[options.language].importing.tried, output);
    return codeOf(preview);
  } finally {
    store?.close();
  }
}

async function write(options: Asked, output: Output, now: Instant): Promise<ExitCode> {
  if (!existsSync(options.camp)) {
    const first = await previewed(options, nobody, { line: () => undefined, note: (text) => output.note(text) }, now);
    if (first === null) return exitCodes.nothing;
    if (first.faulty.length > 0 && options.allOrNothing) return leaveAll(options, first, output);
  }
  const { store, setAside } = openStore(options.camp, new Date(now));
  if (setAside !== null) output.note(`The camp was damaged. It is kept as ${setAside}, and a new one begins.`);
  const camp = openCamp({ store, clock: { now: () => now }, sample: () => [] });
  try {
    return await importInto(camp, store, options, output, now);
  } finally {
    camp.close();
  }
}

async function importInto(camp: Camp, store: Store, options: Asked, output: Output, now: Instant): Promise<ExitCode> {
  const preview = await previewed(options, baseOf(store), output, now);
  if (preview === null) return exitCodes.nothing;
  if (preview.faulty.length > 0 && options.allOrNothing) return leaveAll(options, preview, output);
  const source = path.basename(options.file);
  const enter = (command: Command) =>
    camp.perform({ commandId: commandId(randomUUID()), command, org: source.slice(0, 60) });
  const name = (preview.camp ?? path.parse(options.camp).name).slice(0, 80);
  if (!store.tables().camp.started) enter({ type: 'startCamp', name, sample: false });
  const changes = [...preview.new, ...preview.changed].flatMap((row) => row.changes);
  const answer = changes.length === 0 ? null : enter({ type: 'importRoster', source: source.slice(0, 200), changes });
  if (answer?.ok === false) {
    const why = refusalWords(answer.refusal, options.language);
    output.note(fill(words[options.language].importing.refusedWhole, { why }));
    return exitCodes.nothing;
  }
  const people = preview.personal.map(({ who, personal }) => ({ who, personal }));
  const kept = people.length === 0 ? null : camp.personal.putMany(people);
  if (kept?.ok === false) {
    const why = refusalWords(kept.refusal, options.language);
    output.note(fill(words[options.language].importing.personal.notWritten, { why }));
    return exitCodes.nothing;
  }
  tell(options, preview, words[options.language].importing.done, output);
  return codeOf(preview);
}

/** Null, with the reason on standard error, where nothing can be read. */
async function previewed(
  { file, content, encoding, mapping, language }: Asked,
  base: PreviewBase,
  output: Output,
  now: Instant,
): Promise<ImportPreview | null> {
  const answer = await previewImport({ name: path.basename(file), content }, { encoding, mapping }, base, now);
  if (answer.ok) return answer.preview;
  output.note(`${file}: ${words[language].importing.unreadable[answer.unreadable]}`);
  return null;
}

function leaveAll(options: ImportOptions, preview: ImportPreview, output: Output): ExitCode {
  tell(options, preview, words[options.language].importing.notDone, output);
  return exitCodes.leftOut;
}

function tell({ camp, language }: ImportOptions, preview: ImportPreview, end: string, output: Output): void {
  for (const line of importReport(preview, language)) output.line(line);
  output.line(
    fill(end, {
      camp,
      done: preview.new.length + preview.changed.length,
      same: preview.unchanged.length,
      left: preview.faulty.length,
    }),
  );
}

const codeOf = ({ faulty }: ImportPreview): ExitCode => (faulty.length === 0 ? exitCodes.ok : exitCodes.leftOut);

const nobody: PreviewBase = { camp: emptyCamp, roster: new Map(), kpoRoster: new Map(), personal: () => null };

const baseOf = (store: Pick<Store, 'tables' | 'personal'>): PreviewBase => {
  const { camp, characters, kpoCharacters } = store.tables();
  return { camp, roster: characters, kpoRoster: kpoCharacters, personal: (who) => store.personal(who) };
};

export const wallClock = (): Instant => instant(Date.now());
