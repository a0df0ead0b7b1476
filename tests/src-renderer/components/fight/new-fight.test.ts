import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { CharacterView } from '../../../../shared/contract/views.ts';
import { entrySeq } from '../../../../shared/vocabulary/ids.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import { aFight, aSheet, strongHit, theFight, who } from '../../../fixtures/fight-view.ts';
import { choose, refused, settled, showNewFight } from './window-harness.ts';

const aCharacter = (name: string, patch: Partial<CharacterView> = {}): CharacterView => ({
  id: who(name),
  sheet: aSheet(name),
  lives: 3,
  status: 'up',
  fight: null,
  lastFight: null,
  waitsAtHeadOrg: false,
  ducats: 0,
  items: [],
  maxLives: 3,
  knows: [],
  xp: 0,
  token: false,
  ambush: null,
  temporary: 0,
  used: [],
  usedSpecial: [],
  potions: [],
  form: null,
  livesParts: [],
  hit: strongHit,
  freePicks: 0,
  choosable: [],
  canRun: true,
  startLevel: 1,
  party: null,
  checks: {},
  missingChecks: [],
  printed: null,
  ...patch,
});

const everybody = [
  aCharacter('Bedivere'),
  aCharacter('Mokoš'),
  aCharacter('Kay'),
  aCharacter('Gawain', { fight: theFight }),
  aCharacter('Morgana', { status: 'knocked-out', lives: 0 }),
];
const views = {
  fights: { [theFight]: aFight() },
  characters: Object.fromEntries(everybody.map((character) => [character.id, character])),
};

async function add(label: string, name: string) {
  const input = screen.getByLabelText(label, { selector: 'input' });
  await fireEvent.focus(input);
  await fireEvent.input(input, { target: { value: name } });
  await fireEvent.keyDown(input, { key: 'Enter' });
  await settled();
}

beforeEach(() => router.go({ at: 'new-fight' }));

test('names and Enter, then Ctrl and Enter: the challenge is sent and its fight opens', async () => {
  const { press, sent } = showNewFight(views, () => aFight({ seen: entrySeq(10) }));
  await fireEvent.input(screen.getByLabelText('Miesto'), { target: { value: 'Jazero' } });
  await add('Vyzývajú', 'bediv');
  await add('Vyzvaní', 'mok');
  await add('Prítomní pri výzve', 'kay');
  await press('Enter', { ctrl: true, on: screen.getByLabelText('Miesto') });
  expect(sent).toEqual([
    { type: 'challenge', place: 'Jazero', by: [who('Bedivere')], to: [who('Mokoš')], present: [who('Kay')] },
  ]);
  expect(router.route).toEqual({ at: 'fight', fight: theFight });
});

test('who fights already or lies is shown with the reason and not taken', async () => {
  const { press, sent } = showNewFight(views, () => aFight());
  await add('Vyzývajú', 'gawain');
  await add('Vyzvaní', 'morgana');
  expect(screen.getAllByText('bojuje: Čierny most').length).toBeGreaterThan(0);
  await press('Enter', { ctrl: true });
  expect(sent).toEqual([{ type: 'challenge', place: '', by: [], to: [], present: [] }]);
});

