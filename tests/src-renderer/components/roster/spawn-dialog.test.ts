import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import RosterPage from '../../../../src-renderer/views/RosterPage.svelte';
import { vlk } from '../../../fixtures/camp-data.ts';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { character, show } from './roster-fixture.ts';

const wolves = ['Vlk 1', 'Vlk 2'].map((name) => character(name.toLowerCase().replace(' ', '-'), { name }));
const open = async (creeps = [vlk, { ...vlk, id: 'kanec', name: 'Kanec' }]) => {
  const shown = show(RosterPage, {}, { characters: wolves, views: { camp: aCamp({ creeps }) } });
  await fireEvent.click(screen.getByRole('button', { name: 'Pridať creepy' }));
  await screen.findByRole('dialog', { name: 'Pridať creepy' });
  return shown;
};
const count = (value: string) => fireEvent.input(screen.getByLabelText('Koľko'), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Pridať' }));

beforeEach(() => saved.dismiss());

describe('adding creeps', () => {
  test('their names are told before they are there', async () => {
    const { sent } = await open();
    await count('2');
    expect(screen.getByText('Pribudnú: Vlk 3, Vlk 4')).toBeDefined();
    await send();
    await waitFor(() => expect(sent).toEqual([{ type: 'spawnCreeps', template: 'vlk', count: 2 }]));
    expect(await screen.findByText('Uložené: Vlk 3, Vlk 4')).toBeDefined();
  });

  test('another template begins to count anew', async () => {
    const { sent } = await open();
    await fireEvent.change(screen.getByLabelText('Podľa predlohy'), { target: { value: 'kanec' } });
    expect(screen.getByText('Pribudnú: Kanec 1')).toBeDefined();
    await send();
    await waitFor(() => expect(sent).toEqual([{ type: 'spawnCreeps', template: 'kanec', count: 1 }]));
  });

  test('more than twenty at once are not sent, and the field says so', async () => {
    const { sent } = await open();
    await count('21');
    await send();
    expect(screen.getByText('Zadaj celé číslo od 1 do 20.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('a camp without templates leads to where they are written down', async () => {
    await open([]);
    const link = screen.getByRole('link', { name: 'Predlohy creepov' });
    expect(link.getAttribute('href')).toBe('#/settings/creeps');
  });
});
