import type { LanguageWords } from '../../i18n/index.ts';
import { ownValue } from '../../vocabulary/own-value.ts';
import { splitList } from './lists.ts';

/** A setting of the camp by its key in an export: "houseRules.livesReturn" is "Domáce pravidlo: Návrat životov". */
export function settingLabel(key: string, words: LanguageWords): string {
  const { setting } = words.importing;
  const rule = ruleOf(key, words);
  if (rule !== null) return setting.rule.replace('{{rule}}', rule.name);
  return key === 'name' || key === 'gamePhase' || key === 'rulesets' ? setting[key] : key;
}

/** Its value in words, where it has some. */
export function settingText(key: string, value: string, words: LanguageWords): string {
  if (key === 'rulesets')
    return splitList(value)
      .map((each) => ownValue<string>(words.terms.ruleset, each) ?? each)
      .join(', ');
  return ownValue(ruleOf(key, words)?.options ?? {}, value) ?? value;
}

interface RuleWords {
  readonly name: string;
  readonly options: Readonly<Partial<Record<string, string>>>;
}

function ruleOf(key: string, { houseRules, kpoHouseRules }: LanguageWords): RuleWords | null {
  const [group, rule = ''] = key.split('.');
  const of: Readonly<Partial<Record<string, RuleWords>>> =
    group === 'houseRules' ? houseRules.rules : group === 'kpoHouseRules' ? kpoHouseRules : {};
  return ownValue(of, rule) ?? null;
}
