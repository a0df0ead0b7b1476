import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marked } from '../../../../shared/cards/cards-of.ts';
import { kpoCard } from '../../../../shared/cards/kpo-card.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import { cardChoice } from '../../../../src-renderer/components/cards/card-choice.svelte.ts';
import { kpoChoice } from '../../../../src-renderer/components/kpo-roster/kpo-choice.svelte.ts';
import { byName } from '../../../../src-renderer/components/kpo-roster/kpo-sort.ts';
import { rosterSelection } from '../../../../src-renderer/components/roster/roster-selection.svelte.ts';
import { handleKey } from '../../../../src-renderer/state/keys.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import RosterPage from '../../../../src-renderer/views/RosterPage.svelte';
import { showKpo } from './kpo-fixture.ts';

const people = [
  { id: 'akos', sheet: { name: 'Ákos', player: 'Peti', race: 'človek', attack: 12, weapon: { attack: 2 }, armour: 2 } },
  { id: 'bence', sheet: { name: 'Bence', player: 'Jano', race: 'trpaslík', attack: 13, hp: 12 }, hp: -1 },
  { id: 'dora', sheet: { name: 'Dóra', player: '', race: 'elf', defence: 9, offhand: {}, shield: 2 } },
];
const approve = (who: readonly string[], items: readonly string[]) => ({ type: 'checkIn', who, items, by: 'Zuzana' });

