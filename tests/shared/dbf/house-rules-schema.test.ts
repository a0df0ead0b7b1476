import { expect, test } from 'vitest';
import { houseRulesSchema } from '../../../shared/dbf/house-rules-schema.ts';

test.each([
  ['one known rule with one of its values', { lastLifeFlight: 'refused' }, true],
  ['several of them', { lastLifeFlight: 'falls', lateHelpers: 'anyone' }, true],
  ['a value that the rule does not have', { lastLifeFlight: 'anyone' }, false],
  ['a rule that there is not', { toString: 'yes' }, false],
  ['nothing', {}, false],
  ['no rules at all', null, false],
])('house rules may be: %s', (_title, given, accepted) => {
  expect(houseRulesSchema.safeParse(given).success).toBe(accepted);
});
