import { words } from '../../../shared/i18n/index.ts';
import { fieldLabel, fields, valueText } from '../../../shared/roster/import/fields-view.ts';
import { t } from '../../state/i18n.svelte.ts';
import { preferences } from '../../state/preferences.svelte.ts';
import type { Clash } from './following.svelte.ts';

/** „Meno postavy: tu ‚X‘, inde ‚Y‘“; fields are named as an import names them. */
export function clashText({ field: name, here, there }: Clash<string>): string {
  const said = (value: unknown) => {
    const cell = cellOf(value);
    return cell === '' ? t('importing.nothing') : valueText(name, cell, words[preferences.language]);
  };
  const field = fields.find((one) => one === name);
  const label = field === undefined ? t('roster.form.kind') : fieldLabel(field, words[preferences.language]);
  return t('roster.form.clash.line', { field: label, here: said(here), there: said(there) });
}

/** A value of a form as a cell of an import would have it. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  if (typeof value !== 'object' || value === null) return String(value).replaceAll('\n', '; ');
  if ('name' in value) return cellOf(value.name);
  if ('on' in value && 'value' in value) return value.on === true ? cellOf(value.value) : '';
  return Object.entries(value)
    .map(([key, each]) => `${key} ${cellOf(each)}`)
    .join('; ');
}
