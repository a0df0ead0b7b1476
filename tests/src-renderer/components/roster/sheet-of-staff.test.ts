import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { XpLine } from '../../../../shared/contract/xp-views.ts';
import { entrySeq, instant } from '../../../../shared/vocabulary/ids.ts';
import type { Queries } from '../../../../src-renderer/api.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { character, now, show } from './roster-fixture.ts';

type Personal = Awaited<ReturnType<Queries['personal']['get']>>;

function queries(known: Personal, ledger: readonly XpLine[] = []) {
  const put = vi.fn(() => Promise.resolve({ ok: true } as const));
  const erase = vi.fn(() => Promise.resolve({ ok: true } as const));
  const given = {
    xpLedger: () => Promise.resolve(ledger),
    personal: { get: () => Promise.resolve(known), put, erase },
  } as unknown as Queries;
  return { given, put, erase };
}
const open = (
  who: ReturnType<typeof character>,
  { given }: { readonly given: Queries } = queries(null),
  others = [who],
) => show(CharacterPage, { character: who.id }, { characters: [...new Set([who, ...others])], queries: given });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const expectSent = (sent: readonly Command[], ...commands: readonly object[]) =>
  waitFor(() => expect(sent).toEqual(commands));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'roster' });
});
afterEach(() => {
  preferences.org = '';
});

describe('check-in', () => {
  const adam = character(
    'adam',
    { armour: 'heavy', bonus: 1 },
    {
      missingChecks: ['weapon', 'armour'],
      checks: { pouch: { by: 'Eva', at: instant(now) } },
    },
  );

  test('each thing says what it is, by whom it was approved, and what is not yet', () => {
    open(adam);
    const items = panel('Kontrola pred hrou').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^mešec schválené: Eva, .* mešec:Zrušiť$/),
      expect.stringMatching(/^zbraň: .*dýka, skúšané na majiteľovi neschválené zbraň:Schváliť$/),
      expect.stringMatching(/^zbroj: .*, bonusové životy: 1 neschválené zbroj:Schváliť$/),
    ]);
  });

  test('one thing or all is approved in the name of the ORG, and taken back', async () => {
    preferences.org = 'Jano';
    const { sent } = open(adam);
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'zbraň: Schváliť' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'Schváliť všetko' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'mešec: Zrušiť' }));
    await expectSent(
      sent,
      { type: 'checkIn', who: ['adam'], items: ['weapon'], by: 'Jano' },
      { type: 'checkIn', who: ['adam'], items: ['weapon', 'armour'], by: 'Jano' },
      { type: 'uncheck', who: ['adam'], items: ['pouch'] },
    );
  });

  test('without a name nothing is approved, and the field says so', async () => {
    const { sent } = open(adam);
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'zbraň: Schváliť' }));
    expect(screen.getByText('Napíš, kto schvaľuje.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('a creep has no check-in', () => {
    open(character('vlk', { origin: { is: 'creature', creature: 'animal', lives: 3 } }));
    expect(screen.queryByRole('region', { name: 'Kontrola pred hrou' })).toBeNull();
  });
});

describe('the party', () => {
  test('its members are linked, and one leaves it', async () => {
    const adam = character('adam', {}, { party: 'Sovy' });
    const boris = character('boris', { name: 'Boris' }, { party: 'Sovy' });
    const { sent } = open(adam, queries(null), [boris]);
    expect(panel('Družina').getByRole('link', { name: 'Boris' }).getAttribute('href')).toBe('#/roster/boris');
    await fireEvent.click(panel('Družina').getByRole('button', { name: 'Odísť z družiny' }));
    await expectSent(sent, { type: 'setParty', who: ['adam'], party: null });
  });
});

describe('XP', () => {
  test('the ledger tells each reason, newest first, with what was taken back', async () => {
    const line = { at: now, org: 'Eva', level: 1, for: null, withdrawn: false } as const;
    open(
      character('adam'),
      queries(null, [
        { ...line, entry: entrySeq(1), add: 3, xp: 3, reason: null },
        { ...line, entry: entrySeq(2), add: 2, xp: 5, reason: 'drak', withdrawn: true },
      ]),
    );
    await waitFor(() => expect(panel('XP').getAllByRole('listitem')).toHaveLength(2));
    const lines = panel('XP')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(lines).toEqual([
      expect.stringMatching(/^\+2 drak .* · Eva vzaté späť/),
      expect.stringMatching(/^\+3 prinesené do hry .* · Eva · spolu 3, úroveň 1$/),
    ]);
  });
});

describe('what is known of the person', () => {
  const known = { contact: 'mama 0900', notes: 'plachá', health: 'astma', minor: true };

  test('the health note is shown only when somebody asks for it', async () => {
    open(character('adam'), queries(known));
    const { findByText, getByRole, queryByText } = panel('Osobné údaje');
    expect(await findByText('mama 0900')).toBeDefined();
    expect(queryByText('astma')).toBeNull();
    await fireEvent.click(getByRole('button', { name: 'Ukázať zdravotnú poznámku' }));
    expect(queryByText('astma')).not.toBeNull();
  });

  test('it is written outside the journal', async () => {
    const asked = queries(null);
    const { sent } = open(character('adam'), asked);
    await fireEvent.click(await panel('Osobné údaje').findByRole('button', { name: 'Upraviť' }));
    await screen.findByRole('dialog');
    await fireEvent.input(screen.getByLabelText('Kontakt pre núdzu'), { target: { value: 'otec 0911' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Uložiť' }));
    const personal = { contact: 'otec 0911', notes: '', health: '', minor: false };
    await waitFor(() => expect(asked.put.mock.calls).toEqual([[{ who: 'adam', personal }]]));
    expect(sent).toEqual([]);
  });

  test('it is erased after a question', async () => {
    const asked = queries(known);
    open(character('adam'), asked);
    await fireEvent.click(await panel('Osobné údaje').findByRole('button', { name: 'Zmazať' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(asked.erase).not.toHaveBeenCalled();
    await fireEvent.click(dialog.getByRole('button', { name: 'Zmazať' }));
    await waitFor(() => expect(asked.erase.mock.calls).toEqual([[{ who: 'adam' }]]));
  });
});

describe('a level-up', () => {
  const mage = { origin: { is: 'class', class: 'wizard' }, level: 3, abilities: ['elements'] } as const;

  test('tells the spells that come with a school', async () => {
    open(character('adam', mage));
    await fireEvent.click(panel('Schopnosti').getByRole('button', { name: 'Nová schopnosť' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText(/nové kúzla: /).length).toBeGreaterThan(0);
  });

  test('an ORG grants what the class does not have, and says what it brings', async () => {
    const { sent } = open(character('adam', { abilities: ['demolition'] }));
    await fireEvent.click(panel('Schopnosti').getByRole('button', { name: 'Udeliť schopnosť' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fireEvent.change(dialog.getByLabelText('Alebo ju udelí ORG'), { target: { value: 'endurance' } });
    expect(dialog.getByRole('status').textContent).toBe('životy 4 → 5');
    await fireEvent.click(dialog.getByRole('button', { name: 'Zapísať' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ type: 'editCharacter', who: 'adam', sheet: { granted: ['endurance'] } });
  });
});
