import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import JournalPage from '../../../../src-renderer/views/JournalPage.svelte';
import { challenge, closing } from '../../../fixtures/test-camp.ts';
import { showPage } from '../fight/camp-harness.ts';

const people = { bahnica: { name: 'Bahnica' }, sofia: { name: 'Žofia' } };
const xp = (add: number, reason: string) => ({ type: 'writeXp', who: 'bahnica', add, reason });
const bulk = { type: 'writeXpTo', who: ['bahnica', 'sofia'], add: 2, reason: 'koniec dňa' };
const fight = [challenge(['bahnica'], ['sofia']), closing('pairing')];

const open = (...opening: readonly unknown[]) => showPage(JournalPage, {}, people, opening);
const list = () => screen.findByRole('list', { name: 'Záznamy, od najnovšieho' });
const rows = async () => within(await list()).getAllByRole('listitem');
const sentences = async () =>
  (await rows()).map((row) => row.querySelector('.sentence')?.textContent.replace(/\s+/g, ' ').trim());
const rowOf = async (number: number) => {
  const found = (await rows()).find((row) => row.textContent.includes(`záznam ${String(number)}`));
  if (found === undefined) throw new Error(`there is no entry ${String(number)}`);
  return within(found);
};
const search = (text: string) =>
  fireEvent.input(screen.getByLabelText('Hľadať v denníku'), { target: { value: text } });
const dialog = async () => within(await screen.findByRole('dialog'));

async function ask(number: number, what: 'Vziať späť' | 'Vrátiť') {
  await fireEvent.click((await rowOf(number)).getByRole('button', { name: new RegExp(what) }));
  await fireEvent.click((await dialog()).getByRole('button', { name: what }));
}

test('every entry is told newest first, with ways to whom and what it is about', async () => {
  open(...fight, bulk);
  await waitFor(async () =>
    expect(await sentences()).toEqual([
      'Bahnica, Žofia: XP +2 (koniec dňa)',
      'Uzavreté: Párovanie',
      'Výzva: Bahnica → Žofia',
      'Nová postava: Žofia',
      'Nová postava: Bahnica',
      'Nový kemp: Čierny hvozd',
    ]),
  );
  const challenged = await rowOf(4);
  expect(challenged.getByRole('link', { name: 'Žofia' }).getAttribute('href')).toBe('#/roster/sofia');
  expect(challenged.getByRole('link', { name: 'súboj #1, Čierny most' }).getAttribute('href')).toBe('#/fight/f1');
});

test('an entry about many names five of them beside it, and is found by each', async () => {
  const names = ['Adam', 'Boris', 'Cyril', 'Dana', 'Ema', 'Fero'];
  const six = Object.fromEntries(names.map((name) => [name.toLowerCase(), { name }]));
  const all = { type: 'writeXpTo', who: Object.keys(six), add: 2, reason: 'koniec dňa' };
  showPage(JournalPage, {}, six, [all]);
  const row = await rowOf(8);
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names.slice(0, 5));
  expect(row.getByText('a ešte 1 postava')).toBeDefined();
  await search('fero');
  await waitFor(async () => expect(await sentences()).toEqual([expect.stringMatching(/XP \+2/), 'Nová postava: Fero']));
});

test('a bulk entry is taken back after a question that names it, and put back again', async () => {
  const { table } = open(bulk);
  await ask(4, 'Vziať späť');
  await waitFor(() => expect([table.character('bahnica').xp, table.character('sofia').xp]).toEqual([0, 0]));
  await waitFor(async () => expect((await rowOf(4)).getByText('vzaté späť')).toBeDefined());
  expect(await screen.findByText('Vzaté späť: záznam 4')).toBeDefined();
  await ask(4, 'Vrátiť');
  await waitFor(() => expect(table.character('sofia').xp).toBe(2));
  await waitFor(async () => expect(await sentences()).toContain('Záznam 4 znova platí'));
});

test('what cannot be taken back says why, and names the entry that is in the way', async () => {
  open(...fight, xp(1, 'beh'), xp(2, 'drak'));
  await ask(4, 'Vziať späť');
  expect((await dialog()).getByRole('alert').textContent).toMatch(/Najprv vezmi späť záznam 5\./);
  await fireEvent.click((await dialog()).getByRole('button', { name: 'Zrušiť' }));
  await ask(6, 'Vziať späť');
  expect((await dialog()).getByRole('alert').textContent).toMatch(/neskorší záznam 7/);
});

test('entries are found by words without diacritics, and by where they belong', async () => {
  open(...fight, xp(1, 'drak'));
  await list();
  await search('zofia vyzva');
  await waitFor(async () => expect(await sentences()).toEqual(['Výzva: Bahnica → Žofia']));
  await search('');
  await fireEvent.click(screen.getByRole('button', { name: 'Kemp' }));
  await waitFor(async () => expect(await sentences()).toEqual(['Nový kemp: Čierny hvozd']));
  await search('drak');
  expect(await screen.findByText('Nič také v denníku nie je')).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Ukázať všetko' }));
  await waitFor(async () => expect(await rows()).toHaveLength(6));
});

test('a long journal is shown in pieces, a search goes through all of it, and what is new comes on top', async () => {
  const { table } = open(xp(1, 'prvá úloha'), ...Array.from({ length: 300 }, () => xp(0, 'deň')));
  await waitFor(async () => expect(await rows()).toHaveLength(50));
  expect(screen.getByText('50 záznamov a ďalšie staršie')).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Staršie záznamy' }));
  await waitFor(async () => expect(await rows()).toHaveLength(100));
  await search('prva uloha');
  await waitFor(async () => expect(await sentences()).toEqual(['Bahnica: XP +1 (prvá úloha)']));
  table.enter(xp(1, 'iná prvá úloha'));
  table.enter(xp(1, 'nič z toho'));
  await waitFor(async () =>
    expect(await sentences()).toEqual(['Bahnica: XP +1 (iná prvá úloha)', 'Bahnica: XP +1 (prvá úloha)']),
  );
});
