import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CharacterView } from '../../../../shared/contract/views.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import NewCharacterPage from '../../../../src-renderer/views/NewCharacterPage.svelte';
import { liecivy } from '../../../fixtures/camp-data.ts';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { character, show } from './roster-fixture.ts';

const camp = aCamp({ recipes: [liecivy] });
const edit = async (one: CharacterView) => {
  router.go({ at: 'character', character: one.id });
  const shown = show(CharacterPage, { character: one.id }, { characters: [one], views: { camp } });
  await fireEvent.click(screen.getByRole('button', { name: 'Upraviť' }));
  return shown;
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const editOf = ({ id, sheet, ducats, items }: CharacterView, magic: object, rest: object = {}) => {
  const { exceptions: _x, shifts: _s, extraSpells: _e, ownSpells: _o, ...draft } = sheet;
  return { type: 'editCharacter', who: id, sheet: { ...draft, ...magic }, ducats, items, ...rest };
};

beforeEach(() => saved.dismiss());

describe('what only an ORG gives', () => {
  test('a granted school has the shift that was chosen (DBF-A-82)', async () => {
    const adam = character('adam', { granted: ['healing'] });
    const { sent } = await edit(adam);
    expect(screen.getByLabelText<HTMLSelectElement>('Posun: Liečenie').value).toBe('0');
    await choose('Posun: Liečenie', '4');
    await press(/Uložiť/);
    await waitFor(() => expect(sent).toEqual([editOf(adam, { shifts: { healing: 4 } })]));
  });

  test('a school that the class comes to by itself has no shift to choose', async () => {
    await edit(character('adam', { origin: { is: 'class', class: 'wizard' }, abilities: ['elements'] }));
    expect(screen.queryByLabelText(/^Posun/)).toBeNull();
  });

  test('single spells of the book come and go (DBF-MGC-04)', async () => {
    const adam = character('adam', { extraSpells: ['trip'] });
    const { sent } = await edit(adam);
    await press('Odobrať: Podkopnutie');
    await choose('Pridať kúzlo z knihy', 'fog');
    await press(/Uložiť/);
    await waitFor(() => expect(sent).toEqual([editOf(adam, { extraSpells: ['fog'] })]));
  });

  test('own spells have a name of their own and an effect', async () => {
    const adam = character('adam', { ownSpells: [{ name: 'Rev', effect: '' }] });
    const { sent } = await edit(adam);
    await press('Pridať vlastné kúzlo');
    await type('Názov 2. vlastného kúzla', 'Rev');
    expect(screen.getByText('Také kúzlo už na hárku je.')).toBeDefined();
    await press(/Uložiť/);
    expect(sent).toEqual([]);
    await type('Názov 2. vlastného kúzla', ' Šepot ');
    await type('Účinok 2. vlastného kúzla', 'nikto nepočuje');
    await press(/Uložiť/);
    const ownSpells = [
      { name: 'Rev', effect: '' },
      { name: 'Šepot', effect: 'nikto nepočuje' },
    ];
    await waitFor(() => expect(sent).toEqual([editOf(adam, { ownSpells })]));
  });

  test('potions come from a recipe or by name', async () => {
    const adam = character('adam', {}, { potions: [{ name: 'Voda', heals: 0, effect: '' }] });
    const { sent } = await edit(adam);
    await choose('Pridať lektvar', 'recipe:liecivy');
    await choose('Pridať lektvar', 'by-name');
    await type('Koľko lieči 3. lektvar', '1');
    await press(/Uložiť/);
    expect(screen.getByText('Lektvar potrebuje názov.')).toBeDefined();
    expect(sent).toEqual([]);
    await type('Názov 3. lektvaru', 'Med');
    await press('Odobrať: Voda');
    await press(/Uložiť/);
    const potions = [
      { name: 'Liečivý lektvar', heals: 2, effect: 'vracia 2 životy' },
      { name: 'Med', heals: 1, effect: '' },
    ];
    await waitFor(() => expect(sent).toEqual([editOf(adam, {}, { potions })]));
  });

  test('the token of a thief is approved on the sheet that is there already', async () => {
    const thief = character('adam', { origin: { is: 'class', class: 'thief' }, abilities: ['thievery'] });
    const { sent } = await edit(thief);
    await fireEvent.click(screen.getByLabelText('žetón zlodeja je schválený'));
    await press(/Uložiť/);
    await waitFor(() => expect(sent).toEqual([editOf(thief, {}, { token: true })]));
  });

  test('who is no thief has no token to approve', async () => {
    await edit(character('adam'));
    expect(screen.queryByLabelText('žetón zlodeja je schválený')).toBeNull();
  });

  test('what was not touched is not sent, so that a potion drunk meanwhile stays drunk', async () => {
    const potions = [{ name: 'Voda', heals: 0, effect: '' }];
    const adam = character('adam', { granted: ['healing'], shifts: { healing: 2 } }, { potions, token: true });
    const { sent } = await edit(adam);
    await type('Hráč', 'Jano');
    await press(/Uložiť/);
    await waitFor(() => expect(sent).toEqual([editOf(adam, { player: 'Jano' })]));
  });

  test('somebody new brings it along', async () => {
    router.go({ at: 'new-character' });
    const { sent } = show(NewCharacterPage, {}, { characters: [], views: { camp } });
    await type('Meno postavy', 'Kajo');
    await choose('Udeliť schopnosť', 'alchemy');
    await choose('Posun: Alchýmia', '2');
    await choose('Pridať lektvar', 'recipe:liecivy');
    await press(/Zapísať postavu/);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        type: 'enterCharacter',
        sheet: { granted: ['alchemy'], shifts: { alchemy: 2 } },
        potions: [{ name: 'Liečivý lektvar', heals: 2 }],
      }),
    );
  });
});
