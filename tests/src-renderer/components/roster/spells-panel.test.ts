import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { character, show } from './roster-fixture.ts';

const healer = { origin: { is: 'class', class: 'druid' }, level: 2, abilities: ['healing'] } as const;

test('the sheet lists the spells that are known by level, used ones crossed out', () => {
  const dana = character('dana', healer, { used: ['heal-wound'] });
  show(CharacterPage, { character: characterId('dana') }, { characters: [dana] });
  const panel = within(screen.getByRole('region', { name: 'Kúzla' }));
  expect(panel.getByText('voľné: 1 z 2')).toBeTruthy();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))).toEqual([
    'Vylieč zranenie použité v tejto fáze',
    'Regenerácia jedna živá bytosť: 3 životy späť',
  ]);
  expect(panel.getByText('Vylieč zranenie').tagName).toBe('S');
});

test('who knows no magic has no such list', () => {
  show(CharacterPage, { character: characterId('adam') }, { characters: [character('adam')] });
  expect(screen.queryByRole('region', { name: 'Kúzla' })).toBeNull();
});

test('temporary lives are told apart', () => {
  const dana = character('dana', healer, { lives: 4, temporary: 1 });
  show(CharacterPage, { character: characterId('dana') }, { characters: [dana] });
  expect(screen.getByText('z toho dočasné: 1')).toBeTruthy();
});
