import type { KpoHouseRuleId, kpoHouseRuleOptions } from '../kpo/house-rules.ts';

/** What a language says of every KPO house rule: its name, what it is about, and each of its alternatives. */
export type KpoHouseRuleWords = {
  readonly [Id in KpoHouseRuleId]: {
    readonly name: string;
    readonly text: string;
    readonly options: Readonly<Record<`${(typeof kpoHouseRuleOptions)[Id][number]}`, string>>;
  };
};
