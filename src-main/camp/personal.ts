import type { PersonalAnswer } from '../../shared/contract/answer.ts';
import { nothingPersonal, withChange, type Personal, type PersonalOfMany } from '../../shared/roster/personal.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Store } from '../store/store.ts';

/** What is known of the people behind characters. Nothing of it is in the journal or in any view. */
export interface PersonalDesk {
  /** Null where nothing is known, or nobody of that id is in the camp. */
  get(who: CharacterId): Personal | null;
  put(who: CharacterId, personal: Personal): PersonalAnswer;
  /** All of them or none; what is not said of somebody stays as it was. */
  putMany(people: PersonalOfMany): PersonalAnswer;
  /** Forgets one, or everybody where nobody is named. */
  erase(who: CharacterId | null): void;
}

type PersonalStore = Pick<Store, 'personal' | 'putPersonal' | 'putPersonalOfMany' | 'forgetAllPersonal'>;

export const personalDesk = (store: PersonalStore, isKnown: (who: CharacterId) => boolean): PersonalDesk => ({
  get: (who) => (isKnown(who) ? store.personal(who) : null),
  put: (who, personal) => {
    if (!isKnown(who)) return refuse('unknown-character', { who });
    store.putPersonal(who, personal);
    return { ok: true };
  },
  putMany: (people) => {
    const after = new Map<CharacterId, Personal>();
    for (const { who, personal } of people) {
      if (!isKnown(who)) return refuse('unknown-character', { who });
      after.set(who, withChange(after.get(who) ?? store.personal(who) ?? nothingPersonal, personal));
    }
    store.putPersonalOfMany(after);
    return { ok: true };
  },
  erase: (who) => {
    if (who === null) store.forgetAllPersonal();
    else store.putPersonal(who, null);
  },
});
