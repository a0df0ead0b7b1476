import type { PersonView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { CampState } from '../state.ts';

export const personView = ({ characters }: Pick<CampState, 'characters'>, id: CharacterId): PersonView => ({
  id,
  name: characters.get(id)?.sheet.name ?? id,
});
