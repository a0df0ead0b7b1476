import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { ruleTexts } from '../../../../shared/i18n/rules/index.ts';
import RuleLink from '../../../../src-renderer/components/rules/RuleLink.svelte';

test('an id leads to its rule, and tells what it says without going there', () => {
  render(RuleLink, { rule: 'DBF-GEN-18' });
  const link = screen.getByRole('link', { name: 'DBF-GEN-18' });
  expect(link.getAttribute('href')).toBe('#/rules/DBF-GEN-18');
  expect(link.title).toBe(`DBF-GEN-18: ${ruleTexts.sk['DBF-GEN-18']}`);
});

test('words may stand for the id, and whoever follows them is told of', async () => {
  const onfollow = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<span>Šerm 1</span>' }));
  render(RuleLink, { rule: 'DBF-ABI-SER-2', onfollow, children });
  const link = screen.getByRole('link', { name: 'Šerm 1' });
  await fireEvent.click(link);
  expect([link.getAttribute('href'), onfollow.mock.calls.length]).toEqual(['#/rules/DBF-ABI-SER-2', 1]);
});

test('what is no rule of the register is only read', () => {
  render(RuleLink, { rule: 'shield-with-two-hands' });
  expect([screen.queryByRole('link'), document.body.textContent.trim()]).toEqual([null, 'shield-with-two-hands']);
});
