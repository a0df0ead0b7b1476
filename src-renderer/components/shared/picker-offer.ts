import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { found, plain } from '../../state/search.ts';

/** Somebody who can be found by typing, of either rule set. */
export interface Pickable {
  readonly id: CharacterId;
  readonly sheet: { readonly name: string; readonly player: string };
}

/** Somebody who fits what was typed. */
export interface Offered<Person> {
  readonly character: Person;
  /** Why this one can't be taken, or null. */
  readonly why: string | null;
}

interface Asked<Person> {
  readonly query: string;
  readonly whyNot: (character: Person) => string | null;
  /** The class or kind, as it stands beside the name. */
  readonly originOf: (character: Person) => string;
}

/**
 * Whose name has words that begin so, then whose name has it inside, then who has it elsewhere; among equals first
 * those who can be taken. Enter takes the first, so whoever is meant stays above, taken or not.
 */
export function offer<Person extends Pickable>(
  characters: readonly Person[],
  { query, whyNot, originOf }: Asked<Person>,
): readonly Offered<Person>[] {
  return characters
    .flatMap((character) => {
      const { name, player } = character.sheet;
      const rank = rankOf(query, name, [player, character.id, originOf(character)]);
      return rank === null ? [] : [{ character, why: whyNot(character), rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || Number(one.why !== null) - Number(other.why !== null));
}

function rankOf(query: string, name: string, elsewhere: readonly string[]): number | null {
  if (beginsWords(query, name)) return 0;
  if (found(query, name)) return 1;
  return found(query, name, ...elsewhere) ? 2 : null;
}

function beginsWords(query: string, name: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(' ')
    .every((asked) => words.some((word) => word.startsWith(asked)));
}
