import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { farewell } from '../../../../src-renderer/state/farewell.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { challenge } from '../../../fixtures/test-camp.ts';
import { showCamp } from './camp-harness.ts';
import { settled } from './window-harness.ts';

const fight = fightId('f1');
const stopped = { type: 'stopFight', fight: 'f1', reason: 'búrka' };

beforeEach(() => {
  farewell.dismiss();
  router.go({ at: 'fight', fight });
});

test('putting a fight away leads to the overview, where it can be brought back', async () => {
  const { press } = showCamp({ a1: {}, b1: {} }, [challenge(['a1'], ['b1']), stopped]);
  await settled();
  await press('Enter', { ctrl: true });
  expect(router.route).toEqual({ at: 'dashboard' });
  expect(farewell.last).toMatchObject({ fight, title: 'Čierny most', how: 'closed' });
});

test('undo asks before it takes the challenge back, then leads to the overview', async () => {
  const { press, table } = showCamp({ a1: {}, b1: {} }, [challenge(['a1'], ['b1'])]);
  await settled();
  await press('z', { ctrl: true });
  expect(table.fight().log.map(({ withdrawn }) => withdrawn)).toEqual([false]);
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.click(dialog.getByRole('button', { name: 'Vziať späť' }));
  await settled();
  expect(table.views().fights).toEqual({});
  expect(router.route).toEqual({ at: 'dashboard' });
  expect(farewell.last).toEqual({ fight, title: 'Čierny most', how: 'withdrawn' });
});

test('a window whose fight another one took back says so and can bring it back', async () => {
  const { table } = showCamp({ a1: {}, b1: {} }, [challenge(['a1'], ['b1'])]);
  await settled();
  table.enter({ type: 'undo', fight: 'f1' });
  await settled();
  expect(screen.getByRole('heading', { name: 'Tento súboj bol vzatý späť' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Znova' }));
  await settled();
  expect(table.fight().phase).toBe('pairing');
  expect(screen.getByRole('heading', { level: 1, name: 'Čierny most' })).toBeTruthy();
});

test('a window whose fight another one put away says so and can bring it back', async () => {
  const { table } = showCamp({ a1: {}, b1: {} }, [challenge(['a1'], ['b1']), stopped]);
  await settled();
  table.enter({ type: 'closeFight', fight: 'f1' });
  await settled();
  expect(screen.getByRole('heading', { name: 'Tento súboj je odložený' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Späť' }));
  await settled();
  expect(screen.getByRole('heading', { level: 1, name: 'Čierny most' })).toBeTruthy();
});

test('a fight that was put away long before can still be opened: XP are written there, or it is brought back', async () => {
  const knight = { origin: { is: 'class', class: 'knight' }, faction: 'camelot' } as const;
  const { press, table } = showCamp({ a1: knight, b1: {} }, [
    challenge(['a1'], ['b1']),
    stopped,
    { type: 'closeFight', fight: 'f1' },
  ]);
  await settled();
  expect(screen.getByRole('heading', { name: 'Tento súboj je odložený' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Zapísať XP' }));
  await settled();
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.input(dialog.getByLabelText('Koľko pripísať'), { target: { value: '2' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
  await settled();
  expect(table.character('a1').xp).toBe(2);
  await press('z', { ctrl: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Čierny most' })).toBeTruthy();
});
