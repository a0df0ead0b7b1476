import {
  defaultKpoHouseRules,
  kpoHouseRuleOptions,
  kpoHouseRuleSource,
  type KpoHouseRuleId,
  type KpoHouseRules,
} from './house-rules.ts';

/** A house rule of KPO as it is now, with all that it could be, in strings as a form has them. */
export interface KpoHouseRuleView {
  readonly id: KpoHouseRuleId;
  /** The place in the text that leaves the choice. */
  readonly source: string;
  readonly value: string;
  readonly recommended: string;
  readonly options: readonly string[];
}

/** All of them, in the order in which a screen lists them. */
export const kpoHouseRuleViews = (rules: KpoHouseRules): readonly KpoHouseRuleView[] =>
  ids.map((id) => ({
    id,
    source: kpoHouseRuleSource[id],
    value: String(rules[id]),
    recommended: String(defaultKpoHouseRules[id]),
    options: kpoHouseRuleOptions[id].map(String),
  }));

/** What to change so that `id` is `value`; null for a value that it can't have. */
export function kpoHouseRuleChange(id: KpoHouseRuleId, value: string): Partial<KpoHouseRules> | null {
  const found = kpoHouseRuleOptions[id].find((option) => String(option) === value);
  return found === undefined ? null : { [id]: found };
}

const ids = Object.keys(kpoHouseRuleOptions) as KpoHouseRuleId[];
