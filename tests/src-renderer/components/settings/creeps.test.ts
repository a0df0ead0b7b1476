import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CampView } from '../../../../shared/contract/views.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import SettingsPage from '../../../../src-renderer/views/SettingsPage.svelte';
import { vlk } from '../../../fixtures/camp-data.ts';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { draftWith } from '../../../fixtures/sheets.ts';
import { show } from '../roster/roster-fixture.ts';

const open = (creeps: CampView['creeps'] = [vlk]) =>
  show(SettingsPage, { part: 'creeps' }, { characters: [], views: { camp: aCamp({ creeps }) } });
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'settings', part: 'creeps' });
});

describe('the templates of creeps', () => {
  test('are listed with what counts in a fight and what they carry', () => {
    open();
    expect(screen.getByRole('listitem').textContent).toMatch(/Vlk.*zviera.*životy 4.*zásah 1.*pazúry.*vlčia koža/s);
  });

  test('a new one is kept with abilities, spells, weapon and pouch', async () => {
    const { sent } = open([]);
    await press('Nová predloha');
    await type('Meno predlohy', 'Kostlivec');
    await choose('Druh tvora', 'undead');
    await choose('Úroveň', '3');
    await type('Životy tvora', '5');
    await type('Základný zásah', '2');
    await choose('Zbraň', 'one-handed sword');
    await choose('Pridať schopnosť', 'necromancy');
    await choose('Posun: Nekromancia', '2');
    await choose('Pridať kúzlo z knihy', 'trip');
    await press('Pridať vlastné kúzlo');
    await type('Názov 1. vlastného kúzla', 'Rev');
    await type('Účinok 1. vlastného kúzla', 'všetci ustúpia');
    await type('Dukáty', '2');
    await type('Herné predmety', 'kosť');
    await choose('Pridať lektvar', 'by-name');
    await type('Názov 1. lektvaru', 'Voda');
    await press(/Uložiť/);
    await screen.findByText('Uložené: Kostlivec');
    expect(sent).toEqual([
      {
        type: 'keepCreep',
        template: {
          name: 'Kostlivec',
          sheet: {
            ...draftWith({
              name: 'Kostlivec',
              origin: { is: 'creature', creature: 'undead', lives: 5 },
              level: 3,
              abilities: ['necromancy'],
              weapon: 'one-handed sword',
              hit: 2,
            }),
            shifts: { necromancy: 2 },
            extraSpells: ['trip'],
            ownSpells: [{ name: 'Rev', effect: 'všetci ustúpia' }],
          },
          ducats: 2,
          items: ['kosť'],
          potions: [{ name: 'Voda', heals: 0, effect: '' }],
        },
      },
    ]);
  });

  test('one that nobody can be made of is not sent: each field says why', async () => {
    const { sent } = open([]);
    await press('Nová predloha');
    await press('Pridať vlastné kúzlo');
    await choose('Pridať lektvar', 'by-name');
    await press(/Uložiť/);
    for (const message of ['Predloha potrebuje meno.', 'Kúzlo potrebuje názov.', 'Lektvar potrebuje názov.'])
      expect(screen.getByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Meno predlohy')));
    expect(sent).toEqual([]);
  });

  test('one with an item too long for the pouch is not sent: the items say so', async () => {
    const { sent } = open();
    await press('Vlk: Upraviť');
    await type('Herné predmety', 'k'.repeat(81));
    await press(/Uložiť/);
    expect(screen.getByText('1. riadok má 81 znakov, najviac ich smie mať 80.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Herné predmety')));
    expect(sent).toEqual([]);
  });

  test('an edited one keeps its id, and everything that was not touched', async () => {
    const { sent } = open();
    await press('Vlk: Upraviť');
    await type('Životy tvora', '6');
    await press(/Uložiť/);
    const { sheet } = vlk;
    const origin = { is: 'creature', creature: 'animal', lives: 6 };
    const magic = { shifts: {}, extraSpells: [], ownSpells: [] };
    await waitFor(() =>
      expect(sent).toEqual([{ type: 'keepCreep', template: { ...vlk, sheet: { ...sheet, ...magic, origin } } }]),
    );
  });

  test('one is dropped after a question, and taken back from the toast', async () => {
    const { sent } = open();
    await press('Vlk: Vyradiť');
    await screen.findByRole('dialog', { name: 'Vyradiť predlohu Vlk?' });
    await press('Vyradiť');
    await fireEvent.click(await screen.findByRole('button', { name: 'Späť' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'dropCreep', template: 'vlk' },
        { type: 'undoEntry', entry: 7 },
      ]),
    );
  });
});
