import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CampView } from '../../../../shared/contract/views.ts';
import { recipeSchema } from '../../../../shared/dbf/recipe.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { recipeRanges } from '../../../../src-renderer/components/settings/recipe-form.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import SettingsPage from '../../../../src-renderer/views/SettingsPage.svelte';
import { liecivy, ohnivy } from '../../../fixtures/camp-data.ts';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { show } from '../roster/roster-fixture.ts';

const open = (recipes: CampView['recipes'] = [liecivy, ohnivy]) =>
  show(SettingsPage, { part: 'recipes' }, { characters: [], views: { camp: aCamp({ recipes }) } });
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'settings', part: 'recipes' });
});

describe('the recipes of the camp', () => {
  test('are listed with level, craft, what they heal, effect and ingredients', () => {
    open();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/Liečivý lektvar.*kto pozná byliny.*lieči 2.*vracia 2 životy.*skorocel, repík/s);
    expect(rows[1]).toMatch(/Ohnivý dych.*2\. úroveň.*alchymista.*raz vychrliť oheň.*síra, med/s);
    expect(rows[1]).not.toContain('lieči');
  });

  test('a camp without any says what can be brewed all the same', () => {
    open([]);
    expect(screen.getByText('Kemp ešte nemá žiadny recept')).toBeDefined();
  });

  test('a new one is kept with all that was written', async () => {
    const { sent } = open([]);
    await press('Nový recept');
    await type('Názov receptu', ' Jed ');
    await fireEvent.click(screen.getByLabelText(/kto pozná byliny/));
    await type('Úroveň', '3');
    await type('Koľko životov lieči', '1');
    await type('Suroviny', 'rulík');
    await type('Účinok', 'dlhý spánok');
    await press(/Uložiť/);
    await screen.findByText('Uložené: Jed');
    const recipe = { name: 'Jed', level: 3, craft: 'herbs', ingredients: 'rulík', effect: 'dlhý spánok', heals: 1 };
    expect(sent).toEqual([{ type: 'keepRecipe', recipe }]);
  });

  test('one without a name is not sent, and its field says so and has the focus', async () => {
    const { sent } = open([]);
    await press('Nový recept');
    await press(/Uložiť/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Názov receptu')));
    expect(screen.getByText('Recept potrebuje názov.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test.each([
    ['Úroveň', '10', 'Zadaj celé číslo od 1 do 9.'],
    ['Koľko životov lieči', '21', 'Zadaj celé číslo od 0 do 20.'],
  ])('a number out of range is not sent: %s %s', async (label, value, message) => {
    const { sent } = open();
    await press('Ohnivý dych: Upraviť');
    await type(label, value);
    await press(/Uložiť/);
    expect(screen.getByText(message)).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('the fields take just what the camp takes', () => {
    const fits = (patch: object) => recipeSchema.safeParse({ ...ohnivy, ...patch }).success;
    const { level, heals } = recipeRanges;
    expect([fits({ level: level.min }), fits({ level: level.max }), fits({ heals: heals.max })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([fits({ level: level.max + 1 }), fits({ heals: heals.max + 1 })]).toEqual([false, false]);
  });

  test('an edited one keeps its id', async () => {
    const { sent } = open();
    await press('Ohnivý dych: Upraviť');
    await type('Koľko životov lieči', '1');
    await press(/Uložiť/);
    await waitFor(() => expect(sent).toEqual([{ type: 'keepRecipe', recipe: { ...ohnivy, heals: 1 } }]));
  });

  test('one is dropped after a question, and taken back from the toast', async () => {
    const { sent } = open();
    await press('Ohnivý dych: Vyradiť');
    await screen.findByRole('dialog', { name: 'Vyradiť recept Ohnivý dych?' });
    expect(sent).toEqual([]);
    await press('Vyradiť');
    await fireEvent.click(await screen.findByRole('button', { name: 'Späť' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'dropRecipe', recipe: 'ohnivy' },
        { type: 'undoEntry', entry: 7 },
      ]),
    );
  });

  test('whoever leaves with something unsaved is asked first', async () => {
    open();
    await press('Ohnivý dych: Upraviť');
    await type('Účinok', 'nič');
    router.go({ at: 'settings', part: 'creeps' });
    await screen.findByRole('dialog', { name: 'Zahodiť neuložené zmeny?' });
    expect(router.route).toEqual({ at: 'settings', part: 'recipes' });
    await press('Zahodiť zmeny');
    expect(router.route).toEqual({ at: 'settings', part: 'creeps' });
  });
});
