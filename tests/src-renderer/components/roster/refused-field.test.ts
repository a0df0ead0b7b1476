import { expect, test } from 'vitest';
import { canBeAllowed, refusedField } from '../../../../src-renderer/components/roster/refused-field.ts';

test.each([
  ['weapon-not-for-class', 'weapon', true],
  ['shield-with-two-hands', 'shield', true],
  ['ability-too-early', 'abilities', true],
  ['faction-not-for-class', 'faction', true],
  ['id-taken', 'name', false],
  ['frozen-in-a-fight', null, false],
] as const)('%s stands at the field %s; an ORG may allow it: %s', (code, field, allowable) => {
  expect([refusedField(code), canBeAllowed(code)]).toEqual([field, allowable]);
});
