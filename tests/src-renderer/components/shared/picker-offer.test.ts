import { expect, test } from 'vitest';
import { offer } from '../../../../src-renderer/components/shared/picker-offer.ts';
import type { CharacterView } from '../../../../shared/contract/views.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';

const character = (name: string, player = '') =>
  ({ id: characterId(name.toLowerCase()), sheet: { name, player } }) as CharacterView;

const everybody = [
  character('Anna', 'Vlkan'),
  character('Medvlk'),
  character('Sivý Vlk'),
  character('Vlkolak'),
  character('Zuzana', 'Peťo'),
];
const names = (query: string, taken: readonly string[] = []) =>
  offer(everybody, {
    query,
    whyNot: ({ sheet }) => (taken.includes(sheet.name) ? 'leží' : null),
    originOf: ({ sheet }) => (sheet.name === 'Zuzana' ? 'Zlodej' : 'Rytier'),
  }).map((one) => one.character.sheet.name);

test('names whose words begin so come first, then those that have it inside, then players', () => {
  expect(names('vlk')).toEqual(['Sivý Vlk', 'Vlkolak', 'Medvlk', 'Anna']);
});

test('whoever is meant by name stays above the players, taken or not', () => {
  expect(names('vlk', ['Sivý Vlk', 'Vlkolak', 'Medvlk'])[0]).toBe('Sivý Vlk');
  expect(names('vlk', ['Sivý Vlk'])).toEqual(['Vlkolak', 'Sivý Vlk', 'Medvlk', 'Anna']);
});

test('a class finds people too', () => {
  expect(names('zlodej')).toEqual(['Zuzana']);
});
