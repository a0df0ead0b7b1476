import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { showKpo } from './kpo-fixture.ts';

const reka = characterId('reka');
const sheet = { name: 'Réka', dexterity: 6, attack: 11, weapon: { max: 8, length: 90 } };
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const right = () => within(screen.getByRole('region', { name: 'Zbraň v pravej ruke' }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /Uložiť/ }));

async function edit() {
  const shown = showKpo(CharacterPage, { character: reka }, [{ id: reka, sheet }]);
  await fireEvent.click(screen.getByRole('button', { name: /Upraviť/ }));
  /** As another window does it. */
  const elsewhere = (change: object) => {
    shown.camp.enter({ type: 'editKpoCharacter', who: reka, sheet: { ...sheet, ...change } });
    shown.camp.tell();
  };
  return { ...shown, elsewhere };
}

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'character', character: reka });
});

test('a value of the sheet and a part of a weapon that another window changed are not written back', async () => {
  const { sent, elsewhere } = await edit();
  await type('Obratnosť', '7');
  elsewhere({ attack: 14, weapon: { max: 10, length: 90 } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Základný útok').value).toBe('14'));
  await fireEvent.input(right().getByLabelText(/Dĺžka/), { target: { value: '95' } });
  await save();
  expect(sent).toMatchObject([
    { type: 'editKpoCharacter', sheet: { dexterity: 7, attack: 14, weapon: { max: 10, length: 95 } } },
  ]);
});

test('what both changed is told with both values, and decided before anything is written', async () => {
  const { sent, elsewhere } = await edit();
  await fireEvent.input(right().getByLabelText('Najväčšie zranenie'), { target: { value: '9' } });
  elsewhere({ weapon: { max: 10, length: 90 } });
  expect(await screen.findByText(/Najväčšie zranenie: tu „9“, inde „10“$/)).toBeTruthy();
  await save();
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Prevziať z iného okna' }));
  expect(right().getByLabelText<HTMLInputElement>('Najväčšie zranenie').value).toBe('10');
  expect(screen.queryByRole('alert')).toBeNull();
});
