import type { HouseRuleGroup, HouseRuleId, houseRuleOptions } from '../dbf/house-rules.ts';

/** What a language says of every house rule: its name, what it is about, and each of its alternatives. */
export interface HouseRuleWords {
  readonly groups: Readonly<Record<HouseRuleGroup, string>>;
  readonly rules: {
    readonly [Id in HouseRuleId]: {
      readonly name: string;
      readonly text: string;
      readonly options: Readonly<Record<(typeof houseRuleOptions)[Id][number], string>>;
    };
  };
}
