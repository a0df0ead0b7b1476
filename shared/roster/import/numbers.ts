import type { Cell, Faults } from './cells.ts';
import { isDash, likeness } from './plain-text.ts';

/**
 * A whole number from `from` to `to`. "3,0", "3.0", " 3" and "1 000" are understood; "1.000" is not: here a thousand, there
 * a one.
 */
export function readWhole(cell: Cell | null, from: number, to: number, faults: Faults): number | null {
  if (cell === null || isDash(cell.text)) return null;
  const text = cell.text.replace(/^'/, '').replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(\D|$))/g, '');
  if (/^[+-]?\d{1,3}([.,]\d{3})+$/.test(text)) return faults.add('number-unclear', cell);
  if (!/^[+-]?\d+([.,]\d+)?$/.test(text)) return faults.add('not-a-number', cell);
  const value = Number(text.replace(',', '.'));
  if (!Number.isInteger(value)) return faults.add('not-whole', cell);
  return value < from || value > to ? faults.add('out-of-range', cell, { from, to }) : value;
}

const yes = new Set(['ano', 'a', 'igen', 'i', 'yes', 'y', 'true', 'pravda', 'igaz', 'x', 'ma', 'van', '1']);
const no = new Set(['nie', 'n', 'nem', 'no', 'false', 'nepravda', 'hamis', 'nema', 'nincs', '0']);

/** `names` are words of its own that mean yes: "štít" in the column for shields. */
export function readYesNo(cell: Cell | null, faults: Faults, names: readonly string[] = []): boolean | null {
  if (cell === null) return null;
  return isDash(cell.text) ? false : (yesOrNo(cell.text, names) ?? faults.add('yes-or-no', cell));
}

/** Null where it is neither. */
export function yesOrNo(said: string, names: readonly string[] = []): boolean | null {
  if (/^[✓✔☑×✗]$/u.test(said)) return /[✓✔☑×]/u.test(said);
  const text = likeness(said);
  if (yes.has(text) || names.some((name) => likeness(name) === text)) return true;
  return no.has(text) ? false : null;
}
