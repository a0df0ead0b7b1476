/** Compares as a language sorts words, with the numbers in them by their size: „Kostra 16“ before „Kostra 104“. */
export const alphabetOf = (language: string): ((one: string, other: string) => number) =>
  new Intl.Collator(language, { numeric: true }).compare;
