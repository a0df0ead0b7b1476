import type { CastOffer } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { spellIds } from '../../shared/vocabulary/spells.ts';
import { creatureKinds } from '../../shared/vocabulary/terms.ts';
import type { Dice } from './dice.ts';

/** A spell that is offered, with targets of those that are offered. */
export function castOf(
  { who, spell, on, targets, parties, asksAnimal }: CastOffer,
  fight: string,
  dice: Dice,
): CommandDraft {
  const as = asksAnimal && dice.number(4) > 0 ? { as: being('animal', dice) } : {};
  if (targets === 'choose-party') {
    const party = dice.of(parties)?.on ?? [];
    return { type: 'cast', fight, who, spell, on: [...dice.some(party, 3)] };
  }
  const most = { none: 0, 'choose-one': 1, 'choose-up-to-three': 1 + dice.number(3) }[targets];
  return { type: 'cast', fight, who, spell, on: [...dice.some(on, most)], ...as };
}

/** Any spell at anybody. */
export const anyCast = (fight: string, who: string, on: readonly string[], dice: Dice): CommandDraft => ({
  type: 'cast',
  fight,
  who,
  spell: dice.of(spellIds) ?? 'trip',
  on: [...on],
  ...(dice.number(3) === 0 ? { regain: dice.of(spellIds) ?? 'trip' } : {}),
  ...anyForm(dice),
});

export const anyForm = (dice: Dice) => (dice.number(2) === 0 ? { as: being(dice.of(creatureKinds), dice) } : {});

const being = (creature: (typeof creatureKinds)[number], dice: Dice) => ({
  name: 'wolf',
  creature,
  level: 1 + dice.number(9),
  lives: 1 + dice.number(4),
  hit: 1 + dice.number(2),
  abilities: dice.number(3) === 0 ? (['dodge'] as const).slice() : [],
  weapon: 'claws' as const,
});
