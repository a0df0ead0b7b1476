import { expect, test } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import RosterPage from '../../../src-renderer/views/RosterPage.svelte';
import { character, show } from '../components/roster/roster-fixture.ts';

test('an id that nobody bears is nobody, whatever it is', () => {
  const { console } = show(RosterPage, {}, { characters: [character('anna', { name: 'Anna' })] });
  const id = characterId('constructor');
  expect([console.nameOf('anna'), console.nameOf(id)]).toEqual(['Anna', 'constructor']);
  expect([console.character(id), console.kpoCharacter(id)]).toEqual([null, null]);
});
