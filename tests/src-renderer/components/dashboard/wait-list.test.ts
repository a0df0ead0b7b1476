import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { WaitItem } from '../../../../shared/contract/views.ts';
import { kpoChoice } from '../../../../src-renderer/components/kpo-roster/kpo-choice.svelte.ts';
import { noFilter as noKpoFilter } from '../../../../src-renderer/components/kpo-roster/kpo-search.ts';
import WaitList from '../../../../src-renderer/components/dashboard/WaitList.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import { rosterChoice } from '../../../../src-renderer/components/roster/roster-choice.svelte.ts';
import { noFilter, type RosterFilter } from '../../../../src-renderer/components/roster/roster-search.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
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

test.each<[string, WaitItem, string, RosterFilter]>([
  [
    'Many fighters with something that is not approved',
    { kind: 'check-ins', ruleset: 'dbf', count: 12 },
    'Neschválené · DBF: 12 bojujúcim chýba schválenie výbavy.',
    { ...noFilter, lack: 'approval', inFight: true },
  ],
  [
    'Many who may choose an ability',
    { kind: 'level-ups', count: 4 },
    'Voľná schopnosť · 4 postavy si môžu vybrať schopnosť.',
    { ...noFilter, lack: 'ability' },
  ],
])('%s are one line, which opens the roster with nobody else in it', async (_title, item, text, filter) => {
  rosterChoice.narrow({ text: 'somebody', status: 'dead' });
  show([item, { kind: 'dead-at-head-org', who: aPerson('Kay') }]);
  const button = await screen.findByRole('button', { name: 'Ukázať v zozname' });
  expect(button.closest('li')?.querySelector('p')?.textContent.replace(/\s+/g, ' ').trim()).toBe(text);
  expect(
    screen.getByRole('heading', { name: `Čaká na ORGa ${String(1 + ('count' in item ? item.count : 0))}` }),
  ).toBeTruthy();
  button.click();
  expect(location.hash).toBe('#/roster');
  expect(rosterChoice.filter).toEqual(filter);
});

test('Many fighters of KPO with something that is not approved open the KPO roster with nobody else in it', async () => {
  show([{ kind: 'check-ins', ruleset: 'kpo', count: 5 }]);
  await fireEvent.click(await screen.findByRole('button', { name: 'Ukázať v zozname' }));
  expect(kpoChoice.filter).toEqual({ ...noKpoFilter, lack: 'anything', inFight: true });
  expect(router.route).toEqual({ at: 'roster' });
});
