import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../shared/contract/answer.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import NewCharacterPage from '../../../../src-renderer/views/NewCharacterPage.svelte';
import { accepted, show } from './roster-fixture.ts';

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: /Zapísať postavu/ }));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'new-character' });
});

describe('a new character', () => {
  test('is entered with abilities in their order, and its sheet opens', async () => {
    const kajo = characterId('kajo');
    const { sent } = show(NewCharacterPage, {}, { characters: [], answer: () => ({ ...accepted, character: kajo }) });
    await type('Meno postavy', 'Kajo');
    await choose('Povolanie', 'ranger');
    await choose('Úroveň', '3');
    await choose('Schopnosť na 1. úrovni', 'dodge');
    await choose('Schopnosť na 2. úrovni', 'sneaking');
    await type('Herné predmety', 'lano\nlampa');
    await create();
    await expect.poll(() => router.route).toEqual({ at: 'character', character: 'kajo' });
    expect(sent).toEqual([
      {
        type: 'enterCharacter',
        sheet: {
          name: 'Kajo',
          player: '',
          origin: { is: 'class', class: 'ranger' },
          faction: 'moy',
          level: 3,
          abilities: ['dodge', 'sneaking'],
          granted: [],
          weapon: 'short dagger',
          armour: 'none',
          shield: false,
          bonus: 0,
          hit: 1,
        },
        ducats: 0,
        items: ['lano', 'lampa'],
      },
    ]);
  });

  test('that cannot be saved leads to the first wrong field, whatever is wrong with it', async () => {
    const { sent } = show(NewCharacterPage, {}, { characters: [] });
    await type('Dukáty', '-1');
    await create();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Meno postavy'));
    expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([
      screen.getByLabelText('Meno postavy'),
      screen.getByLabelText('Dukáty'),
    ]);
    await type('Meno postavy', 'Kajo');
    await create();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Dukáty'));
    expect(sent).toEqual([]);
  });

  test('whose ability is refused leads to that ability', async () => {
    const refusal = { code: 'ability-too-early', rule: 'DBF-LVL-10', data: { ability: 'dodge', from: 3, taken: 2 } };
    show(NewCharacterPage, {}, { characters: [], answer: () => ({ ok: false, refusal }) as Answer });
    await type('Meno postavy', 'Kajo');
    await choose('Úroveň', '3');
    await choose('Schopnosť na 1. úrovni', 'endurance');
    await choose('Schopnosť na 2. úrovni', 'dodge');
    await create();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Schopnosť na 2. úrovni'));
  });

  test('the ability taken at level two is one of the first list, the others need an ORG', async () => {
    show(NewCharacterPage, {}, { characters: [] });
    await choose('Schopnosť na 1. úrovni', 'endurance');
    await choose('Úroveň', '3');
    const [byRules, outside] = screen.getByLabelText('Schopnosť na 2. úrovni').querySelectorAll('optgroup');
    expect([...(byRules?.querySelectorAll('option') ?? [])].map((option) => option.value)).toEqual([
      'woodcraft',
      'demolition',
    ]);
    expect(outside?.querySelector('option[value=swordsmanship]')).not.toBeNull();
    expect(outside?.querySelector('option[value=endurance]')).toBeNull();
  });

  test('abilities are moved up and taken away again', async () => {
    const { sent } = show(NewCharacterPage, {}, { characters: [] });
    await type('Meno postavy', 'Kajo');
    await choose('Úroveň', '3');
    await choose('Schopnosť na 1. úrovni', 'endurance');
    await choose('Schopnosť na 2. úrovni', 'woodcraft');
    await choose('Schopnosť na 3. úrovni', 'swordsmanship');
    await fireEvent.click(screen.getByRole('button', { name: 'Vyššie: Zálesáctvo' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Odobrať: Vytrvalosť' }));
    await create();
    expect(sent[0]).toMatchObject({ sheet: { abilities: ['woodcraft', 'swordsmanship'] } });
  });

  test('a creep has a kind and lives in place of a class', async () => {
    const { sent } = show(NewCharacterPage, {}, { characters: [] });
    await type('Meno postavy', 'Vlk');
    await fireEvent.click(screen.getByRole('button', { name: 'Creep' }));
    await choose('Životy tvora', '5');
    await create();
    expect(sent[0]).toMatchObject({ sheet: { origin: { is: 'creature', creature: 'animal', lives: 5 } } });
  });
});
