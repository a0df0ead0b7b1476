import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../../../shared/vocabulary/refusal.ts';
import { characterId, entrySeq, fightId, instant, timerId } from '../../../../shared/vocabulary/ids.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { accepted, character, now, show } from './roster-fixture.ts';

const boris = character(
  'boris',
  {
    name: 'Boris Udatný',
    level: 4,
    abilities: ['endurance', 'demolition', 'swordsmanship'],
    weapon: 'one-handed sword',
    armour: 'heavy',
    exceptions: [{ rule: 'DBF-CLS-BOJ-2', thing: 'one-handed sword', reason: 'meč z jazera' }],
  },
  { items: ['kľúč od mlyna'], ducats: 3 },
);
const props = { character: characterId('boris') };
const open = (camp: Partial<Parameters<typeof show>[2]> = {}) =>
  show(CharacterPage, props, { characters: [boris], ...camp });
const edit = () => fireEvent.click(screen.getByRole('button', { name: /Upraviť/ }));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'character', character: props.character });
});

describe('the sheet of a character', () => {
  test('shows the maximum and the hit with their parts and rules', () => {
    open();
    const page = document.body.textContent;
    expect(page).toMatch(/Maximum\s*7/);
    expect(page).toMatch(/Vytrvalosť\s*DBF-ABI-VYT-2\s*\+ 1/);
    expect(page).toMatch(/zbroj\s*DBF-ARM-03\s*\+ 2/);
    expect(page).toMatch(/Zásah\s*2/);
    expect(page).toMatch(/Šerm\s*DBF-ABI-SER-2\s*\+ 1/);
  });

  test('says how many abilities are free and which an ORG let through', () => {
    open();
    expect(screen.getByText('Môže si vybrať ešte 1 schopnosť')).toBeDefined();
    expect(screen.getByText('meč z jazera', { exact: false })).toBeDefined();
    expect(screen.getByText('3 dukáty')).toBeDefined();
    expect(screen.getByText('kľúč od mlyna')).toBeDefined();
  });

  test('shows how long somebody knocked out still lies', () => {
    open({
      characters: [{ ...boris, lives: 0, status: 'knocked-out' }],
      views: {
        timers: [
          {
            id: timerId('t1'),
            kind: 'knockout',
            state: 'running',
            who: { id: boris.id, name: 'Boris Udatný' },
            fight: null,
            startedAt: now,
            deadline: instant(now + 3_600_000),
          },
        ],
      },
    });
    expect(screen.getByText(/ešte (1:00:00|59:59)/)).toBeDefined();
  });

  test('lists what happened, with what was taken back marked', async () => {
    open({
      history: [
        {
          entry: entrySeq(4),
          at: now,
          recordedAt: instant(now + 120_000),
          org: 'Peťo',
          fight: null,
          command: { type: 'override', who: boris.id, lives: 2, reason: 'omyl' },
          withdrawn: true,
        },
      ],
    });
    const line = await screen.findByText('vzaté späť');
    expect(line.closest('li')?.textContent).toMatch(/Boris Udatný.*omyl.*Peťo.*vzaté späť.*zapísané neskôr/s);
  });

  test('a sheet that is gone leads back to the list', () => {
    open({ characters: [] });
    expect(screen.getByText('Takúto postavu kemp nemá')).toBeDefined();
  });
});

