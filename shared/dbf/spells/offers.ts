import { knows } from '../../roster/character.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Refusal } from '../../vocabulary/refusal.ts';
import { spellsOfSchool, type SpellId } from '../../vocabulary/spells.ts';
import { isActive, type Fight, type Fighter } from '../fight.ts';
import { decideDeclaration } from './declare.ts';
import { schools, spellBook } from './spell-book.ts';
import type { Targets } from './spell.ts';

export interface CastOffer {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly targets: 'none' | 'choose-one' | 'choose-up-to-three';
  readonly on: readonly CharacterId[];
}

export interface CastObstacle {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly refusal: Refusal;
}

/** Everything that active fighters could declare now, and what of their schools they can't. */
export function spellOffers(fight: Fight): {
  readonly cast: readonly CastOffer[];
  readonly cannotCast: readonly CastObstacle[];
} {
  const tried = fight.fighters
    .filter(isActive)
    .flatMap((fighter) => spellsOf(fighter).map((spell) => tryOut(fight, fighter, spell)));
  return {
    cast: tried.flatMap((each) => ('refusal' in each ? [] : [each])),
    cannotCast: tried.flatMap((each) => ('refusal' in each ? [each] : [])),
  };
}

const spellsOf = ({ sheet }: Fighter): readonly SpellId[] =>
  schools.filter((school) => knows(sheet, school)).flatMap((school): readonly SpellId[] => spellsOfSchool[school]);

function tryOut(fight: Fight, { id: who }: Fighter, spell: SpellId): CastOffer | CastObstacle {
  const targets = choiceOf[spellBook[spell].targets];
  const attempt = (on: readonly CharacterId[]) => decideDeclaration(fight, { who, spell, on });
  if (targets === 'none') {
    const decision = attempt([]);
    return decision.ok ? { who, spell, targets, on: [] } : { who, spell, refusal: decision.refusal };
  }
  const tries = fight.fighters.map(({ id }) => ({ id, decision: attempt([id]) }));
  const legal = tries.filter(({ decision }) => decision.ok).map(({ id }) => id);
  const refused = tries.find(({ decision }) => !decision.ok)?.decision;
  return legal.length === 0 && refused?.ok === false
    ? { who, spell, refusal: refused.refusal }
    : { who, spell, targets, on: legal };
}

const choiceOf: Readonly<Record<Targets, CastOffer['targets']>> = {
  self: 'none',
  'own-party': 'none',
  'one-opponent': 'choose-one',
  'paired-opponent': 'none',
  'all-opponents': 'none',
  'one-party': 'none',
  'whole-fight': 'none',
  'one-being': 'choose-one',
  'up-to-three-beings': 'choose-up-to-three',
  'one-undead': 'choose-one',
  'one-animal': 'choose-one',
};
