import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import FightTile from '../../../../src-renderer/components/dashboard/FightTile.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import type { FightView } from '../../../../shared/contract/views.ts';
import { aFight, allowing, pair, who } from '../../../fixtures/fight-view.ts';

function nextOf(fight: FightView): string | undefined {
  const console = createConsole(() => ({
    sendCommand: () => Promise.reject(new Error('nobody is there')),
    history: () => Promise.resolve([]),
    close: () => undefined,
  }));
  render(FightTile, { props: { fight, quiet: false }, context: new Map([[consoleKey, console]]) });
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
