import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Side } from '../../../shared/vocabulary/terms.ts';

/** The fields that a refusal can be about. */
export const newFightFields = ['by', 'to', 'present', 'happened'] as const;
export type NewFightField = (typeof newFightFields)[number];

type Chosen = Readonly<Record<'by' | 'to' | 'present', readonly CharacterId[]>>;
type Wrong = Readonly<Partial<Record<NewFightField, Refusal>>>;

const fieldOfSide = { challenger: 'by', challenged: 'to' } as const satisfies Record<Side, NewFightField>;

/**
 * What a refused challenge says at which field: at the person it names, at the side it names, or by its code. A side
 * that nobody is on is named for each that is empty. Nothing for a refusal that is about no field.
 */
export function wrongFields(refusal: Refusal, chosen: Chosen): Wrong {
  if (refusal.code === 'in-the-future' || refusal.code === 'before-the-last-entry') return { happened: refusal };
  if (refusal.code === 'side-empty') return emptySides(refusal, chosen);
  const { who, side } = refusal.data;
  const named = (['by', 'to', 'present'] as const).findLast((field) => chosen[field].some((id) => id === who));
  if (named) return { [named]: refusal };
  return side === 'challenger' || side === 'challenged' ? { [fieldOfSide[side]]: refusal } : {};
}

const emptySides = (refusal: Refusal, chosen: Chosen): Wrong =>
  Object.fromEntries(
    Object.entries(fieldOfSide)
      .filter(([, field]) => chosen[field].length === 0)
      .map(([side, field]) => [field, { ...refusal, data: { ...refusal.data, side } }]),
  );
