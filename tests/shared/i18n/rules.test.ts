import { describe, expect, test } from 'vitest';
import { houseRuleSource } from '../../../shared/dbf/house-rules.ts';
import { languages, type Language } from '../../../shared/i18n/languages.ts';
import { ruleTexts } from '../../../shared/i18n/rules/index.ts';
import { kpoHouseRuleSource } from '../../../shared/kpo/house-rules.ts';
import { ruleOf, rules } from '../../../shared/vocabulary/rule-register.ts';

/** What a text adds where the camp chooses: the rule as told is only what counts if nobody chose. */
const orAsSet: Readonly<Record<Language, string>> = {
  sk: 'Kemp si to môže nastaviť inak.',
  hu: 'A tábor ezt másként is beállíthatja.',
  en: 'A camp may set this differently.',
};

/** Longer than this nobody reads standing up, with two parties waiting. */
const LONGEST = 420;

const everyRule = rules.map((rule) => rule.id);
const settableRules = [...Object.values(houseRuleSource), ...Object.values(kpoHouseRuleSource)];
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const textsOf = (rule: string) =>
  languages.map((language) => new Map(Object.entries(ruleTexts[language])).get(rule) ?? '');

describe.each(languages)('the rules in %s', (language) => {
  const texts = Object.entries(ruleTexts[language]);

  test('explain every rule of DBF and of KPO', () => {
    const explained = new Set(texts.map(([rule]) => rule));
    expect(everyRule.filter((rule) => !explained.has(rule))).toEqual([]);
  });

  test('explain nothing that is no rule', () => {
    expect(texts.map(([rule]) => rule).filter((rule) => ruleOf(rule) === undefined)).toEqual([]);
  });

  test('are whole sentences, neither empty nor too long to read at the table', () => {
    const poor = texts.filter(
      ([, text]) => !/^\S.*[.“”]$/s.test(text) || / {2}|\n/.test(text) || text.length > LONGEST,
    );
    expect(poor).toEqual([]);
  });

  test('refer to no other rule or document, so that the text says it all itself', () => {
    expect(texts.filter(([, text]) => /DBF|KPO|\b[A-Z]{3}-\d/.test(text))).toEqual([]);
  });

  test('say of every choice of the camp, and of nothing else, that it can be set', () => {
    const settable = texts.filter(([, text]) => text.endsWith(orAsSet[language])).map(([rule]) => rule);
    expect(settable.toSorted()).toEqual(settableRules.toSorted());
  });

  test('never say two rules with the same words', () => {
    expect(texts.length - new Set(texts.map(([, text]) => text)).size).toBe(0);
  });
});

describe('the rules in all languages together', () => {
  test('name the same numbers for the same rule', () => {
    const differing = everyRule.filter(
      (rule) => new Set(textsOf(rule).map((text) => String(numbersIn(text)))).size !== 1,
    );
    expect(differing.map((rule) => [rule, ...textsOf(rule)])).toEqual([]);
  });

  test('are nowhere left in the words of another language', () => {
    expect(everyRule.filter((rule) => new Set(textsOf(rule)).size !== languages.length)).toEqual([]);
  });
});
