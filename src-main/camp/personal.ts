import type { PersonalAnswer } from '../../shared/contract/answer.ts';
import type { Personal } from '../../shared/roster/personal.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Store } from '../store/store.ts';

/** What is known of the people behind characters. Nothing of it is in the journal or in any view. */
export interface PersonalDesk {
  /** Null where nothing is known. */
  get(who: CharacterId): Personal | null;
  put(who: CharacterId, personal: Personal): PersonalAnswer;
  /** Forgets one, or everybody where nobody is named. */
  erase(who: CharacterId | null): void;
}

type PersonalStore = Pick<Store, 'personal' | 'putPersonal' | 'forgetAllPersonal'>;

export const personalDesk = (store: PersonalStore, isKnown: (who: CharacterId) => boolean): PersonalDesk => ({
  get: (who) => store.personal(who),
  put: (who, personal) => {
    if (!isKnown(who)) return refuse('unknown-character', { who });
    store.putPersonal(who, personal);
    return { ok: true };
  },
  erase: (who) => {
    if (who === null) store.forgetAllPersonal();
    else store.putPersonal(who, null);
  },
});
