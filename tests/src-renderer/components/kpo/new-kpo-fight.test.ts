import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import NewKpoFight from '../../../../src-renderer/components/kpo/NewKpoFight.svelte';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import { showPage } from '../fight/camp-harness.ts';
import { settled } from '../fight/window-harness.ts';
import { anna, bence } from './kpo-people.ts';

const show = async () => {
  const shown = showPage(NewKpoFight, {}, {}, [anna, bence]);
  await settled();
  return shown;
};
const member = (side: number) => screen.getByRole('combobox', { name: `Kto stojí na ${String(side)}. strane` });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function add(side: number, name: string) {
  await fireEvent.focus(member(side));
  await fireEvent.input(member(side), { target: { value: name } });
  await fireEvent.keyDown(member(side), { key: 'Enter' });
  await settled();
}

beforeEach(() => router.go({ at: 'new-fight' }));

test('every side that nobody is on is named, and each goes once somebody is on it', async () => {
  const { press } = await show();
  await press('Enter', { ctrl: true });
  expect(alerts()).toEqual([
    'Na strane „1“ nikto nie je. Pridaj aspoň jednu postavu.',
    'Na strane „2“ nikto nie je. Pridaj aspoň jednu postavu.',
  ]);
  expect(document.activeElement).toBe(member(1));
  await add(1, 'anna');
  expect(alerts()).toEqual(['Na strane „2“ nikto nie je. Pridaj aspoň jednu postavu.']);
  await add(2, 'bence');
  expect(alerts()).toEqual([]);
  await press('Enter', { ctrl: true });
  expect(router.route).toEqual({ at: 'fight', fight: 'f1' });
});

test('two sides of one name are both told, until either gets another', async () => {
  const { press } = await show();
  await add(1, 'anna');
  await add(2, 'bence');
  const [first, second] = screen.getAllByLabelText('Názov strany');
  for (const field of [first, second]) await fireEvent.input(field ?? document.body, { target: { value: 'Vlci' } });
  await press('Enter', { ctrl: true });
  const told = 'Strana „Vlci“ je tu dvakrát. Daj jednej z nich iné meno.';
  expect(alerts()).toEqual([told, told]);
  await fireEvent.input(first ?? document.body, { target: { value: 'Sovy' } });
  expect(alerts()).toEqual([]);
});

test('a name that nobody bears leads to where the character is entered', async () => {
  await show();
  await fireEvent.focus(member(1));
  await fireEvent.input(member(1), { target: { value: 'Zoltán' } });
  const told = screen.getByText(/Nikto sa tak nevolá/);
  expect(within(told).getByRole('link', { name: 'Zapísať postavu' }).getAttribute('href')).toBe('#/new-character');
});
