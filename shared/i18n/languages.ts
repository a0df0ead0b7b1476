/** The languages of the console; the first is the one the camp speaks. */
export const languages = ['sk', 'hu', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, so that everybody finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = { sk: 'Slovenčina', hu: 'Magyar', en: 'English' };
