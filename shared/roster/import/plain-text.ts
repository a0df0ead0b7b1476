const around = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu;

/** A cell as somebody meant it: without the spaces around it, of whatever kind, and without the mark that defuses a formula. */
export function tidy(cell: string): string {
  const text = cell.replace(around, '');
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** For comparing names: case, diacritics, spaces and signs aside. "Jednoručný  Meč" and "jednorucny-mec" are the same. */
export const likeness = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands for "nothing" in a cell that is not empty. */
export const isDash = (text: string): boolean => /^[-–—]+$/.test(text);
