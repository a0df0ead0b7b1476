import { alphabetOf } from '../../shared/vocabulary/alphabet.ts';

/** The names of all parties, as the language sorts them. */
export const partyNames = (
  characters: readonly { readonly party: string | null }[],
  language: string,
): readonly string[] => [...new Set(characters.flatMap(({ party }) => party ?? []))].toSorted(alphabetOf(language));
