/** A text as it is searched: without diacritics, capitals and doubled spaces. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether every word of the query stands in one of the texts, in any order: "cep zof" finds Žofia Čepčeková. */
export function found(query: string, ...texts: readonly string[]): boolean {
  const haystack = plain(texts.join(' '));
  return plain(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