describe('editing a sheet', () => {
  const weaponRefused = refuse('weapon-not-for-class', { weapon: 'claws', class: 'warrior' }, 'DBF-WPN-11');

  test('offers first what the class may carry and marks the rest', async () => {
    open();
    await edit();
    const weapon = screen.getByLabelText('Zbraň');
    const groups = [...weapon.querySelectorAll('optgroup')];
    expect(groups.map((group) => group.label)).toEqual(['Podľa pravidiel', 'Mimo pravidiel (len s ORGom)']);
    expect(groups[1]?.textContent.trim()).toBe('pazúry');
    await fireEvent.change(weapon, { target: { value: 'claws' } });
    expect(screen.getByText('mimo pravidiel')).toBeDefined();
  });

  test('a refusal stands at its field, and an ORG lets it through with a reason', async () => {
    const { sent } = open({
      answer: (command) => ('exception' in command ? accepted : weaponRefused),
    });
    await edit();
    await fireEvent.change(screen.getByLabelText('Zbraň'), { target: { value: 'claws' } });
    await fireEvent.click(screen.getByRole('button', { name: /Uložiť/ }));
    const alert = await screen.findByText('pravidlo DBF-WPN-11');
    expect(alert.closest('[role=alert]')?.textContent).toContain('pazúry');
    await fireEvent.click(screen.getByRole('button', { name: 'Povoliť ako ORG' }));
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'je to vlkolak' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Povoliť a uložiť' }));
    await screen.findByText('Uložené: Boris Udatný');
    expect(sent.map((command) => ('exception' in command ? command.exception : null))).toEqual([null, 'je to vlkolak']);
    expect(sent[1]).toMatchObject({ type: 'editCharacter', who: 'boris', sheet: { weapon: 'claws' } });
  });

  test('what was saved is taken back from the same place', async () => {
    const { sent } = open();
    await edit();
    await fireEvent.input(screen.getByLabelText('Hráč'), { target: { value: 'Jano' } });
    await fireEvent.click(screen.getByRole('button', { name: /Uložiť/ }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Späť' }));
    expect(await screen.findByText('Vzaté späť: Boris Udatný')).toBeDefined();
    expect(sent[1]).toEqual({ type: 'undoEntry', entry: 7 });
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    open();
    await edit();
    await fireEvent.input(screen.getByLabelText('Hráč'), { target: { value: 'Jano' } });
    router.go({ at: 'roster' });
    await screen.findByRole('dialog');
    expect(router.route.at).toBe('character');
    await fireEvent.click(screen.getByRole('button', { name: 'Pokračovať v úprave' }));
    expect(screen.getByLabelText<HTMLInputElement>('Hráč').value).toBe('Jano');
    router.go({ at: 'roster' });
    await fireEvent.click(await screen.findByRole('button', { name: 'Zahodiť zmeny' }));
    expect(router.route.at).toBe('roster');
  });

  test('an untouched form lets go at once', async () => {
    open();
    await edit();
    router.go({ at: 'roster' });
    expect(router.route.at).toBe('roster');
  });

  test('in a fight everything but the names and the pouch is frozen, and it says so', async () => {
    open({ characters: [{ ...boris, fight: fightId('f1') }] });
    await edit();
    expect(screen.getByText(/do jeho konca zmrazené/)).toBeDefined();
    expect(screen.getByLabelText('Zbraň').closest('fieldset')?.disabled).toBe(true);
    expect(screen.getByLabelText('Hráč').closest('fieldset')).toBeNull();
  });

  test('somebody else’s change is announced before it is overwritten', async () => {
    const { tell } = open();
    await edit();
    tell(character('boris', { ...boris.sheet, level: 5 }));
    expect(await screen.findByText(/Medzitým hárok zmenil niekto iný/)).toBeDefined();
  });

  test('a name cannot be left out', async () => {
    const { sent } = open();
    await edit();
    await fireEvent.input(screen.getByLabelText('Meno postavy'), { target: { value: ' ' } });
    await fireEvent.click(screen.getByRole('button', { name: /Uložiť/ }));
    expect(screen.getByText('Postava potrebuje meno.')).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('an override by an ORG', () => {
  test('writes lives and status with a reason', async () => {
    const { sent } = open();
    await fireEvent.click(screen.getByRole('button', { name: /Zásah ORGa/ }));
    await fireEvent.change(await screen.findByRole('spinbutton', { name: 'Životy' }), { target: { value: '0' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Stav' }), { target: { value: 'asleep' } });
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'uspatý v noci' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
    await waitFor(() =>
      expect(sent).toEqual([{ type: 'override', who: 'boris', lives: 0, reason: 'uspatý v noci', status: 'asleep' }]),
    );
  });
});
