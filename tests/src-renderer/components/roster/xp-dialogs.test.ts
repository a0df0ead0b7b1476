import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import { rosterSelection } from '../../../../src-renderer/components/roster/roster-selection.svelte.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { farewell } from '../../../../src-renderer/state/farewell.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import DashboardPage from '../../../../src-renderer/views/DashboardPage.svelte';
import RosterPage from '../../../../src-renderer/views/RosterPage.svelte';
import FarewellToast from '../../../../src-renderer/components/fight/FarewellToast.svelte';
import { challenge, closing, hit } from '../../../fixtures/test-camp.ts';
import { showCamp, showPage } from '../fight/camp-harness.ts';

const warrior = {
  origin: { is: 'class', class: 'warrior' },
  level: 1,
  abilities: ['endurance'],
  weapon: 'one-handed sword',
} as const;
const people = { anna: warrior, boris: warrior, cyril: warrior, vlk: {} };
const stop = { type: 'stopFight', fight: 'f1', reason: 'búrka' };
const fought = [challenge(['anna'], ['boris', 'vlk'], ['cyril']), stop];
const outcome = {
  type: 'recordOutcome',
  place: 'Čierny most',
  by: ['anna', 'cyril'],
  to: ['boris', 'vlk'],
  winner: 'challenger',
  outcomes: [{ who: 'cyril', lives: 2, status: 'fled' }],
};

const dialog = async () => within(await screen.findByRole('dialog'));
const write = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const send = () => press('Zapísať');
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent.replace(/\s+/g, ' ').trim());
const add = async (name: string) => {
  const field = screen.getByRole('combobox', { name: 'Pridať postavu alebo družinu' });
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.keyDown(field, { key: 'Enter' });
};
type Table = ReturnType<typeof showCamp>['table'];
const xpOf = (table: Table) => ['anna', 'boris', 'cyril'].map((id) => table.character(id).xp);
const expectXp = (table: Table, ...xp: readonly number[]) => waitFor(() => expect(xpOf(table)).toEqual(xp));

beforeEach(() => {
  saved.dismiss();
  farewell.dismiss();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  rosterSelection.clear();
  vi.restoreAllMocks();
});

