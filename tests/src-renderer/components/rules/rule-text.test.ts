import { expect, test } from 'vitest';
import { ruleText } from '../../../../src-renderer/components/rules/rule-text.ts';

test.each(['constructor', 'DBF-XYZ-99', ''])('what is no rule has no text: “%s”', (rule) => {
  expect(ruleText(rule)).toBeNull();
});
