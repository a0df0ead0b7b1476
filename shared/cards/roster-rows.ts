import type { KpoCharacter } from '../kpo/character.ts';
import type { Character } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import type { RosterRow } from './card-job.ts';
import type { Card } from './card.ts';

interface Found {
  readonly character: (id: CharacterId) => Pick<Character, 'lives' | 'status' | 'xp'> | null | undefined;
  readonly kpoCharacter: (id: CharacterId) => Pick<KpoCharacter, 'hp'> | null | undefined;
}

/** How everybody stands now, in the order of the cards. */
export const rosterRows = (cards: readonly Card[], { character, kpoCharacter }: Found): readonly RosterRow[] =>
  cards.map((card) => {
    if (card.kind === 'kpo') {
      const { hp } = card.sheet;
      return { card, lives: kpoCharacter(card.id)?.hp ?? hp, most: hp, status: null, xp: null };
    }
    const most = card.lives.own + card.lives.worn;
    const { lives = most, status = 'up', xp = 0 } = character(card.id) ?? {};
    return {
      card,
      lives,
      most,
      status: status === 'up' ? null : status,
      xp: card.sheet.origin.is === 'creature' ? null : xp,
    };
  });
