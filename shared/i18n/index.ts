import { en } from './en/index.ts';
import { hu } from './hu/index.ts';
import type { Language } from './languages.ts';
import { sk } from './sk/index.ts';
import type { Translated } from './translated.ts';

/** All words of the console. Slovak is the pattern that the others are typed against. */
export type Words = typeof sk;

/** The words of one language. */
export type LanguageWords = Translated<Words>;

export const words: Readonly<Record<Language, LanguageWords>> = { sk, hu, en };
