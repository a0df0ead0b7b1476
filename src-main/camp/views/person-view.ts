import type { PersonView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { CampState } from '../state.ts';

/** Somebody of either rule set. */
export const personView = (
  { characters, kpoCharacters }: Pick<CampState, 'characters' | 'kpoCharacters'>,
  id: CharacterId,
): PersonView => ({ id, name: (characters.get(id) ?? kpoCharacters.get(id))?.sheet.name ?? id });
