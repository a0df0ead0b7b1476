import type { AnimalForm, Being } from '../../roster/animal-form.ts';
import { isOnFeet, type Character } from '../../roster/character.ts';
import { startTimer } from '../../timers/start-timer.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { isLying, type AfterDecision, type Aftermath } from '../after-fight.ts';
import { animalFor, formOf, inForm } from '../animal-form.ts';
import { isWokenByHealing } from '../fallen.ts';
import type { HouseRules } from '../house-rules.ts';
import { maxLives } from '../lives.ts';
import { wakes } from '../waking.ts';
import { castable } from './castable.ts';
import { FIREBALL_RANGE } from './declare.ts';
import { isLiving } from './living.ts';
import { changed, ended, wounded } from './outside-wounds.ts';
import type { Effect, Spell } from './spell.ts';
import { spellBook } from './spell-book.ts';

export interface OutsideCasting {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly on: readonly CharacterId[];
  readonly range?: number | undefined;
  readonly consent?: boolean | undefined;
  readonly as?: Being | undefined;
}

type Events = Extract<AfterDecision, { ok: true }>['events'];
type Found = { readonly ok: true; readonly people: readonly Character[] } | Refused;

/** A spell outside a fight takes effect at once (DBF-A-34: of those that harm, only the fireball). */
export function decideCastOutside(casting: OutsideCasting, around: Aftermath): AfterDecision {
  const caster = around.roster.get(casting.who);
  if (caster === undefined) return refuse('unknown-character', { who: casting.who });
  if (caster.fight !== null) return refuse('in-another-fight', { who: caster.id, fight: caster.fight });
  if (!isOnFeet(caster.status)) return refuse('not-on-feet', { who: caster.id, status: caster.status });
  if (caster.form !== null) return refuse('in-animal-form', { who: caster.id }, 'DBF-A-61');
  const unable = castable(caster.sheet, caster.used, caster.id, casting.spell);
  if (unable !== null) return unable;
  const spell = spellBook[casting.spell];
  if (spell.where === 'fight') return refuse('only-in-a-fight', { spell: casting.spell }, spell.rule);
  const found = targetsOf(caster, casting, spell, around);
  if (!found.ok) return found;
  const form = animalFor(casting.spell, caster.id, casting.as);
  if (!form.ok) return form;
  const cast: Events = [
    { type: 'v1.SpellCast', who: caster.id, spell: casting.spell, on: found.people.map(({ id }) => id) },
  ];
  const effects = spell.effects.flatMap((effect) => found.people.flatMap((person) => happen(effect, person, around)));
  const shape = form.animal === null ? [] : [shapeTaken(caster, form.animal, around)];
  return { ok: true, events: [...cast, ...shape, ...effects] };
}

const shapeTaken = (caster: Character, animal: AnimalForm, { houseRules }: Aftermath): Events[number] => {
  const { lives, temporary, ...form } = formOf(animal, caster, houseRules.animalForm);
  return { type: 'v1.ShapeTaken', who: caster.id, form, lives, temporary };
};

function targetsOf(caster: Character, casting: OutsideCasting, spell: Spell, around: Aftermath): Found {
  const { roster, houseRules } = around;
  const illegal = refuse('illegal-target', { who: caster.id, spell: casting.spell }, spell.rule);
  const named = casting.on.flatMap((id) => roster.get(id) ?? []).map(inForm);
  const clear = named.length === new Set(casting.on).size && named.length === casting.on.length;
  if (!clear || named.some(({ fight }) => fight !== null)) return illegal;
  switch (spell.targets) {
    case 'self':
      return casting.on.every((id) => id === caster.id) ? { ok: true, people: [caster] } : illegal;
    case 'own-party': {
      const party = named.some(({ id }) => id === caster.id) ? named : [caster, ...named];
      return party.length <= 3 ? { ok: true, people: party } : illegal;
    }
    case 'one-party':
      if ((casting.range ?? 0) > FIREBALL_RANGE) return refuse('out-of-range', { range: FIREBALL_RANGE }, spell.rule);
      return named.length >= 1 && named.length <= 3 ? { ok: true, people: named } : illegal;
    case 'up-to-three-beings':
    case 'one-being': {
      const most = spell.targets === 'one-being' ? 1 : 3;
      if (named.length < 1 || named.length > most) return illegal;
      return (
        named.map((person) => meets(person, casting, spell, houseRules)).find((why) => why !== null) ?? {
          ok: true,
          people: named,
        }
      );
    }
    default:
      return illegal;
  }
}

function meets(
  person: Character,
  { consent, who, spell: id }: OutsideCasting,
  spell: Spell,
  rules: HouseRules,
): Refused | null {
  const illegal = refuse('illegal-target', { who, spell: id }, spell.rule);
  if (spell.conditions.includes('living') && !isLiving(person.sheet)) return illegal;
  if (spell.conditions.includes('lying-or-dead')) return isLying(person) || isDeadHere(person) ? null : illegal;
  if (spell.conditions.includes('lying-or-willing')) {
    if (person.status === 'dead') return illegal;
    return isLying(person) || consent === true ? null : refuse('no-consent', { target: person.id }, spell.rule);
  }
  const wakes = spell.effects.some(({ does }) => does === 'heals') && isWokenByHealing(person, rules);
  if (wakes || isOnFeet(person.status)) return null;
  return refuse('not-on-feet', { who: person.id, status: person.status }, 'DBF-A-41');
}

/** DBF-A-42: the dead can be called back within the ten minutes in which they lie. */
const isDeadHere = ({ status, waitsAtHeadOrg }: Character): boolean => status === 'dead' && !waitsAtHeadOrg;

function happen(effect: Effect, person: Character, around: Aftermath): Events {
  switch (effect.does) {
    case 'heals': {
      const lives = Math.max(person.lives, Math.min(person.lives + effect.lives, maxLives(person.sheet)));
      const { status } = person;
      return status === 'knocked-out' ? wakes({ ...person, lives }, around) : [changed(person, { lives })];
    }
    case 'wounds':
      return wounded(person, effect.lives, around);
    case 'temporary-life':
      return [changed(person, { lives: person.lives + 1, temporary: person.temporary + 1 })];
    case 'revives':
      return [changed(person, { lives: maxLives(person.sheet), temporary: 0, status: 'up' }), ...ended(person, around)];
    case 'entrances':
      return [changed(person, { status: 'entranced' }), startTimer('trance', person.id, null, around.at)];
    case 'starts':
      return [startTimer(effect.timer, person.id, null, around.at)];
    default:
      return [];
  }
}
