import type { HouseRules } from '../dbf/house-rules.ts';
import type { KpoCharacter } from '../kpo/character.ts';
import type { Character } from '../roster/character.ts';
import type { Card } from './card.ts';
import { dbfCard, type CardPerson } from './dbf-card.ts';
import { fingerprint } from './fingerprint.ts';
import { kpoCard, type KpoCardPerson } from './kpo-card.ts';

export interface People {
  readonly characters: Iterable<CardPerson & Pick<Character, 'printed'>>;
  readonly kpoCharacters: Iterable<KpoCardPerson & Pick<KpoCharacter, 'printed'>>;
}

export interface PersonsCard {
  readonly card: Card;
  readonly fingerprint: string;
  /** It never came out as it stands now. */
  readonly changed: boolean;
}

/** The cards of everybody, of both rule sets. */
export const cardsOf = ({ characters, kpoCharacters }: People, rules: HouseRules): readonly PersonsCard[] => [
  ...Array.from(characters, (person) => marked(dbfCard(person, rules), person)),
  ...Array.from(kpoCharacters, (person) => marked(kpoCard(person), person)),
];

/** A card with its mark beside the one that was printed last. */
export function marked(card: Card, { printed }: Pick<Character, 'printed'>): PersonsCard {
  const mark = fingerprint(card);
  return { card, fingerprint: mark, changed: printed !== mark };
}