test('a refused challenge stays filled in and points at the wrong side', async () => {
  const { press } = showNewFight(views, () => refused('in-another-fight', { who: who('Mokoš') }));
  await add('Vyzývajú', 'bediv');
  await add('Vyzvaní', 'mok');
  await press('Enter', { ctrl: true });
  const wrong = document.querySelector<HTMLElement>('[data-wrong="true"]') ?? document.body;
  expect(wrong.querySelector('label')?.textContent).toBe('Vyzvaní');
  expect(within(wrong).getByRole('button', { name: 'Odobrať: Mokoš' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Vyzvaní', { selector: 'input' }));
  expect(screen.getByRole('button', { name: 'Odobrať: Bedivere' })).toBeTruthy();
});

test('every side that nobody is on is named, and each goes once somebody is on it', async () => {
  const { press } = showNewFight(views, () => refused('side-empty', { side: 'challenger' }));
  await press('Enter', { ctrl: true });
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual([
    'Na jednej strane nikto nie je (vyzývatelia). Pridaj aspoň jednu postavu.',
    'Na jednej strane nikto nie je (vyzvaní). Pridaj aspoň jednu postavu.',
  ]);
  await add('Vyzývajú', 'bediv');
  expect(alerts()).toEqual(['Na jednej strane nikto nie je (vyzvaní). Pridaj aspoň jednu postavu.']);
  await add('Vyzvaní', 'mok');
  expect(alerts()).toEqual([]);
});

test('what a challenge is refused for beside all fields goes with the first change', async () => {
  const { press } = showNewFight(views, () => refused('camp-stopped'));
  await add('Vyzývajú', 'bediv');
  await press('Enter', { ctrl: true });
  expect(screen.queryAllByRole('alert').length).toBe(1);
  await add('Vyzvaní', 'mok');
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('a name that nobody bears says that the character has to be entered first, and leads there', async () => {
  showNewFight(views, () => aFight());
  const input = screen.getByLabelText('Vyzvaní', { selector: 'input' });
  await fireEvent.focus(input);
  await fireEvent.input(input, { target: { value: 'Lancelot' } });
  const told = screen.getByText(/Nikto sa tak nevolá; postavu treba najprv zapísať\./);
  await fireEvent.blur(input);
  expect(within(told).getByRole('link', { name: 'Zapísať postavu' }).getAttribute('href')).toBe('#/new-character');
  await fireEvent.input(input, { target: { value: 'kay' } });
  expect(screen.queryByText(/Nikto sa tak nevolá/)).toBeNull();
});

test('an outcome that says nothing is not sent, and the field says what to fill in', async () => {
  const { press, sent } = showNewFight(views, () => aFight());
  await fireEvent.click(screen.getByRole('button', { name: 'Poznám len výsledok' }));
  await add('Vyzývajú', 'bediv');
  await add('Vyzvaní', 'mok');
  await press('Enter', { ctrl: true });
  expect(sent).toEqual([]);
  expect(screen.getByText(/Vyplň aspoň, kto vyhral/)).toBeTruthy();
});

test('a fight that is known by its outcome names only those who changed', async () => {
  const { press, sent } = showNewFight(views, () => aFight());
  await fireEvent.click(screen.getByRole('button', { name: 'Poznám len výsledok' }));
  await add('Vyzývajú', 'bediv');
  await add('Vyzvaní', 'mok');
  await choose('Stav po boji', 'knocked-out', 1);
  await choose('Víťaz', 'challenged');
  await press('Enter', { ctrl: true });
  expect(sent).toEqual([
    {
      type: 'recordOutcome',
      place: '',
      by: [who('Bedivere')],
      to: [who('Mokoš')],
      outcomes: [{ who: who('Mokoš'), lives: 0, status: 'knocked-out' }],
      winner: 'challenged',
    },
  ]);
});

test('with one of a party the rest of it is offered: whoever is free, as many as there is room for (DBF-PTY-01)', async () => {
  const party = ['Bedivere', 'Kay', 'Lynet'].map((name) => aCharacter(name, { party: 'Kruh' }));
  const busy = aCharacter('Gawain', { party: 'Kruh', fight: theFight });
  const characters = Object.fromEntries([...party, busy, aCharacter('Mokoš')].map((one) => [one.id, one]));
  const { sent } = showNewFight({ ...views, characters }, () => refused('unknown-character'));
  expect(screen.queryByRole('button', { name: /Pridať zvyšok/ })).toBeNull();
  await add('Vyzývajú', 'Bedivere');
  await fireEvent.click(screen.getByRole('button', { name: 'Pridať zvyšok družiny Kruh: Kay, Lynet' }));
  expect(screen.queryByRole('button', { name: /Pridať zvyšok/ })).toBeNull();
  await add('Vyzvaní', 'Mokoš');
  await fireEvent.click(screen.getByRole('button', { name: /^Vyzvať/ }));
  await settled();
  expect(sent).toMatchObject([{ by: [who('Bedivere'), who('Kay'), who('Lynet')], to: [who('Mokoš')] }]);
});

test('the name of a party brings all of it who are free', async () => {
  const owls = ['Anna', 'Boris', 'Cyril'].map((name) => aCharacter(name, { party: 'Sovy z Hvozdu' }));
  const lying = aCharacter('Dana', { party: 'Sovy z Hvozdu', status: 'knocked-out', lives: 0 });
  const people = [...everybody, ...owls.slice(1), lying, ...owls.slice(0, 1)];
  const characters = Object.fromEntries(people.map((one) => [one.id, one]));
  const { press, sent } = showNewFight({ ...views, characters }, () => aFight({ seen: entrySeq(10) }));
  await add('Vyzývajú', 'sovy');
  await add('Vyzvaní', 'mok');
  await press('Enter', { ctrl: true, on: screen.getByLabelText('Miesto') });
  await settled();
  expect(sent).toMatchObject([{ type: 'challenge', by: owls.map(({ id }) => id), to: [who('Mokoš')] }]);
});
