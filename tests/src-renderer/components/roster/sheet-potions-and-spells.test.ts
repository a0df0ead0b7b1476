import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CharacterView } from '../../../../shared/contract/views.ts';
import type { Recipe } from '../../../../shared/dbf/recipe.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { liecivy, ohnivy } from '../../../fixtures/camp-data.ts';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { character, show } from './roster-fixture.ts';

const open = (one: CharacterView, recipes: readonly Recipe[] = [liecivy, ohnivy]) =>
  show(CharacterPage, { character: one.id }, { characters: [one], views: { camp: aCamp({ recipes }) } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const potions = [{ name: 'Liečivý lektvar', heals: 2, effect: 'chutí po mäte' }];
const ownSpells = [
  { name: 'Rev', effect: 'všetci ustúpia' },
  { name: 'Šepot', effect: 'nikto nepočuje' },
];

beforeEach(() => saved.dismiss());

describe('potions on the sheet', () => {
  test('one out of the pouch is drunk with one click, and taken back', async () => {
    const { sent } = open(character('adam', {}, { potions }));
    expect(region('Mešec').getByRole('listitem').textContent).toMatch(/Liečivý lektvar.*lieči 2.*chutí po mäte/s);
    await press('Liečivý lektvar: Vypiť');
    await fireEvent.click(await screen.findByRole('button', { name: 'Späť' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'drinkOutside', who: 'adam', potion: 'Liečivý lektvar' },
        { type: 'undoEntry', entry: 7 },
      ]),
    );
  });

  test('another one heals what the ORG says, up to 99', async () => {
    const { sent } = open(character('adam'));
    await press('Vypiť iný lektvar');
    const heals = await screen.findByLabelText('Koľko lieči');
    await fireEvent.input(heals, { target: { value: '100' } });
    await press('Zapísať lektvar');
    expect(screen.getByText('Zadaj celé číslo od 0 do 99.')).toBeDefined();
    expect(sent).toEqual([]);
    await fireEvent.input(heals, { target: { value: '99' } });
    await fireEvent.input(screen.getByLabelText('Názov lektvaru'), { target: { value: 'Med' } });
    await press('Zapísať lektvar');
    await waitFor(() => expect(sent).toEqual([{ type: 'drinkOutside', who: 'adam', potion: 'Med', heals: 99 }]));
  });

  test('in a fight they are drunk in its window', () => {
    open(character('adam', { ownSpells }, { potions, fight: fightId('f1') }));
    expect(screen.queryByRole('button', { name: /Vypiť|Čarovať/ })).toBeNull();
  });
});

describe('spells that an ORG gave', () => {
  test('own ones are cast once in a phase of the event', async () => {
    const { sent } = open(character('adam', { ownSpells }, { usedSpecial: ['Šepot'] }));
    const panel = region('Kúzla');
    expect(panel.getByText('voľné: 1 z 2')).toBeDefined();
    expect(panel.getByText('Šepot').closest('li')?.textContent).toContain('použité v tejto fáze');
    expect(panel.queryByRole('button', { name: 'Šepot: Čarovať' })).toBeNull();
    await press('Rev: Čarovať');
    await waitFor(() => expect(sent).toEqual([{ type: 'castSpecial', who: 'adam', name: 'Rev' }]));
  });

  test('single ones of the book are marked as such', () => {
    open(character('adam', { extraSpells: ['trip'] }));
    expect(region('Kúzla').getByText('Podkopnutie').closest('li')?.textContent).toContain('udelil ORG');
  });
});

describe('brewing', () => {
  const brew = async (one: CharacterView, recipes?: readonly Recipe[]) => {
    const shown = open(one, recipes);
    await press('Variť lektvar');
    await screen.findByRole('dialog');
    return shown;
  };
  const choices = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked] as const);
  const mage = { origin: { is: 'class', class: 'wizard' } } as const;

  test('the recipes within reach are offered, the others say why not (DBF-MAG-AL-3, -5)', async () => {
    const { sent } = await brew(character('adam', { ...mage, level: 2, abilities: ['alchemy'] }));
    expect(choices()).toEqual([
      ['recipe:ohnivy', true],
      ['without', false],
    ]);
    expect(screen.getByText('Liečivý lektvar').closest('li')?.textContent).toMatch(/Zálesáctvo alebo Príroda/);
    await press('Začať variť');
    await waitFor(() => expect(sent).toEqual([{ type: 'brew', who: 'adam', recipe: 'ohnivy' }]));
  });

  test('whoever knows herbs brews by such a recipe, and never without one (DBF-ABI-ZAL-4)', async () => {
    const { sent } = await brew(character('adam', { abilities: ['woodcraft'] }));
    expect(choices()).toEqual([['recipe:liecivy', true]]);
    await press('Začať variť');
    await waitFor(() => expect(sent).toEqual([{ type: 'brew', who: 'adam', recipe: 'liecivy' }]));
  });

  test('where the camp has no recipe of herbs, woodcraft brews nothing', () => {
    open(character('adam', { abilities: ['woodcraft'] }), [ohnivy]);
    expect(screen.queryByRole('button', { name: 'Variť lektvar' })).toBeNull();
  });

  test('an alchemist may brew without a recipe, by the level', async () => {
    const { sent } = await brew(character('adam', { ...mage, level: 2, abilities: ['alchemy'] }));
    await fireEvent.click(screen.getByLabelText(/bez receptu/));
    await fireEvent.input(screen.getByLabelText('Úroveň lektvaru'), { target: { value: '2' } });
    await press('Začať variť');
    await waitFor(() => expect(sent).toEqual([{ type: 'brew', who: 'adam', level: 2 }]));
  });
});

describe('XP', () => {
  test('are written up to a thousand at once, more is said at the field', async () => {
    const { sent } = open(character('adam', { abilities: ['endurance'] }));
    await press('Zapísať XP');
    const add = await screen.findByLabelText('Koľko pripísať');
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'koniec kempu' } });
    await fireEvent.input(add, { target: { value: '1001' } });
    await press('Zapísať');
    expect(screen.getByText('Zadaj celé číslo od -1000 do 1000.')).toBeDefined();
    expect(sent).toEqual([]);
    await fireEvent.input(add, { target: { value: '1000' } });
    await press('Zapísať');
    await waitFor(() => expect(sent).toEqual([{ type: 'writeXp', who: 'adam', add: 1000, reason: 'koniec kempu' }]));
  });
});
