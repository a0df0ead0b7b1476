import type { ChangedRow, Fault, ImportedRow, ImportPreview } from '../../../shared/contract/import-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { refusalText } from '../../state/refusal-text.ts';

type NameOf = (id: string) => string;

export const placeText = (preview: ImportPreview, { sheet, row }: Pick<ImportedRow, 'sheet' | 'row'>): string =>
  preview.source.sheets.length > 1 ? t('importing.sheet', { sheet, row }) : t('importing.row', { row });

/** What is wrong, and in which cell. */
export function faultText({ code, cell, text, refusal, data }: Fault, nameOf: NameOf): string {
  const where = cell === null ? '' : `${t('importing.cell', { cell })}: `;
  if (code === 'refused') return where + (refusal === null ? text : refusalText(refusal, t, nameOf));
  return where + t(`importing.fault.${code}`, { text, ...data });
}

export const differenceTexts = ({ differences }: ChangedRow): readonly string[] =>
  differences.map(({ field, from, to }) =>
    t('importing.difference', { field, from: from || t('importing.nothing'), to: to || t('importing.nothing') }),
  );
