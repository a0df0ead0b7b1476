/** A piece of a sentence; names stand out. */
export interface TextPart {
  readonly text: string;
  readonly isName: boolean;
}

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Marks a name before it goes into a sentence. The marks are those that keep a foreign name's direction to itself. */
export const markName = (name: string): string => `${OPEN}${name}${CLOSE}`;

export const markNames = (names: readonly string[]): string => names.map(markName).join(', ');

export function textParts(sentence: string): readonly TextPart[] {
  return sentence
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(OPEN) ? { text: piece.slice(1, -1), isName: true } : { text: piece, isName: false },
    );
}

export const plainText = (sentence: string): string => sentence.replaceAll(OPEN, '').replaceAll(CLOSE, '');
