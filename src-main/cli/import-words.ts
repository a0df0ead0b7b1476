import type {
  Difference,
  Fault,
  FaultyRow,
  ImportedRow,
  ImportPreview,
  ImportSource,
} from '../../shared/contract/import-views.ts';
import { words } from '../../shared/i18n/index.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { differenceLabel, fieldLabel } from '../../shared/roster/import/field-label.ts';
import { personalCounts } from '../../shared/roster/import/personal-counts.ts';
import { settingLabel } from '../../shared/roster/import/setting-text.ts';
import { valueText } from '../../shared/roster/import/value-text.ts';
import type { Refusal } from '../../shared/vocabulary/refusal.ts';

/** The report of an import in plain words, line by line. */
export function importReport({ source, ...preview }: ImportPreview, language: Language): readonly string[] {
  const { importing } = words[language];
  const part = (key: keyof typeof importing.part, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${importing.part[key]}: ${String(lines.length)}`, ...lines.map((line) => `  ${line}`)];
  return [
    ...sourceLines(source, language),
    ...(source.leftAlone.length === 0 ? [] : [fill(importing.leftAlone, { names: source.leftAlone.join(', ') })]),
    ...part(
      'new',
      preview.new.map((row) => rowWords(row, language)),
    ),
    ...part(
      'changed',
      preview.changed.map(
        (row) =>
          `${rowWords(row, language)}: ${row.differences.map((each) => differenceWords(each, language)).join('; ')}`,
      ),
    ),
    ...(preview.unchanged.length === 0 ? [] : [unchangedWords(preview.unchanged, language)]),
    ...part(
      'faulty',
      preview.faulty.map((row) => faultyWords(row, language)),
    ),
    ...personalLines(preview, language),
  ];
}

function sourceLines(source: ImportSource, language: Language): readonly string[] {
  const { importing } = words[language];
  const separator = source.delimiter === null ? [] : [importing.separator[source.delimiter]];
  const encoding = source.encoding === null ? [] : [source.encoding];
  const how = [source.format.toUpperCase(), ...encoding, ...separator].join(', ');
  const samples =
    source.sampleNames.length === 0 ? '' : `, ${fill(importing.samples, { names: source.sampleNames.join(', ') })}`;
  return [`${fill(importing.read, { name: source.name, how })}${samples}`];
}

const placeWords = ({ sheet, row }: { sheet: string; row: number }, language: Language): string =>
  fill(words[language].importing[sheet === '' ? 'row' : 'sheet'], { sheet, row });

const rowWords = (row: ImportedRow, language: Language): string =>
  `${placeWords(row, language)}: ${nameWords(row, language)}${row.player === '' ? '' : ` (${row.player})`}`;

const nameWords = ({ is, name }: ImportedRow, language: Language): string =>
  is === 'camp' ? settingLabel(name, words[language]) : name;

/** Whoever imports people does not think of the settings that come along: they are named. */
function unchangedWords(rows: readonly ImportedRow[], language: Language): string {
  const { part, amongThem } = words[language].importing;
  const settings = rows.filter(({ is }) => is === 'camp').map((row) => nameWords(row, language));
  const count = String(rows.length);
  return `${part.unchanged}: ${settings.length === 0 ? count : fill(amongThem, { count, names: settings.join(', ') })}`;
}

/** In numbers only: a report is printed, sent on and kept. */
function personalLines(
  { new: fresh, changed, personal }: Pick<ImportPreview, 'new' | 'changed' | 'personal'>,
  language: Language,
): readonly string[] {
  if (personal.length === 0) return [];
  const { people, field: one, fieldChanged, only } = words[language].importing.personal;
  const fields = personalCounts(personal).map(({ field, count, replaced }) =>
    fill(replaced === 0 ? one : fieldChanged, {
      field: fieldLabel(field, words[language]),
      count,
      changed: replaced,
    }),
  );
  return [
    fill(people, { count: personal.length, fields: fields.join('; ') }),
    ...(fresh.length + changed.length === 0 ? [only] : []),
  ];
}

function differenceWords({ field, from, to }: Difference, language: Language): string {
  const { difference, nothing } = words[language].importing;
  const said = (value: string) => (value === '' ? nothing : valueText(field, value, words[language]));
  return fill(difference, { field: differenceLabel(field, words[language]), from: said(from), to: said(to) });
}

function faultyWords(row: FaultyRow, language: Language): string {
  const whom = row.name === '' ? '' : ` ${row.name}`;
  const faults = row.faults.map((fault) => faultWords(fault, language)).join('; ');
  return `${placeWords(row, language)}:${whom === '' ? '' : `${whom} –`} ${faults}`;
}

/** "cell C7: there is no class …" */
function faultWords({ code, cell, text, refusal, data }: Fault, language: Language): string {
  const { importing } = words[language];
  const where = cell === null ? '' : `${fill(importing.cell, { cell })}: `;
  if (code === 'refused') return where + (refusal === null ? '' : refusalWords(refusal, language));
  return where + fill(importing.fault[code], { text, ...data });
}

/** A refusal with the terms of its language in the place of ids. */
export function refusalWords({ code, data }: Refusal, language: Language): string {
  const { terms, refusals } = words[language];
  const families: Readonly<Record<string, readonly object[]>> = {
    class: [terms.class, terms.creature],
    faction: [terms.faction],
    ability: [terms.ability],
    weapon: [terms.weapon],
    armour: [terms.armour],
  };
  const shown = Object.entries(data).map(([key, value]): readonly [string, string | number] => {
    const [term] = (families[key] ?? []).flatMap((family) =>
      Object.entries(family).flatMap(([id, word]) => (id === value && typeof word === 'string' ? [word] : [])),
    );
    return [key, term ?? (typeof value === 'object' ? value.join(', ') : value)];
  });
  return fill(refusals[code], Object.fromEntries(shown));
}

/** Puts values into `{{name}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => String(values[name] ?? whole));
