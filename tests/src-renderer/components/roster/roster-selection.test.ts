import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../../shared/contract/answer.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import { characterId, fightId } from '../../../../shared/vocabulary/ids.ts';
import { cardChoice } from '../../../../src-renderer/components/cards/card-choice.svelte.ts';
import { rosterChoice } from '../../../../src-renderer/components/roster/roster-choice.svelte.ts';
import { rosterSelection } from '../../../../src-renderer/components/roster/roster-selection.svelte.ts';
import { handleKey } from '../../../../src-renderer/state/keys.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import RosterPage from '../../../../src-renderer/views/RosterPage.svelte';
import { accepted, character, show } from './roster-fixture.ts';

const camp = {
  characters: [
    character('adam', { name: 'Adam' }, { missingChecks: ['pouch', 'weapon'] }),
    character('boris', { name: 'Boris' }, { missingChecks: ['weapon'], xp: 1 }),
    character('cyril', { name: 'Cyril' }, { fight: fightId('f1') }),
    character('vlk', { name: 'Vlk', origin: { is: 'creature', creature: 'animal', lives: 3 } }),
  ],
};
const tick = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Vybrať: ${name}` }), { shiftKey });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const expectSent = (sent: readonly Command[], ...commands: readonly object[]) =>
  waitFor(() => expect(sent).toEqual(commands));

beforeEach(() => {
  router.go({ at: 'roster' });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  window.addEventListener('keydown', handleKey);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('keydown', handleKey);
  rosterSelection.clear();
  rosterChoice.clear();
  preferences.org = '';
});

describe('choosing several characters', () => {
  test('Shift takes all from the one ticked last to this one', async () => {
    show(RosterPage, {}, camp);
    await tick('Adam');
    await tick('Cyril', true);
    expect([...rosterSelection.chosen]).toEqual(['adam', 'boris', 'cyril']);
    expect(screen.getByText('Vybrané 3 postavy')).toBeDefined();
  });

  test('Ctrl+A takes all that the filter shows, and Escape lets them go', async () => {
    show(RosterPage, {}, camp);
    rosterChoice.narrow({ kind: 'players' });
    await fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
    expect([...rosterSelection.chosen]).toEqual(['adam', 'boris', 'cyril']);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([...rosterSelection.chosen]).toEqual([]);
  });

  test('a choice outlives another search and says whom the filter hides', async () => {
    show(RosterPage, {}, camp);
    await tick('Adam');
    rosterChoice.narrow({ text: 'boris' });
    await tick('Boris');
    expect(screen.getByText('mimo filtra: 1')).toBeDefined();
  });

  test('Space ticks the row with the focus, and Shift with an arrow the next one too', async () => {
    show(RosterPage, {}, camp);
    screen.getByRole('link', { name: 'Adam' }).focus();
    const key = (name: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name, shiftKey });
    await key(' ');
    await key('ArrowDown', true);
    expect([...rosterSelection.chosen]).toEqual(['adam', 'boris']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Boris'));
  });
});

describe('what is done with them', () => {
  test('check-in approves what is chosen for those who lack it', async () => {
    preferences.org = 'Eva';
    const { sent } = show(RosterPage, {}, camp);
    rosterSelection.add(camp.characters.map(({ id }) => id));
    await press('Schváliť výbavu');
    const dialog = await inDialog();
    await fireEvent.click(dialog.getByLabelText('mešec – chýba 1 postave'));
    await fireEvent.click(dialog.getByRole('button', { name: 'Schváliť' }));
    await expectSent(sent, { type: 'checkIn', who: ['adam', 'boris'], items: ['weapon'], by: 'Eva' });
  });

  test('check-in asks who approves', async () => {
    const { sent } = show(RosterPage, {}, camp);
    rosterSelection.add([characterId('adam')]);
    await press('Schváliť výbavu');
    const dialog = await inDialog();
    await fireEvent.click(dialog.getByRole('button', { name: 'Schváliť' }));
    expect(dialog.getByRole('alert').textContent).toBe('Napíš, kto schvaľuje.');
    expect(sent).toEqual([]);
  });

  test('XP go to the players among them, with one reason', async () => {
    const { sent } = show(RosterPage, {}, camp);
    rosterSelection.add(camp.characters.map(({ id }) => id));
    await press('Zapísať XP');
    const dialog = await inDialog();
    await write('Koľko pripísať', '2');
    await write('Dôvod', 'stratená truhlica');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, {
      type: 'writeXpTo',
      who: ['adam', 'boris', 'cyril'],
      add: 2,
      reason: 'stratená truhlica',
    });
  });

  test('a party has three members at most', async () => {
    const { sent } = show(RosterPage, {}, camp);
    rosterSelection.add(camp.characters.map(({ id }) => id));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dať do družiny' })).toHaveProperty('disabled', true),
    );
    await tick('Vlk');
    await press('Dať do družiny');
    const dialog = await inDialog();
    await write('Meno družiny', 'Sovy');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, { type: 'setParty', who: ['adam', 'boris', 'cyril'], party: 'Sovy' });
  });

  test('the whole camp is woken with a reason, creeps only if wanted, and it is told who stayed as they were', async () => {
    const answer: Answer = accepted.ok ? { ...accepted, leftOut: [characterId('cyril')] } : accepted;
    const { sent } = show(RosterPage, {}, { ...camp, answer: () => answer });
    await press('Životy celému kempu');
    const dialog = await inDialog();
    await write('Dôvod', 'ráno');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, { type: 'restore', who: ['adam', 'boris', 'cyril'], what: 'wake', reason: 'ráno' });
    expect(await screen.findByText('Uložené: Adam, Boris (nezmenené: Cyril)')).toBeDefined();
  });

  test('healing says how many lives', async () => {
    const { sent } = show(RosterPage, {}, camp);
    rosterSelection.add([characterId('adam')]);
    await press('Vrátiť životy');
    const dialog = await inDialog();
    await fireEvent.click(dialog.getByLabelText(/^liečiť/));
    await write('Koľko životov', '2');
    await write('Dôvod', 'liečiteľ v tábore');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, {
      type: 'restore',
      who: ['adam'],
      what: 'heal',
      lives: 2,
      reason: 'liečiteľ v tábore',
    });
  });

  test('printing leads to their cards', async () => {
    show(RosterPage, {}, camp);
    rosterSelection.add([characterId('adam'), characterId('boris')]);
    await press('Tlačiť karty');
    expect(router.route).toEqual({ at: 'cards' });
    expect([cardChoice.matter, cardChoice.choice, cardChoice.picked]).toEqual(['cards', 'one', ['adam', 'boris']]);
  });
});
