import type { JournalEvent } from '../../../shared/journal/entry.ts';
import { withoutPotion, type Character, type Potion } from '../../../shared/roster/character.ts';

type Robbed = Extract<JournalEvent, { type: 'v1.CharacterRobbed' }>;

/** DBF-AFT-02, DBF-ABI-ZLO-3: what one loses, the other has. */
export function robbed(character: Character, event: Robbed): Character {
  if (event.who === character.id) {
    return {
      ...character,
      ducats: Math.max(0, character.ducats - event.ducats),
      items: event.items.reduce<readonly string[]>(withoutOne, character.items),
      potions: event.potions.reduce(withoutPotion, character.potions),
    };
  }
  if (event.by !== character.id) return character;
  return {
    ...character,
    ducats: character.ducats + event.ducats,
    items: event.items.length === 0 ? character.items : [...character.items, ...event.items],
    potions: event.potions.length === 0 ? character.potions : [...character.potions, ...event.potions],
  };
}

/** What came out of the pouch is gone from it. */
export const drank = (character: Character, potion: Potion | null): Character =>
  potion === null ? character : { ...character, potions: withoutPotion(character.potions, potion) };

export const gained = (character: Character, potion: Potion): Character => ({
  ...character,
  potions: [...character.potions, potion],
});

const withoutOne = (items: readonly string[], taken: string): readonly string[] =>
  items.includes(taken) ? items.toSpliced(items.indexOf(taken), 1) : items;
