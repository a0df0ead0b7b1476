import { describe, expect, test } from 'vitest';
import { houseRuleOptions } from '../../../shared/dbf/house-rules.ts';
import { words } from '../../../shared/i18n/index.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { kpoHouseRuleOptions } from '../../../shared/kpo/house-rules.ts';

interface RuleWords {
  readonly name: string;
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
}

const told = languages.flatMap((language) => [
  {
    of: `DBF in ${language}`,
    choices: choicesOf(houseRuleOptions),
    rules: Object.entries<RuleWords>(words[language].houseRules.rules),
  },
  {
    of: `KPO in ${language}`,
    choices: choicesOf(kpoHouseRuleOptions),
    rules: Object.entries<RuleWords>(words[language].kpoHouseRules),
  },
]);

describe.each(told)('the house rules of $of', ({ choices, rules }) => {
  test('have words for every alternative of every rule, and for nothing else', () => {
    const named = rules.map(([id, { options }]) => [id, Object.keys(options).toSorted()]);
    expect(Object.fromEntries(named)).toEqual(choices);
  });

  test('are told apart by their names, and each by its alternatives', () => {
    const [names, texts] = [rules.map(([, { name }]) => name), rules.map(([, { text }]) => text)];
    expect([new Set(names).size, new Set(texts).size]).toEqual([rules.length, rules.length]);
    const blurred = rules.filter(([, { options }]) => {
      const labels = Object.values(options);
      return new Set(labels).size !== labels.length;
    });
    expect(blurred).toEqual([]);
  });

  test('are explained in whole sentences, with short names and short alternatives', () => {
    const poor = rules.filter(
      ([, { name, text, options }]) =>
        !/^\p{Lu}.*[.?]$/u.test(text) ||
        name.length > 40 ||
        Object.values(options).some((label) => label.length > 75 || label.endsWith('.')),
    );
    expect(poor).toEqual([]);
  });
});

function choicesOf(options: Readonly<Record<string, readonly (string | boolean)[]>>) {
  return Object.fromEntries(
    Object.entries(options).map(([id, alternatives]) => [id, alternatives.map(String).toSorted()]),
  );
}
