import type { Language } from '../languages.ts';
import { rules as en } from './en/index.ts';
import { rules as hu } from './hu/index.ts';
import { rules as sk } from './sk/index.ts';

/** A rule that the console can explain. */
export type ExplainedRule = keyof typeof sk;

/** The rules in the words of the console, for whoever asks why. Slovak is the pattern that the others are typed against. */
export const ruleTexts: Readonly<Record<Language, Readonly<Record<ExplainedRule, string>>>> = { sk, hu, en };
