import type { KpoCharacter } from '../kpo/character.ts';
import { missingKpoChecks, neededKpoChecks } from '../kpo/check-in.ts';
import type { KpoCard } from './card.ts';

/** Somebody of the KPO roster, as far as a card tells of them. */
export type KpoCardPerson = Pick<KpoCharacter, 'id' | 'sheet' | 'checks'>;

export function kpoCard(person: KpoCardPerson): KpoCard {
  const { id, sheet } = person;
  const missing = missingKpoChecks(person);
  const checks = neededKpoChecks(sheet).map((item) => ({ item, approved: !missing.includes(item) }));
  return { kind: 'kpo', id, sheet, checks };
}
