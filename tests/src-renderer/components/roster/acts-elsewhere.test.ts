import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../../../shared/vocabulary/refusal.ts';
import TopBar from '../../../../src-renderer/components/frame/TopBar.svelte';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import NewCharacterPage from '../../../../src-renderer/views/NewCharacterPage.svelte';
import NewFightPage from '../../../../src-renderer/views/NewFightPage.svelte';
import SettingsPage from '../../../../src-renderer/views/SettingsPage.svelte';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { aFight, theFight } from '../../../fixtures/fight-view.ts';
import { accepted, character, show } from './roster-fixture.ts';

const camp = aCamp({ gamePhase: 2 });
const press = (button: string | RegExp) => fireEvent.click(screen.getByRole('button', { name: button }));
const add = async (label: string, person: string) => {
  const input = screen.getByLabelText(label, { selector: 'input' });
  await fireEvent.input(input, { target: { value: person } });
  await fireEvent.keyDown(input, { key: 'Enter' });
};

beforeEach(() => saved.dismiss());

describe('a new character', () => {
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('brings XP along, and a thief the approved token', async () => {
    router.go({ at: 'new-character' });
    const { sent } = show(NewCharacterPage, {}, { characters: [], views: { camp } });
    await type('Meno postavy', 'Kajo');
    await choose('Povolanie', 'thief');
    expect(screen.queryByLabelText('žetón zlodeja je schválený')).toBeNull();
    await choose('Schopnosť na 1. úrovni', 'thievery');
    await fireEvent.click(screen.getByLabelText('žetón zlodeja je schválený'));
    await type('XP', '2');
    await press(/Zapísať postavu/);
    await waitFor(() => expect(sent).toMatchObject([{ type: 'enterCharacter', xp: 2, token: true }]));
  });
});

describe('phases of the game', () => {
  const tired = character('adam', {}, { used: ['fire-arrow'] });

  test('the phase stands at the top of every screen', () => {
    show(TopBar, {}, { characters: [], views: { camp } });
    expect(screen.getByText('Fáza 2')).toBeDefined();
  });

  test('the next one is opened after saying what it renews', async () => {
    const { sent } = show(SettingsPage, {}, { characters: [tired, character('boris')], views: { camp } });
    await press('Otvoriť ďalšiu fázu');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/obnovia použité kúzla a zmiznú dočasné životy/);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((each) => each.textContent.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Použité kúzla budú voľné: 1 (u 1 postavy)']);
    expect(screen.queryByLabelText(/patria ešte do starej fázy/)).toBeNull();
    expect(sent).toEqual([]);
    await press('Otvoriť fázu 3');
    await waitFor(() => expect(sent).toEqual([{ type: 'openGamePhase', phase: 3, fightsBelongToOld: false }]));
  });

  test('fights that run are told to belong to the old one, or it is refused', async () => {
    const { sent } = show(
      SettingsPage,
      {},
      {
        characters: [],
        views: { camp, fights: { [theFight]: aFight() } },
        answer: (command) =>
          'fightsBelongToOld' in command && command.fightsBelongToOld
            ? accepted
            : refuse('fights-running', { count: 1 }),
      },
    );
    await press('Otvoriť ďalšiu fázu');
    await screen.findByText('Beží 1 boj.');
    await press('Otvoriť fázu 3');
    expect((await screen.findByRole('alert')).textContent).toContain('ktoré ešte bežia: 1');
    await fireEvent.click(screen.getByLabelText('bežiace boje patria ešte do starej fázy'));
    await press('Otvoriť fázu 3');
    const command = { type: 'openGamePhase', phase: 3 };
    await waitFor(() =>
      expect(sent).toEqual([
        { ...command, fightsBelongToOld: false },
        { ...command, fightsBelongToOld: true },
      ]),
    );
  });
});

describe('a fight that a sneak hit opens', () => {
  const sneaker = character('sona', { name: 'Soňa', granted: ['sneaking'] });
  const people = [character('adam', { name: 'Adam' }), sneaker, character('boris', { name: 'Boris' })];

  test('the hit is entered from the sides of the form, which stays as it is', async () => {
    router.go({ at: 'new-fight' });
    const { sent, tell } = show(NewFightPage, {}, { characters: people, views: { camp } });
    await add('Vyzývajú', 'Adam');
    await add('Vyzývajú', 'Soňa');
    await add('Vyzvaní', 'Boris');
    await press('Úvodný zákerný zásah');
    await screen.findByRole('dialog');
    await press('Zapísať zásah');
    await waitFor(() => expect(sent).toEqual([{ type: 'sneak', by: 'sona', on: 'boris', dodge: false }]));
    tell({ ...sneaker, ambush: { role: 'sneaker', with: people[2]?.id ?? sneaker.id, dodged: false } });
    expect(await screen.findByText(/Zákerný zásah padol: Soňa → Boris/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Odobrať/ })).toHaveLength(3);
  });

  test('nobody able among the challengers leaves the choice open', async () => {
    const { sent } = show(NewFightPage, {}, { characters: people, views: { camp } });
    await add('Vyzývajú', 'Adam');
    await press('Úvodný zákerný zásah');
    await screen.findByRole('dialog');
    await press('Zapísať zásah');
    expect(screen.getByText('Vyber, kto a komu.')).toBeDefined();
    await add('Kto', 'Soňa');
    await add('Komu', 'Adam');
    await press('Zapísať zásah');
    await waitFor(() => expect(sent).toEqual([{ type: 'sneak', by: 'sona', on: 'adam', dodge: false }]));
  });
});
