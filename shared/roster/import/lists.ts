/** Several things in one cell: `;`, a comma or a new line is between them, and a backslash before such a sign keeps it. */
export const splitList = (cell: string): readonly string[] => split(cell, /[;,\n]/).filter((thing) => thing !== '');

/** The parts of one thing: "Liečivý lektvar | 2". */
export const splitParts = (thing: string): readonly string[] => split(thing, /\|/);

export const joinList = (things: readonly string[]): string =>
  things.map((thing) => kept(thing, /[\\;,\n]/g)).join('; ');

/** Parts that are empty at the end are left out. */
export function joinParts(parts: readonly string[]): string {
  const last = parts.findLastIndex((part) => part !== '');
  return parts
    .slice(0, last + 1)
    .map((part) => kept(part, /[\\|]/g))
    .join(' | ');
}

const kept = (text: string, signs: RegExp): string => text.replace(signs, (sign) => `\\${sign}`);

function split(text: string, between: RegExp): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      part += text.charAt(at);
    } else if (between.test(sign)) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}
