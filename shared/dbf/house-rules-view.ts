import {
  defaultHouseRules,
  houseRuleGroups,
  houseRuleOptions,
  houseRuleSource,
  type HouseRuleGroup,
  type HouseRuleId,
  type HouseRules,
} from './house-rules.ts';

/** A house rule as it is now, with all that it could be. */
export interface HouseRuleView {
  readonly id: HouseRuleId;
  /** The ambiguity of the text that it settles. */
  readonly source: string;
  readonly value: string;
  readonly recommended: string;
  readonly options: readonly string[];
}

export interface HouseRuleGroupView {
  readonly group: HouseRuleGroup;
  readonly rules: readonly HouseRuleView[];
}

/** All of them, in the order in which a screen lists them. */
export const houseRuleViews = (rules: HouseRules): readonly HouseRuleGroupView[] =>
  groups.map((group) => ({ group, rules: houseRuleGroups[group].map((id) => viewOf(id, rules)) }));

/** The house rule that settles an ambiguity; null where none does. */
export function houseRuleOf(source: string, rules: HouseRules): HouseRuleView | null {
  const id = ids.find((one) => houseRuleSource[one] === source);
  return id === undefined ? null : viewOf(id, rules);
}

/** What to change so that `id` is `value`; null for a value that it can't have. */
export function houseRuleChange(id: HouseRuleId, value: string): Partial<HouseRules> | null {
  const options: readonly string[] = houseRuleOptions[id];
  return options.includes(value) ? { [id]: value } : null;
}

const groups = Object.keys(houseRuleGroups) as HouseRuleGroup[];
const ids = Object.keys(houseRuleOptions) as HouseRuleId[];

const viewOf = (id: HouseRuleId, rules: HouseRules): HouseRuleView => ({
  id,
  source: houseRuleSource[id],
  value: rules[id],
  recommended: defaultHouseRules[id],
  options: houseRuleOptions[id],
});
