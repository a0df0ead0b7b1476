import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
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
          table: null,
          command: { type: 'override', who: boris.id, lives: 2, reason: 'omyl' },
          people: [boris.id],
          withdrawn: true,
          offers: 'redoEntry',
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

  const typed = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: /Uložiť/ }));
  const changed = (sheet: Partial<typeof boris.sheet>, ducats = 3) =>
    character('boris', { ...boris.sheet, ...sheet }, { items: boris.items, ducats });

  test('what another window changed meanwhile is not written back', async () => {
    const { tell, sent } = open();
    await edit();
    await typed('Meno postavy', 'Boris Tichý');
    tell(changed({ level: 5, player: 'Ema' }, 40));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Hráč').value).toBe('Ema'));
    await save();
    expect(sent).toMatchObject([{ sheet: { name: 'Boris Tichý', player: 'Ema', level: 5 }, ducats: 40 }]);
  });

  test('what both windows changed is told with both values, and decided before anything is written', async () => {
    const { tell, sent } = open();
    await edit();
    await typed('Meno postavy', 'Boris Tichý');
    tell(changed({ name: 'Boris Veľký', player: 'Ema' }));
    expect(await screen.findByText('Meno postavy: tu „Boris Tichý“, inde „Boris Veľký“')).toBeDefined();
    await save();
    expect(sent).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Nechať moje');
    await fireEvent.click(screen.getByRole('button', { name: 'Nechať moje' }));
    await save();
    expect(sent).toMatchObject([{ sheet: { name: 'Boris Tichý', player: 'Ema' } }]);
  });

  test('the value of the other window may be taken', async () => {
    const { tell } = open();
    await edit();
    await typed('Meno postavy', 'Boris Tichý');
    tell(changed({ name: 'Boris Veľký' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Prevziať z iného okna' }));
    expect(screen.getByLabelText<HTMLInputElement>('Meno postavy').value).toBe('Boris Veľký');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a missing name and all that the rules don’t give are marked in one round', async () => {
    const { sent } = open();
    await edit();
    await typed('Meno postavy', ' ');
    await fireEvent.change(screen.getByRole('combobox', { name: 'Povolanie' }), { target: { value: 'wizard' } });
    await save();
    expect(screen.getByText('Postava potrebuje meno.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Meno postavy'));
    expect(screen.getAllByRole('alert').map((alert) => within(alert).getByRole('link').textContent)).toEqual([
      expect.stringContaining('DBF-'),
      'pravidlo DBF-CLS-CAR-2',
      'pravidlo DBF-CLS-CAR-3',
    ]);
    expect(sent).toEqual([]);
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
    await fireEvent.change(await screen.findByRole('spinbutton', { name: 'Životy' }), { target: { value: '2' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Stav' }), { target: { value: 'asleep' } });
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'uspatý v noci' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
    await waitFor(() =>
      expect(sent).toEqual([{ type: 'override', who: 'boris', lives: 2, reason: 'uspatý v noci', status: 'asleep' }]),
    );
  });

  test('a status without lives sets them to none and says so; another one brings them back', async () => {
    const { sent } = open();
    await fireEvent.click(screen.getByRole('button', { name: /Zásah ORGa/ }));
    const lives = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Životy' });
    const status = (value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Stav' }), { target: { value } });
    await status('knocked-out');
    expect([lives.value, lives.disabled]).toEqual(['0', true]);
    expect(screen.getByText('Stav „vyradenie“ znamená 0 životov.')).toBeDefined();
    await status('asleep');
    expect([lives.value, lives.disabled]).toEqual([String(boris.lives), false]);
    await status('knocked-out');
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'pád' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
    await waitFor(() =>
      expect(sent).toEqual([{ type: 'override', who: 'boris', lives: 0, reason: 'pád', status: 'knocked-out' }]),
    );
  });

  test('says before it is written that lives are above the maximum, and writes them all the same', async () => {
    const { sent } = open();
    await fireEvent.click(screen.getByRole('button', { name: /Zásah ORGa/ }));
    const lives = await screen.findByRole('spinbutton', { name: 'Životy' });
    await fireEvent.input(lives, { target: { value: String(boris.maxLives) } });
    expect(screen.queryByText(/^Nad maximum/)).toBeNull();
    await fireEvent.input(lives, { target: { value: '40' } });
    expect(screen.getByText(`Nad maximum ${String(boris.maxLives)}.`)).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: 'dar víly' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
    await waitFor(() => expect(sent).toMatchObject([{ type: 'override', lives: 40 }]));
  });
});
