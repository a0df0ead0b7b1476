import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Being } from '../../roster/animal-form.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { otherSide, type Side } from '../../vocabulary/terms.ts';
import { happens, type Decision } from '../decision.ts';
import { activeOn, bears, fighterOf, isActive, isOneOf, SIDE_LIMIT, type Fight, type Fighter } from '../fight.ts';
import { animalFor } from '../animal-form.ts';
import { isHealable, standingAfterSpells } from '../fallen.ts';
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
  readonly as?: Being | undefined;
}

/** DBF-SP-EL5: metres. */
export const FIREBALL_RANGE = 30;

/**
 * DBF-MGC-02, DBF-SPP-01: any active fighter, idle or not (DBF-A-24), declares any number of spells (DBF-A-29), each
 * once a phase of the event. What is illegal is refused; what is declared is used, whatever becomes of its target
 * (DBF-A-33).
 */
export function decideDeclaration(fight: Fight, casting: Casting): Decision {
  const caster = fighterOf(fight, casting.who);
  if (caster === undefined) return refuse('not-in-the-fight', { who: casting.who });
  if (!isActive(caster)) return refuse('not-active', { who: casting.who });
  if (caster.form !== null) return refuse('in-animal-form', { who: casting.who }, 'DBF-A-61');
  const able = castable(caster.sheet, caster.used, casting.who, casting.spell);
  if (able !== null) return able;
  if (fight.houseRules.spellsPerRound === 'one' && fight.declared.some(({ who }) => who === casting.who)) {
    return refuse('one-spell-a-round', { who: casting.who }, 'DBF-A-29');
  }
  const spell = spellBook[casting.spell];
  if (spell.where === 'outside' && !takesOneAway(fight, spell))
    return refuse('not-in-a-fight', { spell: casting.spell }, spell.rule);
  const aimed = targetsOf(fight, caster, casting, spell);
  if (!aimed.ok) return aimed;
  const spared = spell.effects.some(({ does }) => does === 'frightens') ? lastLifeSpared(fight, aimed.on) : null;
  if (spared !== null) return spared;
  const regains = regainedBy(caster, casting, spell);
  if (regains !== null && !regains.ok) return regains;
  const form = animalFor(casting.spell, casting.who, casting.as);
  if (!form.ok) return form;
  const { who, spell: id } = casting;
  return happens({
    type: 'v1.SpellDeclared',
    fight: fight.id,
    who,
    spell: id,
    on: aimed.on,
    regains: regains?.spell ?? null,
    as: form.animal,
  });
}

/** DBF-A-62: by house rule a trance may be entered in a fight, which is to leave it. */
const takesOneAway = ({ houseRules }: Fight, { effects }: Spell): boolean =>
  houseRules.tranceInFight === 'leaves-the-fight' && effects.some(({ does }) => does === 'entrances');

/** DBF-A-47: by house rule nobody is frightened who has one life. */
function lastLifeSpared(fight: Fight, on: readonly CharacterId[]): Refused | null {
  const last = on.find((id) => fighterOf(fight, id)?.lives === 1);
  return last === undefined || fight.houseRules.lastLifeFear !== 'refused'
    ? null
    : refuse('fear-refused', { who: last }, 'DBF-A-47');
}

/**
 * DBF-A-24: the idle are targets too; DBF-A-60: an animal or an undead of the own side as well; DBF-A-35: a being may
 * stand on any side, only an opponent may not.
 */
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
      return withRoom(
        fight,
        spell,
        only((fighter) => !bears(fighter, 'driven-off') && reaches(fight, fighter, caster, casting.spell)),
      );
    }
    case 'up-to-three-beings':
      return withRoom(
        fight,
        spell,
        only((fighter) => isReachable(fight, fighter, spell), 3),
      );
    case 'one-undead':
      return only((fighter) => isActive(fighter) && isCreature(fighter, 'undead'));
    case 'one-animal':
      return only((fighter) => isActive(fighter) && isCreature(fighter, 'animal'));
    default:
      return spell.targets satisfies never;
  }
}

/**
 * DBF-A-43: one party of at most three within 30 m, of those who stand by as well; nobody named means the opponents.
 */
function oneParty(fight: Fight, casting: Casting, opponents: readonly Fighter[], illegal: () => Refused): Aimed {
  if ((casting.range ?? 0) > FIREBALL_RANGE) return refuse('out-of-range', { range: FIREBALL_RANGE }, 'DBF-SP-EL5');
  if (casting.on.length === 0) return { ok: true, on: opponents.map(({ id }) => id) };
  const named = casting.on.flatMap((id) => fighterOf(fight, id) ?? []);
  const [first] = named;
  const oneSide =
    named.length === casting.on.length && named.every((each) => isActive(each) && each.side === first?.side);
  const bystanders = casting.on.every((id) => fight.present.includes(id));
  const few = casting.on.length <= SIDE_LIMIT && new Set(casting.on).size === casting.on.length;
  return few && (oneSide || bystanders) ? { ok: true, on: casting.on } : illegal();
}

/**
 * A being in the fight: the standing, for revival the lying (DBF-A-42), for a holy weapon the own side (DBF-SP-BO4).
 */
function reaches(fight: Fight, fighter: Fighter, caster: Fighter, id: SpellId): boolean {
  const spell = spellBook[id];
  if (spell.conditions.includes('lying-or-dead'))
    return fighter.status === 'knocked-out' || fighter.status === 'asleep' || fighter.status === 'dead';
  return isReachable(fight, fighter, spell) && (id !== 'holy-weapon' || fighter.side === caster.side);
}

/** DBF-A-41: what heals reaches the fallen where the house lets it. */
const isReachable = (fight: Fight, fighter: Fighter, spell: Spell): boolean =>
  isActive(fighter) || (heals(spell) && isHealable(fighter, fight));

const heals = ({ effects }: Spell): boolean => effects.some(({ does }) => does === 'heals');

function withRoom(fight: Fight, spell: Spell, aimed: Aimed): Aimed {
  const full = aimed.ok && heals(spell) ? fullSide(fight, aimed.on) : null;
  return full === null ? aimed : refuse('side-full', { side: full, limit: SIDE_LIMIT }, 'DBF-END-06');
}

/** DBF-A-41, DBF-END-06: the side on which the healed would be a fourth, with those who will rise anyway. */
function fullSide(fight: Fight, on: readonly CharacterId[]): Side | null {
  const raised = on.flatMap((id) => fighterOf(fight, id) ?? []).filter((fighter) => !isActive(fighter));
  const full = raised.find(({ side }) => standingAfterSpells(fight, side, on) > SIDE_LIMIT);
  return full?.side ?? null;
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
