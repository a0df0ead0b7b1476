import { pouchLimits } from '../../../shared/vocabulary/pouch-limits.ts';
import { itemsOf, type FormFields } from './form-fields.ts';

/** `line` counts from 1, empty lines too, as they stand in the field; `length` is in characters. */
export type ItemsError =
  | { readonly is: 'too long'; readonly line: number; readonly length: number }
  | { readonly is: 'too many'; readonly items: number };

/** The first thing that is wrong with the items; null where the pouch takes them. */
export function itemsError(fields: Pick<FormFields, 'items'>): ItemsError | null {
  const lengths = fields.items.split('\n').map((line) => line.trim().length);
  const at = lengths.findIndex((length) => length > pouchLimits.itemLength);
  const length = lengths[at];
  if (length !== undefined) return { is: 'too long', line: at + 1, length };
  const items = itemsOf(fields).length;
  return items > pouchLimits.items ? { is: 'too many', items } : null;
}
