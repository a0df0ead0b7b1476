import type { CampView } from '../../../shared/contract/views.ts';
import { houseRuleOf, houseRuleViews, type HouseRuleView } from '../../../shared/dbf/house-rules-view.ts';
import { words } from '../../../shared/i18n/index.ts';
import { t } from '../../state/i18n.svelte.ts';
import { preferences } from '../../state/preferences.svelte.ts';
import type { RuleChoice, RuleChoiceGroup } from './rule-choice.ts';

type HouseRules = CampView['houseRules'];

/** The house rules of DBF, group by group, in the language of this window. */
export const dbfRuleChoices = (rules: HouseRules): readonly RuleChoiceGroup[] =>
  houseRuleViews(rules).map(({ group, rules: views }) => ({
    id: group,
    title: t(`houseRules.groups.${group}`),
    rules: views.map(inWords),
  }));

/** The house rule that settles an ambiguity of DBF; null where none does. */
export function dbfRuleChoice(source: string, rules: HouseRules): RuleChoice | null {
  const view = houseRuleOf(source, rules);
  return view === null ? null : inWords(view);
}

function inWords(view: HouseRuleView): RuleChoice {
  const { name, text, options } = words[preferences.language].houseRules.rules[view.id];
  const labels: Readonly<Partial<Record<string, string>>> = options;
  return { ...view, name, text, options: view.options.map((value) => ({ value, label: labels[value] ?? value })) };
}
