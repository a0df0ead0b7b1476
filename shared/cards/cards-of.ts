import type { HouseRules } from '../dbf/house-rules.ts';
import type { KpoCharacter } from '../kpo/character.ts';
import type { Character } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import type { Card } from './card.ts';
import { dbfCard, type CardPerson } from './dbf-card.ts';
import { fingerprint } from './fingerprint.ts';

export interface People {
  readonly characters: Iterable<CardPerson & Pick<Character, 'printed'>>;
  readonly kpoCharacters: Iterable<Pick<KpoCharacter, 'id' | 'sheet'>>;
}

export interface PersonsCard {
  readonly card: Card;
  readonly fingerprint: string;
  /** It never came out as it stands now. KPO cards keep no marks: they always count as changed. */
  readonly changed: boolean;
}

/** The cards of everybody, of both rule sets. */
export const cardsOf = ({ characters, kpoCharacters }: People, rules: HouseRules): readonly PersonsCard[] => [
  ...Array.from(characters, (person) => {
    const card = dbfCard(person, rules);
    const mark = fingerprint(card);
    return { card, fingerprint: mark, changed: person.printed !== mark };
  }),
  ...Array.from(kpoCharacters, ({ id, sheet }) => {
    const card: Card = { kind: 'kpo', id, sheet };
    return { card, fingerprint: fingerprint(card), changed: true };
  }),
];

export const ofThese = (cards: readonly PersonsCard[], who: readonly CharacterId[]): readonly PersonsCard[] =>
  cards.filter(({ card }) => who.includes(card.id));
