import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import KpoTile from '../../../../src-renderer/components/dashboard/KpoTile.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';
import { anna, bence, dora, opening, signs } from '../kpo/kpo-people.ts';

function show(...commands: readonly unknown[]): void {
  const table = testCamp();
  for (const command of [anna, bence, dora, opening(['anna'], ['bence']), ...commands]) table.enter(command);
  const console = createConsole((listener) => {
    queueMicrotask(() => listener.onViews(table.views()));
    return {
      sendCommand: () => Promise.reject(new Error('nobody is there')),
      history: () => Promise.resolve([]),
      ask: () => Promise.reject(new Error('nobody is there')),
      close: () => undefined,
    };
  });
  const view = table.views().kpoFights?.[fightId('f1')];
  if (!view) throw new Error('there is no KPO fight');
  render(KpoTile, { props: { view }, context: new Map([[consoleKey, console]]) });
}

const next = () => screen.getByRole('link', { name: /: Brod$/ }).textContent.trim();
const join = { type: 'kpoJoin', fight: 'f1', who: 'dora', side: 'dora' };
const settledSigns = signs({ anna: 'rock', bence: 'scissors' });
const approve = (...who: readonly string[]) => ({
  type: 'checkIn',
  who,
  items: ['weapon', 'offhand', 'armour'],
  by: 'Zuzana',
});
const names = () =>
  within(screen.getByRole('list', { name: 'Poradie' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.name')?.textContent.replace(/\s+/g, ' ').trim());
const pass = (who: string) => ({ type: 'kpoPass', fight: 'f1', who });

test.each([
  ['signs are awaited', [], 'Kameň – papier – nožnice'],
  ['the first is on turn', [settledSigns], 'Útok: Anna'],
  ['nobody attacks any more', [settledSigns, pass('anna'), pass('bence')], 'Ukončiť kolo'],
])('the KPO tile says what comes next when %s', (_, commands, expected) => {
  show(...commands);
  expect(next()).toBe(expected);
});

test('the KPO tile shows the order with values, whose turn it is, and why initiative comes again', () => {
  show(approve('anna', 'bence', 'dora'), settledSigns, join);
  const rows = within(screen.getByRole('list', { name: 'Poradie' })).getAllByRole('listitem');
  expect(names()).toEqual(['Anna', 'Bence', 'Dóra']);
  expect(rows[0]?.getAttribute('aria-current')).toBe('step');
  expect(rows[0]?.textContent).toContain('ÉP 13/13');
  expect(rows[0]?.textContent).toContain('Inic. 8 · TT 14 · TV 10');
  expect(screen.getByText('Ďalšie kolo sa začne iniciatívou').parentElement?.textContent).toContain(
    'niekto pribudol (Dóra)',
  );
});

test('the KPO tile marks a fighter with something that nobody approved', () => {
  show(approve('anna'), settledSigns);
  expect(names()).toEqual(['Anna', 'Bence má niečo neschválené']);
});
