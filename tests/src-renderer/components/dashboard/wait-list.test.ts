import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { WaitItem } from '../../../../shared/contract/views.ts';
import WaitList from '../../../../src-renderer/components/dashboard/WaitList.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import { aPerson, at, theFight } from '../../../fixtures/fight-view.ts';

function show(waits: readonly WaitItem[]): void {
  const console = createConsole((listener) => {
    queueMicrotask(() => listener.onViews({ seq: 1, now: at(12), whole: true, waits }));
    return {
      sendCommand: () => Promise.reject(new Error('nobody is there')),
      history: () => Promise.resolve([]),
      ask: () => Promise.reject(new Error('nobody is there')),
      close: () => undefined,
    };
  });
  render(WaitList, { context: new Map([[consoleKey, console]]) });
}

test.each<[string, WaitItem, string]>([
  [
    'a fighter with something that is not approved',
    { kind: 'check-in', who: aPerson('Kay'), fight: theFight, missing: ['pouch', 'token'] },
    'Neschválené · Kay: chýba mešec, žetón zlodeja.',
  ],
  [
    'somebody who may choose abilities',
    { kind: 'level-up', who: aPerson('Kay'), free: 2 },
    'Voľná schopnosť · Kay: na výber u ORGa 2.',
  ],
])('%s waits for an ORG, with the way to the sheet', async (_title, item, text) => {
  show([item]);
  const link = await screen.findByRole('link', { name: 'Otvoriť postavu' });
  expect(link.getAttribute('href')).toContain('kay');
  expect(link.closest('li')?.querySelector('p')?.textContent.replace(/\s+/g, ' ').trim()).toBe(text);
});
