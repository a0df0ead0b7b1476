import type { Character } from '../../roster/character.ts';
import { instant } from '../../vocabulary/ids.ts';
import type { Refusal } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { asksForAnimal } from '../animal-form.ts';
import { defaultHouseRules, type HouseRules } from '../house-rules.ts';
import { decideCastOutside } from './cast-outside.ts';
import { FIREBALL_RANGE } from './declare.ts';
import { knownSpells } from './known-spells.ts';
import { spellBook } from './spell-book.ts';

/** A spell that may be cast outside a fight, and what must be said about it. */
export interface OutsideOffer {
  readonly spell: SpellId;
  /** Whom to name: nobody, beings up to `most`, or those who stand with the caster in one party. */
  readonly names: 'nobody' | 'beings' | 'party';
  readonly most: number;
  /** In metres, for a spell that asks for the distance; else null. */
  readonly reach: number | null;
  /** Those who stand must agree. */
  readonly consent: boolean;
  /** DBF-SP-PR5: the animal may be entered along with it. */
  readonly asksAnimal: boolean;
}

/** DBF-MGC-02: the known spells that are not used yet and work outside a fight; none in an animal's form (DBF-A-61). */
export const outsideOffers = ({
  sheet,
  used,
  form,
}: Pick<Character, 'sheet' | 'used' | 'form'>): readonly OutsideOffer[] =>
  (form === null ? knownSpells(sheet) : [])
    .filter((spell) => !used.includes(spell) && spellBook[spell].where !== 'fight')
    .map(offerOf);

/** Why a spell does nothing to somebody, whatever else is said with it; null where it may. */
export function whyNoTarget(
  caster: Character,
  spell: SpellId,
  person: Character,
  houseRules: HouseRules = defaultHouseRules,
): Refusal | null {
  const roster = new Map([
    [caster.id, caster],
    [person.id, person],
  ]);
  const nobodyWaits = {
    at: instant(0),
    roster,
    timersOf: () => [],
    stoppedAt: null,
    houseRules,
    wereOpponents: () => false,
  };
  const casting = { who: caster.id, spell, on: [person.id], range: 0, consent: true };
  const decision = decideCastOutside(casting, nobodyWaits);
  return decision.ok ? null : decision.refusal;
}

function offerOf(spell: SpellId): OutsideOffer {
  const { targets, conditions } = spellBook[spell];
  const consent = conditions.includes('lying-or-willing');
  const asksAnimal = asksForAnimal(spell);
  switch (targets) {
    case 'self':
      return { spell, names: 'nobody', most: 0, reach: null, consent, asksAnimal };
    case 'own-party':
      return { spell, names: 'party', most: 2, reach: null, consent, asksAnimal };
    case 'one-party':
      return { spell, names: 'beings', most: 3, reach: FIREBALL_RANGE, consent, asksAnimal };
    case 'up-to-three-beings':
      return { spell, names: 'beings', most: 3, reach: null, consent, asksAnimal };
    default:
      return { spell, names: 'beings', most: 1, reach: null, consent, asksAnimal };
  }
}
