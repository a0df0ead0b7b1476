import { knows } from '../../roster/character.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Refusal } from '../../vocabulary/refusal.ts';
import { spellsOfSchool, type SpellId } from '../../vocabulary/spells.ts';
import { otherSide } from '../../vocabulary/terms.ts';
import { asksForAnimal } from '../animal-form.ts';
import { activeOn, isActive, type Fight, type Fighter } from '../fight.ts';
import { decideDeclaration, FIREBALL_RANGE } from './declare.ts';
import { schools, spellBook } from './spell-book.ts';
import type { Targets } from './spell.ts';

export interface CastOffer {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly targets: 'none' | 'choose-one' | 'choose-up-to-three' | 'choose-party';
  readonly on: readonly CharacterId[];
  /** DBF-A-43: whole parties of which one is chosen; of the bystanders at most three. */
  readonly parties: readonly PartyOffer[];
  /** In metres, for a spell that asks for the distance; else null. */
  readonly reach: number | null;
  /** DBF-A-40: the used spells of which one may come back. */
  readonly regains: readonly SpellId[];
  /** DBF-SP-PR5: the animal may be entered along with it. */
  readonly asksAnimal: boolean;
}

export interface PartyOffer {
  readonly party: 'opponents' | 'own' | 'present';
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
  schools.flatMap((school) => {
    const spells: readonly SpellId[] = spellsOfSchool[school];
    return spells.filter((spell) => knows(sheet, school) || sheet.extraSpells.includes(spell));
  });

function tryOut(fight: Fight, caster: Fighter, spell: SpellId): CastOffer | CastObstacle {
  const { id: who } = caster;
  const targets = choiceOf[spellBook[spell].targets];
  const attempt = (on: readonly CharacterId[]) => decideDeclaration(fight, { who, spell, on });
  const offer = {
    who,
    spell,
    targets,
    on: [],
    parties: [],
    reach: null,
    regains: [],
    asksAnimal: asksForAnimal(spell),
  };
  if (targets === 'none' || targets === 'choose-party') {
    const decision = attempt([]);
    if (!decision.ok) return { who, spell, refusal: decision.refusal };
    return targets === 'none'
      ? { ...offer, regains: regainable(fight, caster, spell) }
      : { ...offer, parties: partiesOf(fight, caster, attempt), reach: FIREBALL_RANGE };
  }
  const tries = fight.fighters.map(({ id }) => ({ id, decision: attempt([id]) }));
  const legal = tries.filter(({ decision }) => decision.ok).map(({ id }) => id);
  const refused = tries.find(({ decision }) => !decision.ok)?.decision;
  return legal.length === 0 && refused?.ok === false
    ? { who, spell, refusal: refused.refusal }
    : { ...offer, on: legal };
}

const regainable = (fight: Fight, { id: who, used }: Fighter, spell: SpellId): readonly SpellId[] =>
  used.filter((regain) => decideDeclaration(fight, { who, spell, on: [], regain }).ok);

function partiesOf(
  fight: Fight,
  { side }: Fighter,
  attempt: (on: readonly CharacterId[]) => { readonly ok: boolean },
): readonly PartyOffer[] {
  const parties: readonly PartyOffer[] = [
    { party: 'opponents', on: activeOn(fight, otherSide(side)).map(({ id }) => id) },
    { party: 'own', on: activeOn(fight, side).map(({ id }) => id) },
    { party: 'present', on: fight.present.filter((id) => attempt([id]).ok) },
  ];
  return parties.filter(({ on }) => on.length > 0);
}

const choiceOf: Readonly<Record<Targets, CastOffer['targets']>> = {
  self: 'none',
  'own-party': 'none',
  'one-opponent': 'choose-one',
  'paired-opponent': 'none',
  'all-opponents': 'none',
  'one-party': 'choose-party',
  'whole-fight': 'none',
  'one-being': 'choose-one',
  'up-to-three-beings': 'choose-up-to-three',
  'one-undead': 'choose-one',
  'one-animal': 'choose-one',
};
