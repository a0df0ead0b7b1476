import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rosterChoice } from '../../../../src-renderer/components/roster/roster-choice.svelte.ts';
import { rosterSelection } from '../../../../src-renderer/components/roster/roster-selection.svelte.ts';
import { byName } from '../../../../src-renderer/components/roster/roster-sort.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import RosterPage from '../../../../src-renderer/views/RosterPage.svelte';
import { character, show } from './roster-fixture.ts';

const camp = {
  characters: [
    character('boris', { name: 'Boris Udatný', level: 3 }, { lives: 2 }),
    character('vlk', { name: 'Vlk samotár', player: '', origin: { is: 'creature', creature: 'animal', lives: 3 } }),
    character('zofia', { name: 'Žofia Čepčeková', player: 'Ema', origin: { is: 'class', class: 'priest' } }),
  ],
};
const names = () =>
  within(screen.getByRole('table', { name: 'Zoznam postáv' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const search = () => screen.getByRole('searchbox', { name: 'Hľadať postavu' });

beforeEach(() => {
  router.go({ at: 'roster' });
  // Nothing is laid out here; the list shows as many rows as fit into this height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
  rosterChoice.clear();
  rosterChoice.sort = byName;
  rosterSelection.clear();
});

describe('the list of characters', () => {
  test('a row says who it is, what they carry and how many lives are left', () => {
    show(RosterPage, {}, camp);
    expect(names()).toEqual(['Boris Udatný', 'Vlk samotár', 'Žofia Čepčeková']);
    expect(row('Boris').textContent).toMatch(/Fero.*Bojovník.*3.*2\/4.*voľná schopnosť/s);
    expect(within(row('Boris')).getByRole('link').getAttribute('href')).toBe('#/roster/boris');
  });

  test('typing "zofia" leaves Žofia, and Enter opens her sheet', async () => {
    show(RosterPage, {}, camp);
    await fireEvent.input(search(), { target: { value: 'zofia' } });
    expect(names()).toEqual(['Žofia Čepčeková']);
    expect(screen.getByText('zobrazené: 1 z 3')).toBeDefined();
    await fireEvent.keyDown(search(), { key: 'Enter' });
    expect(router.route).toEqual({ at: 'character', character: 'zofia' });
  });

  test('Escape clears the search, and a second one leaves it', async () => {
    show(RosterPage, {}, camp);
    search().focus();
    await fireEvent.input(search(), { target: { value: 'zofia' } });
    await fireEvent.keyDown(search(), { key: 'Escape' });
    expect(names()).toHaveLength(3);
    expect(document.activeElement).toBe(search());
    await fireEvent.keyDown(search(), { key: 'Escape' });
    expect(document.activeElement).toBe(document.body);
  });

  test('names stand as the printed roster has them, numbers by their size', () => {
    const people = ['Kostra 104', 'Kostra 0', 'Kostra 16', 'Kostra 112'].map((name) => character(name, { name }));
    show(RosterPage, {}, { characters: people });
    expect(names()).toEqual(['Kostra 0', 'Kostra 16', 'Kostra 104', 'Kostra 112']);
  });

  test('more filters narrow by faction, level and party, and are let go together', async () => {
    const owls = character('sova', { name: 'Sova', faction: 'moy', level: 2 }, { party: 'Sovy' });
    show(RosterPage, {}, { characters: [...camp.characters, owls] });
    const more = screen.getByRole('button', { name: 'Ďalšie filtre' });
    expect(screen.queryByRole('combobox', { name: 'Družina' })).toBeNull();
    await fireEvent.click(more);
    const choose = (name: string, label: string) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
      const value = within(select).getByRole<HTMLOptionElement>('option', { name: label }).value;
      return fireEvent.change(select, { target: { value } });
    };
    await choose('Družina', 'Sovy');
    expect(names()).toEqual(['Sova']);
    await choose('Družina', 'bez družiny');
    await choose('Úroveň', '3. úroveň');
    expect(names()).toEqual(['Boris Udatný']);
    await fireEvent.click(more);
    expect(names()).toHaveLength(4);
  });

  test('the arrows lead from the search through the rows and back', async () => {
    show(RosterPage, {}, camp);
    search().focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await press('ArrowDown');
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Vlk samotár');
    await press('End');
    expect(document.activeElement?.textContent).toContain('Žofia');
    await press('Home');
    await press('ArrowUp');
    expect(document.activeElement).toBe(search());
  });

  test('a chip shows the creeps only and says that it is on', async () => {
    show(RosterPage, {}, camp);
    await fireEvent.click(screen.getByRole('button', { name: 'Creepy' }));
    expect(names()).toEqual(['Vlk samotár']);
    expect(screen.getByRole('button', { name: 'Creepy' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a search that finds nobody offers to clear the filters', async () => {
    show(RosterPage, {}, camp);
    await fireEvent.input(search(), { target: { value: 'merlin' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zrušiť filtre' }));
    expect(names()).toHaveLength(3);
  });

  test('an empty camp leads to the first character', async () => {
    show(RosterPage, {}, { characters: [] });
    expect(screen.getByText('V kempe ešte nikto nie je')).toBeDefined();
    const [button] = screen.getAllByRole('button', { name: /Nová postava/ });
    if (button) await fireEvent.click(button);
    expect(router.route).toEqual({ at: 'new-character' });
  });

  test('of three hundred characters only those in sight are drawn, and each row says where it stands', async () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      character(`c${String(at)}`, { name: `Postava ${String(at).padStart(3, '0')}` }),
    );
    show(RosterPage, {}, { characters: many });
    const table = screen.getByRole('table', { name: 'Zoznam postáv' });
    expect(table.getAttribute('aria-rowcount')).toBe('301');
    expect(names().length).toBeLessThan(60);
    search().focus();
    await fireEvent.keyDown(search(), { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Postava 000'));
    await fireEvent.keyDown(document.activeElement ?? table, { key: 'End' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Postava 299'));
    expect(row('Postava 299').getAttribute('aria-rowindex')).toBe('301');
  });

  test('a heading sorts by its column, and the other way round when pressed again', async () => {
    show(RosterPage, {}, camp);
    const lives = screen.getByRole('columnheader', { name: 'Životy' });
    await fireEvent.click(within(lives).getByRole('button'));
    expect(names()).toEqual(['Boris Udatný', 'Vlk samotár', 'Žofia Čepčeková']);
    expect(lives.getAttribute('aria-sort')).toBe('ascending');
    await fireEvent.click(within(lives).getByRole('button'));
    expect(lives.getAttribute('aria-sort')).toBe('descending');
    expect(names().at(-1)).toBe('Boris Udatný');
  });
});
