import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { character, show } from './roster-fixture.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => saved.dismiss());

test('of several free abilities one is written after the other without leaving the dialog', async () => {
  const before = character('adam', { level: 3 });
  const { sent, tell } = show(CharacterPage, { character: before.id }, { characters: [before] });
  const acts = within(screen.getByRole('region', { name: 'Akcie' }));
  await fireEvent.click(acts.getByRole('button', { name: 'Nová schopnosť' }));
  await screen.findByRole('dialog');
  await press('Zapísať a ďalšia');
  await waitFor(() => expect(sent).toHaveLength(1));
  const [first] = before.choosable;
  const between = character('adam', { level: 3, abilities: first === undefined ? [] : [first] });
  tell(between);
  await press('Zapísať a ďalšia');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { type: 'chooseAbility', who: 'adam', ability: first },
    { type: 'chooseAbility', who: 'adam', ability: between.choosable[0] },
  ]);
  tell(character('adam', { level: 3, abilities: [...between.sheet.abilities, ...between.choosable.slice(0, 1)] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zapísať a ďalšia' })).toBeNull());
  await press('Zapísať');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(3);
});