describe('XP after a fight', () => {
  beforeEach(() => router.go({ at: 'dashboard' }));

  test('are offered to the players alone, the winners who stayed are ticked, and who fled is marked', async () => {
    showCamp(people, [outcome]);
    await press('Zapísať XP');
    const { getByLabelText, getAllByRole } = await dialog();
    expect(getAllByRole('group').map((side) => side.querySelector('legend')?.textContent)).toEqual([
      'vyzývatelia',
      'vyzvaní',
    ]);
    expect(ticked()).toEqual(['anna']);
    expect(getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'anna XP 0 → 1 XP: anna',
      'cyril útek XP: cyril',
      'boris XP: boris',
    ]);
    expect(getByLabelText('Dôvod')).toHaveProperty('value', 'Boj: Čierny most');
  });

  test('where nobody won all who stayed are ticked, and who came to help is marked', async () => {
    const joined = { type: 'join', fight: 'f1', who: 'cyril', side: 'challenger' };
    showCamp(people, [challenge(['anna'], ['boris', 'vlk'], ['cyril']), joined, stop]);
    await press('Zapísať XP');
    await dialog();
    expect(ticked()).toEqual(['anna', 'cyril pomoc v boji', 'boris']);
  });

  test('are written with a number for all and another for one, told with who rises, and taken back', async () => {
    const { table } = showCamp(people, fought);
    await press('Zapísať XP');
    await dialog();
    await write('Koľko pripísať', '2');
    await write('XP: boris', '3');
    expect(await screen.findByText('Na vyššiu úroveň postúpi 1 postava: boris')).toBeDefined();
    await send();
    await expectXp(table, 2, 3, 0);
    expect(table.camp.history(characterId('anna'), 1)).toMatchObject([
      { command: { add: 2, except: [{ who: 'boris', add: 3 }], for: { is: 'fight', fight: 'f1' } } },
    ]);
    expect(await screen.findByText('Uložené: anna, boris. Na výber schopnosti čaká: boris')).toBeDefined();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Späť' }).at(-1) ?? document.body);
    await expectXp(table, 0, 0, 0);
    expect(await screen.findByText('Vzaté späť: anna, boris')).toBeDefined();
  });

  test('that are written already are told with names and numbers, and do not stand in the way', async () => {
    const given = { type: 'writeXpTo', who: ['anna', 'boris'], add: 2, for: { is: 'fight', fight: 'f1' }, reason: 'x' };
    const { table } = showCamp(people, [...fought, given]);
    await press('Zapísať XP');
    expect(await screen.findByText('Za tento boj sú už XP zapísané: anna +2, boris +2')).toBeDefined();
    await send();
    await expectXp(table, 3, 3, 0);
  });

  test('that another window writes meanwhile are told too, and no more once they are taken back', async () => {
    const given = { type: 'writeXpTo', who: ['anna'], add: 2, for: { is: 'fight', fight: 'f1' }, reason: 'x' };
    const { table } = showCamp(people, fought);
    await press('Zapísať XP');
    await dialog();
    const { seq: entry } = table.enter(given);
    expect(await screen.findByText('Za tento boj sú už XP zapísané: anna +2')).toBeDefined();
    table.enter({ type: 'undoEntry', entry });
    await waitFor(() => expect(screen.queryByText(/sú už XP zapísané/)).toBeNull());
  });

  test('need somebody, a number and a reason', async () => {
    showCamp(people, fought);
    await press('Zapísať XP');
    const { getByRole, getAllByRole } = await dialog();
    await write('Koľko pripísať', '0');
    await send();
    expect(getByRole('alert').textContent).toBe('Nula sa nepripisuje.');
    await write('Dôvod', ' ');
    await send();
    expect(getByRole('alert').textContent).toBe('Bez dôvodu sa XP nezapíšu.');
    for (const box of getAllByRole('checkbox')) await fireEvent.click(box);
    await send();
    expect(getByRole('alert').textContent).toBe('Vyber, kto XP dostane.');
  });

  test('are offered by key, and not while the fight goes on', async () => {
    const { press: key, table } = showCamp(people, [challenge(['anna'], ['boris'])]);
    await key('x');
    expect(screen.queryByRole('dialog')).toBeNull();
    table.enter(stop);
    await screen.findByRole('button', { name: 'Zapísať XP' });
    await key('x');
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  test('a fight of creeps alone offers none', async () => {
    showCamp({ vlk: {}, medved: {} }, [challenge(['vlk'], ['medved']), stop]);
    await screen.findByRole('heading', { name: /bez víťaza|nikto/i });
    expect(screen.queryByRole('button', { name: 'Zapísať XP' })).toBeNull();
  });

  test('are offered on the tile of the overview too', async () => {
    const { table } = showPage(DashboardPage, {}, people, fought);
    await press('Čierny most: Zapísať XP');
    await dialog();
    await send();
    await expectXp(table, 1, 1, 0);
    expect(await screen.findByText('Uložené: anna, boris')).toBeDefined();
  });

  test('are offered once more when the fight is put away', async () => {
    const { table } = showPage(FarewellToast, {}, people, fought);
    const view = table.fight();
    table.enter({ type: 'closeFight', fight: 'f1' });
    farewell.show({ fight: view.id, title: 'Čierny most', how: 'closed', view });
    await press('Zapísať XP');
    await dialog();
    await send();
    await expectXp(table, 1, 1, 0);
    expect(await screen.findByText('Uložené: anna, boris')).toBeDefined();
    expect(screen.queryByText(/je odložený/)).toBeNull();
  });
});

describe('XP for a quest', () => {
  const party = { type: 'setParty', who: ['anna', 'boris'], party: 'Sovy' };
  const ring = (who: readonly string[], quest = 'Stratený prsteň') => ({
    type: 'writeXpTo',
    who,
    add: 2,
    for: { is: 'quest', quest },
    reason: 'splnená',
  });
  beforeEach(() => router.go({ at: 'roster' }));

  test('go to people and whole parties that are chosen in the dialog, and a quest is reason enough', async () => {
    const { table } = showPage(RosterPage, {}, people, [party]);
    await press('XP za úlohu');
    await dialog();
    await add('sovy');
    await add('cyril');
    await write('Úloha', ' Stratený prsteň ');
    await send();
    await expectXp(table, 1, 1, 1);
    const [line] = table.camp.xpLedger(characterId('cyril'));
    expect([line?.for, line?.reason]).toEqual([{ is: 'quest', quest: 'Stratený prsteň' }, 'splnená']);
  });

  test('name earlier quests, and before writing who got XP for this one', async () => {
    showPage(RosterPage, {}, people, [ring(['anna', 'cyril']), ring(['boris'], 'Drak')]);
    await press('XP za úlohu');
    const { queryByText, findByText } = await dialog();
    await waitFor(() =>
      expect([...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toEqual(
        expect.arrayContaining(['Drak', 'Stratený prsteň']),
      ),
    );
    await add('cyril');
    await write('Úloha', 'strateny');
    expect(queryByText(/už majú XP/)).toBeNull();
    await write('Úloha', 'strateny prsten');
    expect(await findByText('Za túto úlohu už majú XP: cyril +2, anna +2')).toBeDefined();
    await write('Úloha', 'drak');
    expect(queryByText(/cyril \+2/)).toBeNull();
    expect(await findByText('Za túto úlohu už majú XP: boris +2')).toBeDefined();
  });

  test('which another window writes first are told in this one too', async () => {
    const { table } = showPage(RosterPage, {}, people, []);
    await press('XP za úlohu');
    const { queryByText, findByText } = await dialog();
    await add('cyril');
    await write('Úloha', 'Drak');
    expect(queryByText(/už majú XP/)).toBeNull();
    table.enter(ring(['cyril'], 'Drak'));
    expect(await findByText('Za túto úlohu už majú XP: cyril +2')).toBeDefined();
  });

  test('go to a selection as well, with another reason', async () => {
    const { table } = showPage(RosterPage, {}, people, []);
    rosterSelection.add(['anna', 'boris', 'vlk'].map(characterId));
    await press('Zapísať XP');
    const { getAllByRole } = await dialog();
    expect(ticked()).toEqual(expect.arrayContaining(['anna', 'boris']));
    expect(getAllByRole('spinbutton')).toHaveLength(3);
    await write('Úloha', 'Drak');
    await write('Dôvod', 'spolovice');
    await send();
    await expectXp(table, 1, 1, 0);
    expect(table.camp.xpLedger(characterId('anna'))).toMatchObject([{ reason: 'spolovice' }]);
  });

  test('the party of a sheet gets them in one dialog, without its creeps', async () => {
    const pack = { type: 'setParty', who: ['anna', 'boris', 'vlk'], party: 'Sovy' };
    const { table } = showPage(CharacterPage, { character: characterId('anna') }, people, [pack]);
    await press('XP celej družine');
    await dialog();
    expect(ticked()).toEqual(['anna', 'boris']);
    await write('Dôvod', 'jaskyňa');
    await send();
    await expectXp(table, 1, 1, 0);
  });

  test('never fall below zero, which is told before', async () => {
    const { table } = showPage(RosterPage, {}, people, [ring(['anna'])]);
    rosterSelection.add(['anna', 'boris'].map(characterId));
    await press('Zapísať XP');
    await dialog();
    await write('Koľko pripísať', '-5');
    expect(await screen.findByText(/^XP neklesnú pod nulu: anna \(2\s→\s0\), boris \(0\s→\s0\)$/)).toBeDefined();
    await write('Dôvod', 'omyl');
    await send();
    await expectXp(table, 0, 0, 0);
  });
});

test('a player who lies after the fight is marked so', async () => {
  const { table } = showCamp({ ...people, boris: { ...warrior, lives: 1 } }, [
    challenge(['anna'], ['boris']),
    closing('pairing', 'potions', 'spells'),
    hit('anna', 'boris', 'challenger-hits'),
    closing('duel', 'wounds', 'end'),
  ]);
  expect(table.fight().phase).toBe('over');
  await press('Zapísať XP');
  const { getAllByRole } = await dialog();
  expect(getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'anna XP 0 → 1 XP: anna',
    'boris vyradenie XP: boris',
  ]);
});
