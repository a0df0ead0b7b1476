import type { ImportPreview } from '../../../shared/contract/import-views.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { emptyCamp } from '../../../src-main/camp/projections/camp-row.ts';
import { previewImport, type ImportWishes, type PreviewBase } from '../../../src-main/import/preview-import.ts';
import { NOON, type TestCamp } from '../../fixtures/test-camp.ts';

export const nobody: PreviewBase = {
  camp: emptyCamp,
  roster: new Map(),
  kpoRoster: new Map(),
  personal: () => null,
};

/** What an import into a camp starts from. */
export function baseOf(camp: TestCamp): PreviewBase {
  const { camp: row, characters, kpoCharacters } = camp.store.tables();
  return { camp: row, roster: characters, kpoRoster: kpoCharacters, personal: (who) => camp.camp.personal.get(who) };
}

export const changesOf = ({ new: fresh, changed }: ImportPreview) =>
  [...fresh, ...changed].flatMap(({ changes }) => changes);

/** What an import of a readable file would do. */
export async function previewOf(
  content: Uint8Array | string,
  { base = nobody, ...wishes }: { readonly base?: PreviewBase } & Partial<ImportWishes> = {},
): Promise<ImportPreview> {
  const answer = await previewImport(
    { name: 'roster', content },
    { encoding: null, mapping: {}, ...wishes },
    base,
    instant(NOON),
  );
  if (!answer.ok) throw new Error(answer.unreadable);
  return answer.preview;
}

/** Whom a preview would enter, each with the sheet. */
export const newSheets = (preview: ImportPreview) =>
  preview.new.flatMap(({ changes }) => changes.flatMap((change) => ('sheet' in change ? [change.sheet] : [])));

/** What is wrong, as `row cell code: text`. */
export const faultsOf = (preview: ImportPreview): readonly string[] =>
  preview.faulty.flatMap(({ row, faults }) =>
    faults.map(
      ({ cell, code, refusal, text }) =>
        `${String(row)} ${cell ?? '-'} ${refusal?.code ?? code}${text === '' ? '' : `: ${text}`}`,
    ),
  );
