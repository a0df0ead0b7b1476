import { describe, expect, test } from 'vitest';
import { words } from '../../../shared/i18n/index.ts';
import { languages, type Language } from '../../../shared/i18n/languages.ts';
import { refusalCodes } from '../../../shared/vocabulary/refusal.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flat(value: unknown, at: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at.join('.'), value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, [...at, key]));
}

const texts = (language: Language) => new Map(flat(words[language]));
const meanings = (language: Language) => [
  ...new Set([...texts(language).keys()].map((key) => key.replace(PLURAL, ''))),
];
const variables = (text: string) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();
const pluralSets = (language: Language) => [
  ...new Set([...texts(language).keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''))),
];

describe.each(languages)('the words in %s', (language) => {
  test('say everything that the Slovak ones say, and nothing more', () => {
    expect(meanings(language).toSorted()).toEqual(meanings('sk').toSorted());
  });

  test('name in each text what the Slovak text names', () => {
    const slovak = texts('sk');
    const differing = [...texts(language)].flatMap(([key, text]) => {
      const pattern = slovak.get(key) ?? '';
      return String(variables(text)) === String(variables(pattern)) ? [] : [{ key, text, pattern }];
    });
    expect(differing).toEqual([]);
  });

  test('are never empty, never the key itself, and never padded', () => {
    const poor = [...texts(language)].filter(
      ([key, text]) => text.trim() === '' || text !== text.trim() || text === key,
    );
    expect(poor).toEqual([]);
  });

  test('have every plural form that the language counts whole numbers with', () => {
    const counted = new Set(Array.from({ length: 30 }, (_, count) => new Intl.PluralRules(language).select(count)));
    const missing = pluralSets(language).flatMap((set) =>
      [...counted].map((form) => `${set}_${form}`).filter((key) => !texts(language).has(key)),
    );
    expect(missing).toEqual([]);
  });

  test('have a message for every refusal and for nothing else', () => {
    expect(Object.keys(words[language].refusals).toSorted()).toEqual([...refusalCodes].toSorted());
  });

  test('tell in every refusal what is wrong and what to do', () => {
    const short = Object.entries(words[language].refusals).filter(([, text]) => text.length < 25);
    expect(short.map(([code]) => code).filter((code) => !saysItAll.has(code))).toEqual([]);
  });
});

/** Where nothing is left to do, one sentence is enough. */
const saysItAll = new Set(['nothing-to-undo']);
