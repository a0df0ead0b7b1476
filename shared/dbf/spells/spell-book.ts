import type { School, SpellId } from '../../vocabulary/spells.ts';
import { spellsOfSchool } from '../../vocabulary/spells.ts';
import { clairvoyance } from './clairvoyance.ts';
import { elements } from './elements.ts';
import { enchantment } from './enchantment.ts';
import { healing } from './healing.ts';
import { nature } from './nature.ts';
import { necromancy } from './necromancy.ts';
import type { Spell } from './spell.ts';
import { worship } from './worship.ts';

/** All 35 spell cards. */
export const spellBook: Readonly<Record<SpellId, Spell>> = {
  ...elements,
  ...enchantment,
  ...clairvoyance,
  ...necromancy,
  ...healing,
  ...nature,
  ...worship,
};

export const schools = Object.keys(spellsOfSchool) as readonly School[];

/** The level of a spell within its school, 1 to 5. */
export function spellLevel(spell: SpellId): number {
  const school = schoolOf(spell);
  return (spellsOfSchool[school] as readonly SpellId[]).indexOf(spell) + 1;
}

export function schoolOf(spell: SpellId): School {
  const school = schools.find((each) => (spellsOfSchool[each] as readonly SpellId[]).includes(spell));
  if (school === undefined) throw new Error(`${spell} belongs to no school`);
  return school;
}
