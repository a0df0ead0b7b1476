import type { CharacterId } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { otherSide, type Side } from '../../vocabulary/terms.ts';
import { happens, type Decision } from '../decision.ts';
import { activeOn, fighterOf, isActive, isOneOf, SIDE_LIMIT, type Fight, type Fighter } from '../fight.ts';
import { castable } from './castable.ts';
import type { Spell } from './spell.ts';
import { schoolOf, spellBook, spellLevel } from './spell-book.ts';
import { isLiving } from './living.ts';

/** What a caster says in the spell phase. */
export interface Casting {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly on: readonly CharacterId[];
  readonly regain?: SpellId | undefined;
  readonly range?: number | undefined;
}

/** DBF-SP-EL5: metres. */
export const FIREBALL_RANGE = 30;

/**
 * DBF-MGC-02, DBF-SPP-01: any active fighter declares any number of spells (DBF-A-29), each once a phase of the event. What
 * is illegal is refused; what is declared is used, whatever becomes of its target (DBF-A-33).
 */
export function decideDeclaration(fight: Fight, casting: Casting): Decision {
  const caster = fighterOf(fight, casting.who);
  if (caster === undefined) return refuse('not-in-the-fight', { who: casting.who });
  if (!isActive(caster)) return refuse('not-active', { who: casting.who });
  const able = castable(caster.sheet, caster.used, casting.who, casting.spell);
  if (able !== null) return able;
  const spell = spellBook[casting.spell];
  if (spell.where === 'outside') return refuse('not-in-a-fight', { spell: casting.spell }, spell.rule);
  const aimed = targetsOf(fight, caster, casting, spell);
  if (!aimed.ok) return aimed;
  const regains = regainedBy(caster, casting, spell);
  if (regains !== null && !regains.ok) return regains;
  const { who, spell: id } = casting;
  return happens({
    type: 'v1.SpellDeclared',
    fight: fight.id,
    who,
    spell: id,
    on: aimed.on,
    regains: regains?.spell ?? null,
  });
}

type Aimed = { readonly ok: true; readonly on: readonly CharacterId[] } | Refused;

function targetsOf(fight: Fight, caster: Fighter, casting: Casting, spell: Spell): Aimed {
  const opponents = activeOn(fight, otherSide(caster.side));
  const named = casting.on.map((id) => fighterOf(fight, id));
  const illegal = (): Refused => refuse('illegal-target', { who: casting.who, spell: casting.spell }, spell.rule);
  const only = (legal: (fighter: Fighter) => boolean, most = 1): Aimed =>
    named.length >= 1 &&
    named.length <= most &&
    new Set(casting.on).size === named.length &&
    named.every((fighter) => fighter !== undefined && legal(fighter) && meets(fighter, spell))
      ? { ok: true, on: casting.on }
      : illegal();
  switch (spell.targets) {
    case 'self':
      return casting.on.some((id) => id !== caster.id) ? illegal() : { ok: true, on: [caster.id] };
    case 'own-party':
      return { ok: true, on: activeOn(fight, caster.side).map(({ id }) => id) };
    case 'one-opponent':
      return only((fighter) => isActive(fighter) && fighter.side !== caster.side);
    case 'paired-opponent': {
      const pair = fight.pairs.find((each) => isOneOf(each, caster.id));
      const both = opponents.some(({ id }) => pair !== undefined && isOneOf(pair, id));
      if (pair === undefined || !both) return refuse('not-paired', { who: caster.id }, 'DBF-A-44');
      return { ok: true, on: [pair.challenger, pair.challenged] };
    }
    case 'all-opponents':
      return { ok: true, on: opponents.map(({ id }) => id) };
    case 'one-party':
      return oneParty(fight, casting, opponents, illegal);
    case 'whole-fight':
      if (casting.spell === 'stop-time' && caster.side === 'challenger') {
        return refuse('challenger-cannot', { who: caster.id }, spell.rule);
      }
      return { ok: true, on: [] };
    case 'one-being': {
      const aimed = only((fighter) => reaches(fighter, caster, casting.spell, spell));
      const full = aimed.ok && spell.conditions.includes('lying-or-dead') ? fullSide(fight, aimed.on) : null;
      return full === null ? aimed : refuse('side-full', { side: full, limit: SIDE_LIMIT }, 'DBF-A-42');
    }
    case 'up-to-three-beings':
      return only(isActive, 3);
    case 'one-undead':
      return only((fighter) => isActive(fighter) && isCreature(fighter, 'undead'));
    case 'one-animal':
      return only((fighter) => isActive(fighter) && isCreature(fighter, 'animal'));
    default:
      return spell.targets satisfies never;
  }
}

/** DBF-A-43: one party of at most three within 30 m; nobody named means the opponents. */
function oneParty(fight: Fight, casting: Casting, opponents: readonly Fighter[], illegal: () => Refused): Aimed {
  if ((casting.range ?? 0) > FIREBALL_RANGE) return refuse('out-of-range', { range: FIREBALL_RANGE }, 'DBF-SP-EL5');
  if (casting.on.length === 0) return { ok: true, on: opponents.map(({ id }) => id) };
  const named = casting.on.flatMap((id) => fighterOf(fight, id) ?? []);
  const [first] = named;
  const oneSide =
    named.length === casting.on.length && named.every((each) => isActive(each) && each.side === first?.side);
  return oneSide && named.length <= 3 ? { ok: true, on: casting.on } : illegal();
}

/** A being in the fight: the standing, for revival the lying (DBF-A-42), for a holy weapon the own side (DBF-SP-BO4). */
function reaches(fighter: Fighter, caster: Fighter, id: SpellId, spell: Spell): boolean {
  if (spell.conditions.includes('lying-or-dead'))
    return fighter.status === 'knocked-out' || fighter.status === 'asleep' || fighter.status === 'dead';
  return isActive(fighter) && (id !== 'holy-weapon' || fighter.side === caster.side);
}

/** DBF-A-42, DBF-END-06: the side on which the revived would be a fourth, with those whose revival is declared already. */
function fullSide(fight: Fight, on: readonly CharacterId[]): Side | null {
  const declared = fight.declared.filter(({ spell }) => spell === 'revival').flatMap((each) => each.on);
  const risen = [...new Set([...declared, ...on])].flatMap((id) => fighterOf(fight, id) ?? []);
  const [last] = on.flatMap((id) => fighterOf(fight, id) ?? []);
  if (last === undefined) return null;
  const standing = activeOn(fight, last.side).length + risen.filter(({ side }) => side === last.side).length;
  return standing > SIDE_LIMIT ? last.side : null;
}

const meets = (fighter: Fighter, { conditions }: Spell): boolean =>
  !conditions.includes('living') || isLiving(fighter.sheet);

const isCreature = ({ sheet: { origin } }: Fighter, creature: 'undead' | 'animal'): boolean =>
  origin.is === 'creature' && origin.creature === creature;

/** DBF-A-40: a used spell of list level 3 or less comes back. */
function regainedBy(
  caster: Fighter,
  { who, regain }: Casting,
  spell: Spell,
): { ok: true; spell: SpellId } | Refused | null {
  if (regain === undefined) return null;
  const may = spell.effects.some(({ does }) => does === 'regains-a-spell');
  if (!may || spellLevel(regain) > 3 || !caster.used.includes(regain)) {
    return refuse('cannot-regain', { who, spell: regain, school: schoolOf(regain) }, 'DBF-A-40');
  }
  return { ok: true, spell: regain };
}
