import { isOnFeet, type Character, type OwnSpell } from '../../roster/character.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { AfterDecision, Aftermath } from '../after-fight.ts';

/**
 * DBF-MGC-04, DBF-MGC-02: a spell of one's own, in a fight or outside, once in a phase of the event. What it does is played
 * out at the table; its numbers come from an ORG.
 */
export function decideCastSpecial(
  who: CharacterId,
  name: string,
  { roster }: Pick<Aftermath, 'roster'>,
): AfterDecision {
  const caster = roster.get(who);
  if (caster === undefined) return refuse('unknown-character', { who });
  if (!isOnFeet(caster.status)) return refuse('not-on-feet', { who, status: caster.status });
  return whyNotOwn(caster, name) ?? { ok: true, events: [{ type: 'v1.SpecialSpellCast', who, name }] };
}

/** The own spells that may still be cast in this phase of the event. */
export const freshOwnSpells = (caster: Character): readonly OwnSpell[] =>
  isOnFeet(caster.status) ? caster.sheet.ownSpells.filter(({ name }) => whyNotOwn(caster, name) === null) : [];

function whyNotOwn({ id, sheet, usedSpecial, form }: Character, name: string): Refused | null {
  if (form !== null) return refuse('in-animal-form', { who: id }, 'DBF-A-61');
  if (!sheet.ownSpells.some((spell) => spell.name === name)) {
    return refuse('own-spell-unknown', { who: id, name }, 'DBF-MGC-04');
  }
  return usedSpecial.includes(name) ? refuse('own-spell-used', { who: id, name }, 'DBF-MGC-02') : null;
}
