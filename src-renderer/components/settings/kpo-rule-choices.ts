import type { CampView } from '../../../shared/contract/views.ts';
import { words } from '../../../shared/i18n/index.ts';
import { kpoHouseRuleViews, type KpoHouseRuleView } from '../../../shared/kpo/house-rules-view.ts';
import { t } from '../../state/i18n.svelte.ts';
import { preferences } from '../../state/preferences.svelte.ts';
import type { RuleChoice, RuleChoiceGroup } from './rule-choice.ts';

/** The house rules of KPO in the language of this window. */
export const kpoRuleChoices = (rules: CampView['kpoHouseRules']): readonly RuleChoiceGroup[] => [
  { id: 'kpo', title: t('kpoWindow.rulesets.fight'), rules: kpoHouseRuleViews(rules).map(inWords) },
];

function inWords(view: KpoHouseRuleView): RuleChoice {
  const { name, text, options } = words[preferences.language].kpoHouseRules[view.id];
  const labels: Readonly<Partial<Record<string, string>>> = options;
  return { ...view, name, text, options: view.options.map((value) => ({ value, label: labels[value] ?? value })) };
}