const names = () =>
  within(screen.getByRole('table', { name: 'Zoznam postáv' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
const search = () => screen.getByRole('searchbox', { name: 'Hľadať postavu' });
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Vybrať: ${name}` }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectSent = (sent: readonly Command[], ...commands: readonly object[]) =>
  waitFor(() => expect(sent).toEqual(commands));

beforeEach(() => {
  router.go({ at: 'roster' });
  // Nothing is laid out here; the list shows as many rows as fit into this height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  window.addEventListener('keydown', handleKey);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('keydown', handleKey);
  rosterSelection.clear();
  kpoChoice.clear();
  kpoChoice.sort = byName;
  preferences.org = '';
});

describe('the list of KPO characters', () => {
  test('a row says who it is, with ÉP, the totals of a fight, and what nobody approved', () => {
    showKpo(RosterPage, {}, people, [approve(['dora'], ['weapon', 'shield'])]);
    expect(names()).toEqual(['Ákos', 'Bence', 'Dóra']);
    expect(cells('Ákos')).toEqual(['Ákos', 'Peti', 'človek', 'ÉP 10/10', '0', '14', '0', '2', '', 'zbraň, zbroj']);
    expect(cells('Bence')).toEqual(['Bence', 'Jano', 'trpaslík', 'ÉP −1/12', '0', '13', '0', '0', 'bez ÉP', 'zbraň']);
    expect(cells('Dóra')).toEqual(['Dóra', '', 'elf', 'ÉP 10/10', '0', '0', '11', '0', '', 'druhá zbraň']);
  });

  test('is searched without diacritics, by race too, and Enter opens whoever is found first', async () => {
    showKpo(RosterPage, {}, people);
    await fireEvent.input(search(), { target: { value: 'dora' } });
    expect(names()).toEqual(['Dóra']);
    await fireEvent.input(search(), { target: { value: 'trpaslik' } });
    expect(names()).toEqual(['Bence']);
    expect(screen.getByText('zobrazené: 1 z 3')).toBeDefined();
    await fireEvent.keyDown(search(), { key: 'Enter' });
    expect(router.route).toEqual({ at: 'character', character: 'bence' });
  });

  test('filters who is out of the fight, and who lacks an approval', async () => {
    showKpo(RosterPage, {}, people, [approve(['akos', 'bence', 'dora'], ['weapon', 'armour'])]);
    await choose('Stav', 'out');
    expect(names()).toEqual(['Bence']);
    await choose('Stav', 'any');
    await choose('Čo chýba', 'anything');
    expect(names()).toEqual(['Dóra']);
    await choose('Čo chýba', 'shield');
    expect(names()).toEqual(['Dóra']);
    await choose('Čo chýba', 'weapon');
    expect(screen.getByText('Hľadaniu nikto nezodpovedá')).toBeDefined();
    await press('Zrušiť filtre');
    expect(names()).toHaveLength(3);
  });

  test('filters whose card changed since it was printed', async () => {
    const { camp } = showKpo(RosterPage, {}, people);
    const akos = camp.views().kpoCharacters?.[characterId('akos')];
    if (!akos) throw new Error('no Ákos');
    camp.enter({ type: 'markPrinted', cards: [{ who: 'akos', fingerprint: marked(kpoCard(akos), akos).fingerprint }] });
    camp.enter({ type: 'markPrinted', cards: [{ who: 'bence', fingerprint: 'something older' }] });
    camp.tell();
    await press('Zmenené od tlače');
    expect(names()).toEqual(['Bence', 'Dóra']);
  });

  test('a heading sorts by its column: values from the highest, ÉP from the lowest, who has no player last', async () => {
    showKpo(RosterPage, {}, people);
    const sort = (name: string) =>
      fireEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
    await sort('TT');
    expect(names()).toEqual(['Ákos', 'Bence', 'Dóra']);
    await sort('TV');
    expect(names()).toEqual(['Dóra', 'Ákos', 'Bence']);
    await sort('ÉP');
    expect(names()).toEqual(['Bence', 'Ákos', 'Dóra']);
    await sort('Hráč');
    expect(names()).toEqual(['Bence', 'Ákos', 'Dóra']);
    expect(screen.getByRole('columnheader', { name: 'Hráč' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('Tab stops once, and the arrows lead from the search through the rows and back', async () => {
    showKpo(RosterPage, {}, people);
    search().focus();
    const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await type('ArrowDown');
    await type('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Bence');
    expect(screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await type(' ');
    expect([...rosterSelection.chosen]).toEqual(['bence']);
    await type('Home');
    await type('ArrowUp');
    expect(document.activeElement).toBe(search());
  });

  test('an empty camp leads to the first character, and to the import', () => {
    showKpo(RosterPage, {}, []);
    expect(screen.getByText('Zoznam KPO je prázdny')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDefined();
  });
});

describe('with the selected of KPO', () => {
  test('one approves what they lack, as one entry', async () => {
    const { sent } = showKpo(RosterPage, {}, people);
    preferences.org = 'Zuzana';
    await tick('Ákos');
    await tick('Dóra');
    await press('Schváliť výbavu');
    const dialog = await inDialog();
    expect(dialog.getAllByRole('checkbox').map((box) => box.parentElement?.textContent.trim())).toEqual([
      'zbraň – chýba 2 postavám',
      'druhá zbraň – chýba 1 postave',
      'zbroj – chýba 1 postave',
      'štít – chýba 1 postave',
    ]);
    await fireEvent.click(dialog.getByRole('button', { name: 'Schváliť' }));
    await expectSent(sent, {
      type: 'checkIn',
      who: ['akos', 'dora'],
      items: ['weapon', 'offhand', 'armour', 'shield'],
      by: 'Zuzana',
    });
  });

  test('one gives ÉP back with a reason', async () => {
    const { sent } = showKpo(RosterPage, {}, people);
    await fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
    await press('Vrátiť ÉP');
    const dialog = await inDialog();
    await fireEvent.click(dialog.getByRole('radio', { name: /^liečiť/ }));
    await write('Koľko ÉP', '4');
    await write('Dôvod', 'nový deň');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, {
      type: 'restore',
      who: ['akos', 'bence', 'dora'],
      what: 'heal',
      lives: 4,
      reason: 'nový deň',
    });
  });

  test('one prints their cards', async () => {
    showKpo(RosterPage, {}, people);
    await tick('Dóra');
    await press('Tlačiť karty');
    expect(router.route).toEqual({ at: 'cards' });
    expect([cardChoice.matter, cardChoice.choice, cardChoice.picked]).toEqual(['cards', 'one', ['dora']]);
  });
});

test('ÉP can be given back to the whole camp at once', async () => {
  const { sent } = showKpo(RosterPage, {}, people);
  await press('ÉP celému kempu');
  const dialog = await inDialog();
  await fireEvent.click(dialog.getByRole('radio', { name: /^plné ÉP/ }));
  await write('Dôvod', 'noc');
  await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
  await expectSent(sent, { type: 'restore', who: ['akos', 'bence', 'dora'], what: 'full', reason: 'noc' });
});
