import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../../shared/contract/commands.ts';
import { characterId, instant } from '../../../../shared/vocabulary/ids.ts';
import type { Queries } from '../../../../src-renderer/api.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import { dayTimeText } from '../../../../src-renderer/state/time-text.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { NOON } from '../../../fixtures/test-camp.ts';
import { showKpo } from './kpo-fixture.ts';

const reka = {
  id: 'reka',
  sheet: {
    name: 'Réka',
    player: 'Niki',
    race: 'človek',
    attack: 11,
    defence: 9,
    armour: 1,
    shield: 2,
    weapon: { max: 5, attack: 2, length: 80 },
    offhand: { max: 4, fixed: 3, category: 'dagger' },
  },
};
const bence = { id: 'bence', sheet: { name: 'Bence' } };

const personal = (known: object | null) => {
  const put = vi.fn(() => Promise.resolve({ ok: true } as const));
  return { put, queries: { personal: { get: () => Promise.resolve(known), put } } as unknown as Queries };
};
const open = (commands: readonly unknown[] = [], { queries } = personal(null)) =>
  showKpo(CharacterPage, { character: characterId('reka') }, [reka, bence], commands, queries);
const panel = (name: string) => within(screen.getByRole('region', { name }));
const told = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
const lines = (element: Element) => [...element.querySelectorAll('p')].map(told);
const expectSent = (sent: readonly Command[], ...commands: readonly object[]) =>
  waitFor(() => expect(sent).toEqual(commands));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'character', character: characterId('reka') });
});
afterEach(() => {
  preferences.org = '';
});

describe('the check-in on the sheet of a KPO character', () => {
  test('says what exactly has to be seen, and who approved what', () => {
    preferences.org = 'Zuzana';
    open([{ type: 'checkIn', who: ['reka'], items: ['armour'], by: 'Peter' }]);
    const items = panel('Kontrola pred hrou').getAllByRole('listitem');
    expect(items.map(lines)).toEqual([
      ['zbraň: meč, zranenie 0–5, 80 cm', 'neschválené'],
      ['druhá zbraň: dýka, zranenie 3', 'neschválené'],
      ['zbroj: SFÉ 1', `schválené: Peter, ${dayTimeText(instant(NOON), 'sk')}`],
      ['štít: +2', 'neschválené'],
    ]);
  });

  test('approves all that is missing, and takes an approval away', async () => {
    preferences.org = 'Zuzana';
    const { sent } = open([{ type: 'checkIn', who: ['reka'], items: ['armour'], by: 'Peter' }]);
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'Schváliť všetko' }));
    await panel('Kontrola pred hrou').findByText('Všetko je schválené.');
    await fireEvent.click(panel('Kontrola pred hrou').getByRole('button', { name: 'druhá zbraň: Zrušiť' }));
    await expectSent(
      sent,
      { type: 'checkIn', who: ['reka'], items: ['weapon', 'offhand', 'shield'], by: 'Zuzana' },
      { type: 'uncheck', who: ['reka'], items: ['offhand'] },
    );
  });
});

describe('the sheet of a KPO character', () => {
  test('shows the totals with which a fight begins, part by part', () => {
    open();
    expect(lines(screen.getByRole('region', { name: 'Súčty' }))).toEqual([
      'TT 13 = 11 základ +2 zbraň',
      'TV 11 = 9 základ +2 štít',
    ]);
  });

  test('tells the health note only to whoever asks for it', async () => {
    open([], personal({ contact: 'mama 0900', notes: '', health: 'astma', minor: false }));
    expect(await panel('Osobné údaje').findByText('mama 0900')).toBeDefined();
    expect(screen.queryByText('astma')).toBeNull();
    await fireEvent.click(panel('Osobné údaje').getByRole('button', { name: 'Ukázať zdravotnú poznámku' }));
    expect(screen.getByText('astma')).toBeDefined();
  });

  test('keeps what is written of the person behind the character', async () => {
    const asked = personal(null);
    open([], asked);
    await fireEvent.click(await panel('Osobné údaje').findByRole('button', { name: 'Upraviť' }));
    await fireEvent.input(screen.getByLabelText('Kontakt pre núdzu'), { target: { value: 'otec 0911' } });
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uložiť' }));
    await waitFor(() =>
      expect(asked.put).toHaveBeenCalledWith({
        who: 'reka',
        personal: { contact: 'otec 0911', notes: '', health: '', minor: false },
      }),
    );
  });

  test('in a fight it leads there and says what lies on the fighter', () => {
    open([
      {
        type: 'openKpoFight',
        place: 'Brod',
        sides: [
          { name: 'x', members: ['reka'] },
          { name: 'y', members: ['bence'] },
        ],
      },
      { type: 'kpoSituation', fight: 'f1', who: 'reka', is: 'disturbed' },
    ]);
    const condition = panel('Stav');
    expect(condition.getByText('Brod')).toBeDefined();
    expect(condition.getByText('rušenie')).toBeDefined();
    expect(condition.getByRole('link', { name: 'Otvoriť boj' }).getAttribute('href')).toBe('#/fight/f1');
  });

  test('is changed with the races of the camp in sight, as anatomy counts only for a race that is written alike', async () => {
    open();
    const [edit] = screen.getAllByRole('button', { name: /^Upraviť/ });
    if (edit) await fireEvent.click(edit);
    expect(screen.getByText('Rasy oddelené čiarkou. V kempe sú: human, človek.')).toBeDefined();
  });
});

describe('what an import left open, and what an ORG puts right', () => {
  test('whose race nobody said has none on the sheet, and stays without one when something else is changed', async () => {
    const nobody = { id: 'reka', sheet: { name: 'Réka', player: 'Niki', race: '' } };
    const { sent } = showKpo(CharacterPage, { character: characterId('reka') }, [nobody]);
    expect([...document.querySelectorAll('h1 + p')].map(told)).toEqual(['KPO · hrá Niki']);
    await fireEvent.click(screen.getByRole('button', { name: /^Upraviť/ }));
    await fireEvent.input(await screen.findByLabelText('Obratnosť'), { target: { value: '6' } });
    await fireEvent.click(screen.getByRole('button', { name: /^Uložiť/ }));
    await waitFor(() => expect(sent).toMatchObject([{ type: 'editKpoCharacter', sheet: { race: '', dexterity: 6 } }]));
  });

  test('ÉP above the maximum are told before they are written, and written all the same', async () => {
    const { sent } = open();
    await fireEvent.click(screen.getByRole('button', { name: /Zásah ORGa/ }));
    await fireEvent.input(await screen.findByRole('spinbutton', { name: 'ÉP' }), { target: { value: '30' } });
    expect(screen.getByText('Nad maximum 10.')).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'áldás' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
    await expectSent(sent, { type: 'overrideKpo', who: 'reka', hp: 30, reason: 'áldás' });
  });
});
