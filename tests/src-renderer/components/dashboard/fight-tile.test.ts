import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { timerId } from '../../../../shared/vocabulary/ids.ts';
import FightTile from '../../../../src-renderer/components/dashboard/FightTile.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import type { FightView, KeyedViews } from '../../../../shared/contract/views.ts';
import { aFight, aFighter, allowing, at, pair, who } from '../../../fixtures/fight-view.ts';

function show(fight: FightView, views: KeyedViews = {}): void {
  const console = createConsole((listener) => {
    queueMicrotask(() => listener.onViews({ seq: 1, now: at(12), whole: true, ...views }));
    return {
      sendCommand: () => Promise.reject(new Error('nobody is there')),
      history: () => Promise.resolve([]),
      ask: () => Promise.reject(new Error('nobody is there')),
      close: () => undefined,
    };
  });
  render(FightTile, { props: { fight, quiet: false }, context: new Map([[consoleKey, console]]) });
}

function nextOf(fight: FightView): string | undefined {
  show(fight);
  return screen.getByRole('link', { name: /: Čierny most$/ }).textContent.trim();
}

const picks = [{ by: who('Bedivere'), on: who('Mokoš') }];
const pairs = [pair('Bedivere', 'Mokoš')];

test.each([
  ['pairs are to be made', aFight({ picks: 'challenger', allowed: allowing({ picks }) }), 'Spárovať'],
  ['all pairs are made', aFight({ pairs, allowed: allowing({ close: 'pairing' }) }), 'K lektvarom'],
  ['hits are missing', aFight({ phase: 'duel', pairs }), 'Zapísať zásahy'],
  ['all hits are there', aFight({ phase: 'duel', pairs, allowed: allowing({ close: 'duel' }) }), 'Započítať zranenia'],
])('the tile says what comes next when %s', (_, fight, expected) => {
  expect(nextOf(fight)).toBe(expected);
});

test('a fighter with something that no ORG approved is marked', () => {
  show(aFight({ fighters: [aFighter('Kay', 'challenger', { unchecked: true }), aFighter('Vlk', 'challenged')] }));
  expect(screen.getAllByText('má niečo neschválené')).toHaveLength(1);
});

test('what spells left on a fighter is named on the tile', async () => {
  const merlin = { id: who('Merlin'), name: 'Merlin' };
  const timer = {
    id: timerId('t1'),
    kind: 'senses' as const,
    state: 'running' as const,
    who: merlin,
    fight: null,
    startedAt: at(5),
    deadline: at(15),
  };
  const blessed = aFighter('Merlin', 'challenger', { marks: ['prone', 'blessed'], swarms: 1 });
  show(aFight({ fighters: [blessed] }), { timers: [timer] });
  const effects = within(await screen.findByRole('list', { name: 'Trvá na postave' }));
  expect((await effects.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'leží na zemi',
    'požehnanie',
    'otravný hmyz',
    'ostré zmysly',
  ]);
});
