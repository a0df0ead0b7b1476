import { z } from 'zod';
import { houseRuleOptions, type HouseRuleId, type HouseRules } from './house-rules.ts';

const ids = Object.keys(houseRuleOptions) as HouseRuleId[];
const isOption = (id: string, value: unknown): boolean =>
  Object.hasOwn(houseRuleOptions, id) && (houseRuleOptions[id as HouseRuleId] as readonly unknown[]).includes(value);

/** Some house rules with their values, at least one; what this console does not know is refused. */
export const houseRulesSchema = z.custom<Partial<HouseRules>>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    Object.entries(given).length > 0 &&
    Object.entries(given).length <= ids.length &&
    Object.entries(given).every(([id, value]) => isOption(id, value)),
);
