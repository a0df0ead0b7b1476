import { z } from 'zod';
import { kpoHouseRuleOptions, type KpoHouseRuleId, type KpoHouseRules } from './house-rules.ts';

const isOption = (id: string, value: unknown): boolean =>
  Object.hasOwn(kpoHouseRuleOptions, id) &&
  (kpoHouseRuleOptions[id as KpoHouseRuleId] as readonly unknown[]).includes(value);

/** Some house rules of KPO with their values, at least one; what this console does not know is refused. */
export const kpoHouseRulesSchema = z.custom<Partial<KpoHouseRules>>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    Object.keys(given).length > 0 &&
    Object.entries(given).every(([id, value]) => isOption(id, value)),
);
