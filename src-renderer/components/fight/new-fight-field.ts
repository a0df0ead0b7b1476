import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';

export type NewFightField = 'by' | 'to' | 'present' | 'happened';

type Chosen = Readonly<Record<'by' | 'to' | 'present', readonly CharacterId[]>>;

/** Where a refused challenge is wrong: by the person it names, by the side it names, or by its code. */
export function fieldOf(refusal: Refusal, chosen: Chosen): NewFightField | null {
  if (refusal.code === 'in-the-future' || refusal.code === 'before-the-last-entry') return 'happened';
  const { who, side } = refusal.data;
  const fields = ['by', 'to', 'present'] as const;
  const named = fields.findLast((field) => chosen[field].some((id) => id === who));
  if (named) return named;
  if (side === 'challenger') return 'by';
  if (side === 'challenged') return 'to';
  return refusal.code === 'side-empty' ? (fields.find((field) => chosen[field].length === 0) ?? null) : null;
}
