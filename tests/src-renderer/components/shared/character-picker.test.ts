import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import CharacterPicker from '../../../../src-renderer/components/shared/CharacterPicker.svelte';
import type { CharacterView } from '../../../../shared/contract/views.ts';
import { characterId, type CharacterId } from '../../../../shared/vocabulary/ids.ts';

const character = (id: string, name: string) =>
  ({
    id: characterId(id),
    sheet: { name, player: '', origin: { is: 'class', class: 'knight' }, level: 2 },
    lives: 3,
    maxLives: 4,
  }) as CharacterView;

const zofia = character('zofia', 'Žofia Čepčeková');
const kay = character('kay', 'Kay');
const durina = character('durina', 'Ďurina');

function show(selected: readonly CharacterId[] = []) {
  const changes: (readonly CharacterId[])[] = [];
  render(CharacterPicker, {
    label: 'Vyzývatelia',
    characters: [zofia, kay, durina],
    selected,
    unavailable: (one: CharacterView) => (one.id === durina.id ? 'leží' : null),
    onchange: (next: readonly CharacterId[]) => changes.push(next),
  });
  return { changes, input: screen.getByRole('combobox', { name: 'Vyzývatelia' }) };
}

test('somebody is found without diacritics and taken with Enter', async () => {
  const { changes, input } = show();
  await fireEvent.input(input, { target: { value: 'cepc' } });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Žofia Čepčeková'),
  ]);
  await fireEvent.keyDown(input, { key: 'Enter' });
  expect(changes).toEqual([['zofia']]);
});

test('whoever is not available stands last, says why, and is not taken', async () => {
  const { changes, input } = show();
  await fireEvent.focus(input);
  const options = screen.getAllByRole('option');
  expect(options.at(-1)?.textContent).toContain('leží');
  await fireEvent.click(options.at(-1) ?? input);
  expect(changes).toEqual([]);
});

test('Backspace in the empty field takes the last one back', async () => {
  const { changes, input } = show([zofia.id, kay.id]);
  await fireEvent.keyDown(input, { key: 'Backspace' });
  expect(changes).toEqual([['zofia']]);
});
