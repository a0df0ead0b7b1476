import type { FightView } from '../../../shared/contract/views.ts';
import type { OutcomeOf, PairOf } from './standing.ts';

/** The columns of a row, from the challenging side to the challenged one. */
export const duelColumns = ['challenger-hits', 'double', 'challenged-hits', 'no-hit'] as const satisfies OutcomeOf[];

/** Places on the keyboard, not letters: Q W E R, A S D F, and the row below on any layout. */
export const duelRows = [
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV'],
] as const;

export const duelCode = (row: number, outcome: OutcomeOf): string | null =>
  duelRows[row]?.[duelColumns.indexOf(outcome)] ?? null;

export function duelByCode(view: FightView, code: string): { pair: PairOf; outcome: OutcomeOf } | null {
  const row = duelRows.findIndex((codes) => codes.some((one) => one === code));
  const pair = view.pairs[row];
  const outcome = duelColumns[duelRows[row]?.findIndex((one) => one === code) ?? -1];
  return pair && outcome ? { pair, outcome } : null;
}

/** 1, 2, 3 by their place (a Slovak keyboard has letters with accents there), or on the number block. */
export function numberByCode(code: string): number | null {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return found ? Number(found) : null;
}
