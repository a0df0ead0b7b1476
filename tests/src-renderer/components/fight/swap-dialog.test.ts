import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { challenge } from '../../../fixtures/test-camp.ts';
import { showCamp } from './camp-harness.ts';

test('a fighter who was entered by mistake is swapped for somebody who is free, never for nobody', async () => {
  const { table } = showCamp({ anna: {}, boris: {}, cyril: {} }, [challenge(['anna'], ['boris'])]);
  await fireEvent.click(await screen.findByRole('button', { name: 'Vymeniť účastníka' }));
  const { getByLabelText, getByRole, getByText } = within(await screen.findByRole('dialog'));
  await fireEvent.change(getByLabelText('Zapísaný omylom'), { target: { value: 'boris' } });
  await fireEvent.click(getByRole('button', { name: 'Vymeniť' }));
  const picker = getByRole('combobox', { name: 'V skutočnosti to je' });
  await waitFor(() => expect(getByText('Vyber niekoho zo zoznamu.')).toBeDefined());
  expect(document.getElementById(picker.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vyber niekoho zo zoznamu.',
  );
  await fireEvent.input(picker, { target: { value: 'cyril' } });
  await fireEvent.keyDown(picker, { key: 'Enter' });
  await fireEvent.click(getByRole('button', { name: 'Vymeniť' }));
  await waitFor(() => expect(table.fight().fighters.map(({ id }) => id)).toEqual(['anna', 'cyril']));
});
