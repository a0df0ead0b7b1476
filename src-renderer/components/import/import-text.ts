import type {
  AppliedMend,
  ChangedRow,
  ChosenPerson,
  Fault,
  FaultyCell,
  ImportedRow,
  ImportPreview,
  Known,
  LeftOutRow,
  NewRow,
  PersonalRow,
} from '../../../shared/contract/import-views.ts';
import { words } from '../../../shared/i18n/index.ts';
import {
  differenceLabel,
  fieldLabel,
  personalCounts,
  personalFields,
  settingLabel,
  valueText,
} from '../../../shared/roster/import/fields-view.ts';
import { xpOutlook } from '../../../shared/roster/xp-view.ts';
import { t } from '../../state/i18n.svelte.ts';
import { preferences } from '../../state/preferences.svelte.ts';
import { refusalText } from '../../state/refusal-text.ts';

type NameOf = (id: string) => string;

const spoken = () => words[preferences.language];
const hasSheets = ({ source }: ImportPreview): boolean => source.sheets.length > 1;

export const placeText = (preview: ImportPreview, { sheet, row }: Pick<ImportedRow, 'sheet' | 'row'>): string =>
  hasSheets(preview) ? t('importing.sheet', { sheet, row }) : t('importing.row', { row });

/** What is wrong. What is missing and has no column can only be helped by mapping one. */
export function faultText({ code, cell, field, text, refusal, data }: Fault, nameOf: NameOf): string {
  const why =
    code === 'refused'
      ? refusal === null
        ? text
        : refusalText(refusal, t, nameOf)
      : t(`importing.fault.${code}`, { text, ...data });
  if (cell !== null || field === null) return why;
  return `${why}; ${t('importing.noColumn', { field: fieldLabel(field, spoken()) })}`;
}

/** Whose cell it is, what its column holds, and where it is. */
export function cellText({ name }: LeftOutRow, { cell, field }: FaultyCell): string {
  const whose = name === '' ? t('staff.import.nameless') : name;
  return field === null
    ? t('staff.import.cellOnly', { name: whose, cell })
    : t('staff.import.cellLabel', { name: whose, field: fieldLabel(field, spoken()), cell });
}

/** A setting of the camp has a name of its own; everybody else bears theirs. */
export const rowName = ({ is, name }: ImportedRow): string => (is === 'camp' ? settingLabel(name, spoken()) : name);

/** Who plays somebody, or what it is that is none of the people. */
export function rowNote({ is, player }: ImportedRow): string {
  return is === 'character' || is === 'kpo' ? player : t(`importing.kind.${is}`);
}

export const differenceTexts = ({ differences }: ChangedRow): readonly string[] =>
  differences.map(({ field, from, to }) => {
    const said = (value: string) => (value === '' ? t('importing.nothing') : valueText(field, value, spoken()));
    return t('importing.difference', { field: differenceLabel(field, spoken()), from: said(from), to: said(to) });
  });

export const knownText = ({ name, player }: Known): string =>
  player === '' ? t('staff.import.playedByNobody', { name }) : t('staff.import.playedBy', { name, player });

export function mendedText(preview: ImportPreview, { sheet, cell, was, text }: AppliedMend): string {
  const said = (value: string) => (value === '' ? t('importing.nothing') : value);
  const what = t('staff.import.mended', { cell, was: said(was), text: said(text) });
  return hasSheets(preview) ? t('staff.import.onSheet', { sheet, text: what }) : what;
}

export const chosenText = (preview: ImportPreview, { name, who, ...place }: ChosenPerson): string =>
  t('staff.import.chosen', {
    place: placeText(preview, place),
    name,
    who: who === null ? t('staff.import.newPerson') : knownText(who),
  });

/** How many people get what, without what it is. */
export function personalSummary({ personal }: ImportPreview): string {
  const counts = personalCounts(personal).map(({ field, count, replaced }) =>
    t(`importing.personal.${replaced === 0 ? 'field' : 'fieldChanged'}`, {
      field: fieldLabel(field, spoken()),
      count,
      changed: replaced,
    }),
  );
  return counts.join('; ');
}

/** What somebody gets, and what is written over, without what it is. */
export function personalNotes({ personal, replaces }: PersonalRow): readonly string[] {
  const said = personalFields.filter((field) => personal[field] !== undefined);
  const notes = { added: said.filter((field) => !replaces.includes(field)), changed: replaces };
  return (['added', 'changed'] as const).flatMap((kind) => {
    const fields = notes[kind].map((field) => fieldLabel(field, spoken())).join(', ');
    return fields === '' ? [] : [t(`importing.personal.${kind}`, { fields })];
  });
}

export const personalTexts = ({ personal }: PersonalRow): readonly string[] =>
  personalFields.flatMap((field) => {
    const said = personal[field];
    return said === undefined ? [] : [`${fieldLabel(field, spoken())}: ${valueText(field, String(said), spoken())}`];
  });

/** DBF-LVL-06: XP give at least their level. Said where a file tells a lower one; null elsewhere. */
export function levelText({ changes: [change] }: NewRow): string | null {
  if (change?.type !== 'enterCharacter' || change.startLevel !== undefined) return null;
  const { xp, sheet } = change;
  const { level } = xpOutlook({ xp, startLevel: sheet.level });
  return level === sheet.level ? null : t('importing.levelByXp', { from: sheet.level, to: level, xp });
}
