import { isOnFeet, type Character } from '../../roster/character.ts';
import type { TimerEvent } from '../../timers/events.ts';
import { startTimer } from '../../timers/start-timer.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { isLying, type AfterDecision, type Aftermath } from '../after-fight.ts';
import { maxLives } from '../lives.ts';
import { loses } from '../losses.ts';
import { castable } from './castable.ts';
import { FIREBALL_RANGE } from './declare.ts';
import { isLiving } from './living.ts';
import type { Effect, Spell } from './spell.ts';
import { spellBook } from './spell-book.ts';

export interface OutsideCasting {
  readonly who: CharacterId;
  readonly spell: SpellId;
  readonly on: readonly CharacterId[];
  readonly range?: number | undefined;
  readonly consent?: boolean | undefined;
}

type Events = Extract<AfterDecision, { ok: true }>['events'];
type Found = { readonly ok: true; readonly people: readonly Character[] } | Refused;

/** A spell outside a fight takes effect at once (DBF-A-34: of those that harm, only the fireball). */
export function decideCastOutside(casting: OutsideCasting, around: Aftermath): AfterDecision {
  const caster = around.roster.get(casting.who);
  if (caster === undefined) return refuse('unknown-character', { who: casting.who });
  if (caster.fight !== null) return refuse('in-another-fight', { who: caster.id, fight: caster.fight });
  if (!isOnFeet(caster.status)) return refuse('not-on-feet', { who: caster.id, status: caster.status });
  const unable = castable(caster.sheet, caster.used, caster.id, casting.spell);
  if (unable !== null) return unable;
  const spell = spellBook[casting.spell];
  if (spell.where === 'fight') return refuse('only-in-a-fight', { spell: casting.spell }, spell.rule);
  const found = targetsOf(caster, casting, spell, around);
  if (!found.ok) return found;
  const cast: Events = [
    { type: 'v1.SpellCast', who: caster.id, spell: casting.spell, on: found.people.map(({ id }) => id) },
  ];
  const effects = spell.effects.flatMap((effect) => found.people.flatMap((person) => happen(effect, person, around)));
  return { ok: true, events: [...cast, ...effects] };
}

function targetsOf(caster: Character, casting: OutsideCasting, spell: Spell, { roster }: Aftermath): Found {
  const illegal = refuse('illegal-target', { who: caster.id, spell: casting.spell }, spell.rule);
  const named = casting.on.flatMap((id) => roster.get(id) ?? []);
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
        named.map((person) => meets(person, casting, spell)).find((why) => why !== null) ?? { ok: true, people: named }
      );
    }
    default:
      return illegal;
  }
}

function meets(person: Character, { consent, who, spell: id }: OutsideCasting, spell: Spell): Refused | null {
  const illegal = refuse('illegal-target', { who, spell: id }, spell.rule);
  if (spell.conditions.includes('living') && !isLiving(person.sheet)) return illegal;
  if (spell.conditions.includes('lying-or-dead')) return isLying(person) || isDeadHere(person) ? null : illegal;
  if (spell.conditions.includes('lying-or-willing')) {
    if (person.status === 'dead') return illegal;
    return isLying(person) || consent === true ? null : refuse('no-consent', { target: person.id }, spell.rule);
  }
  return isOnFeet(person.status) ? null : refuse('not-on-feet', { who: person.id, status: person.status }, 'DBF-A-41');
}

/** DBF-A-42: the dead can be called back within the ten minutes in which they lie. */
const isDeadHere = ({ status, waitsAtHeadOrg }: Character): boolean => status === 'dead' && !waitsAtHeadOrg;

function happen(effect: Effect, person: Character, around: Aftermath): Events {
  switch (effect.does) {
    case 'heals': {
      const lives = Math.max(person.lives, Math.min(person.lives + effect.lives, maxLives(person.sheet)));
      return [changed(person, { lives })];
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

/** Who sleeps wakes by a wound (DBF-SP-PO5); who lies knocked out or dead is past it. */
function wounded(person: Character, lost: number, around: Aftermath): Events {
  if (person.status === 'knocked-out' || person.status === 'dead') return [];
  const left = loses(person, lost);
  if (left.lives > 0) {
    const woken = person.status === 'asleep' ? ended(person, around) : [];
    return [changed(person, { ...left, status: person.status === 'asleep' ? 'up' : person.status }), ...woken];
  }
  return [
    changed(person, { ...left, status: 'knocked-out' }),
    ...ended(person, around),
    startTimer('knockout', person.id, null, around.at),
  ];
}

const changed = (
  person: Character,
  change: Partial<Pick<Character, 'lives' | 'temporary' | 'status'>>,
): Events[number] => ({
  type: 'v1.ConditionChanged',
  who: person.id,
  lives: change.lives ?? person.lives,
  temporary: change.temporary ?? person.temporary,
  status: change.status ?? person.status,
});

const ended = (person: Character, { timersOf }: Aftermath): readonly TimerEvent[] =>
  timersOf(person.id)
    .filter(({ state, kind }) => state === 'running' && ['knockout', 'death', 'sleep', 'trance'].includes(kind))
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));
