import { characterId, type CharacterId } from '../../../shared/vocabulary/ids.ts';
import { t } from '../../state/i18n.svelte.ts';
import type { Pickable } from './picker-offer.ts';

/** What is picked at once: one person, or a party with all of it who are among the people. */
export interface Pick<Person> extends Pickable {
  readonly origin: string;
  readonly members: readonly CharacterId[];
  /** Null for a party. */
  readonly person: Person | null;
}

interface Member extends Pickable {
  readonly party: string | null;
}

export const partyPicks = <Person extends Member>(people: readonly Person[]): readonly Pick<Person>[] =>
  [...Map.groupBy(people, ({ party }) => party)].flatMap(([party, members]) =>
    party === null
      ? []
      : {
          id: characterId(`party:${party}`),
          sheet: { name: party, player: '' },
          origin: t('staff.xp.party', { names: members.map(({ sheet }) => sheet.name).join(', ') }),
          members: members.map(({ id }) => id),
          person: null,
        },
  );

export const personPicks = <Person extends Pickable>(
  people: readonly Person[],
  originOf: (person: Person) => string,
): readonly Pick<Person>[] =>
  people.map((person) => ({
    id: person.id,
    sheet: person.sheet,
    origin: originOf(person),
    members: [person.id],
    person,
  }));

/** The people behind what was picked, each once. */
export const pickedPeople = (
  picks: readonly Pick<unknown>[],
  picked: readonly CharacterId[],
): readonly CharacterId[] => [...new Set(picked.flatMap((id) => picks.find((pick) => pick.id === id)?.members ?? []))];
