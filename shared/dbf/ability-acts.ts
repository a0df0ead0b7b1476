import { isOnFeet, knows, type Character } from '../roster/character.ts';
import { startTimer } from '../timers/start-timer.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { AbilityId } from '../vocabulary/terms.ts';
import type { AfterDecision, Aftermath } from './after-fight.ts';
import { inForm } from './animal-form.ts';
import { dodgeOf, enterFight } from './fighter.ts';
import { hitStrength } from './hit.ts';
import { loses } from './losses.ts';
import { whyAnimalsMayNot } from './spells/animal-speech.ts';

/** DBF-ABI-ZLO-3: so many ducats at the most. */
const TOKEN_DUCATS = 3;

export const smashTargets = ['door', 'large-chest', 'small-chest', 'gate'] as const;
export type SmashTarget = (typeof smashTargets)[number];

/**
 * DBF-ABI-ZAK-2, DBF-A-70: a sneak hit with the own strength, one before a challenge, whoever strikes. The watchful notice
 * it and nothing happens (DBF-ABI-POZ-3); a dodge negates it and is used in the fight that follows (DBF-A-56).
 */
export function decideSneak(by: CharacterId, on: CharacterId, dodge: boolean, around: Aftermath): AfterDecision {
  const sneaker = free(by, around);
  if (!sneaker.ok) return sneaker;
  const unseen = around.timersOf(by).find(({ kind, state }) => kind === 'invisibility' && state === 'running');
  if (unseen === undefined && !knows(sneaker.character.sheet, 'sneaking'))
    return missing(by, 'sneaking', 'DBF-ABI-ZAK-1');
  const victim = free(on, around);
  if (!victim.ok) return victim;
  if (by === on) return refuse('yourself', { who: by });
  const ambushed = [sneaker, victim].find(({ character }) => character.ambush !== null);
  if (ambushed !== undefined) return refuse('already-sneaked', { who: ambushed.character.id }, 'DBF-A-70');
  const spared = whyAnimalsMayNot([sneaker.character], [victim.character], around.timersOf);
  if (spared !== null) return spared;
  if (isWatchful(victim.character, around)) return { ok: true, events: [{ type: 'v1.SneakNoticed', who: on, by }] };
  if (dodge && dodgeOf(enterFight(victim.character, 'challenged')) === 'none')
    return missing(on, 'dodge', 'DBF-ABI-UHY-1');
  const strength = hitStrength(sneaker.character.sheet, around.houseRules).total;
  const left = dodge ? victim.character : loses(victim.character, strength);
  const { lives, temporary } = left;
  const fell = lives === 0;
  return {
    ok: true,
    events: [
      {
        type: 'v1.SneakHit',
        who: on,
        by,
        strength,
        dodged: dodge,
        lives,
        temporary,
        status: fell ? 'knocked-out' : 'up',
      },
      ...(fell ? [startTimer('knockout', on, null, around.at)] : []),
      ...(unseen === undefined ? [] : [{ type: 'v1.TimerCancelled', timer: unseen.id } as const]),
    ],
  };
}

/** DBF-ABI-POZ-3, DBF-SP-JA1, DBF-A-64: perception of one's own, or sharpened senses while their time runs. */
const isWatchful = ({ id, sheet }: Character, { timersOf }: Aftermath): boolean =>
  knows(sheet, 'perception') || timersOf(id).some(({ kind, state }) => kind === 'senses' && state === 'running');

interface Theft {
  readonly by: CharacterId;
  readonly on: CharacterId;
  readonly give: 'ducats' | 'item';
  readonly item?: string | undefined;
}

/**
 * DBF-ABI-ZLO-3, DBF-A-87: the victim hands over three ducats, or all if fewer, or one item: the one named, which the tent
 * need not know of, else the first that is listed.
 */
export function decideSteal({ by, on, give, item }: Theft, around: Aftermath): AfterDecision {
  const thief = free(by, around);
  if (!thief.ok) return thief;
  if (!knows(thief.character.sheet, 'thievery')) return missing(by, 'thievery', 'DBF-ABI-ZLO-1');
  if (!thief.character.token) return refuse('no-token', { who: by }, 'DBF-ABI-ZLO-4');
  const victim = free(on, around);
  if (!victim.ok) return victim;
  if (by === on) return refuse('yourself', { who: by });
  const ducats = give === 'ducats' ? Math.min(TOKEN_DUCATS, victim.character.ducats) : 0;
  const items = give === 'item' ? (item === undefined ? victim.character.items.slice(0, 1) : [item]) : [];
  return { ok: true, events: [{ type: 'v1.CharacterRobbed', who: on, by, take: give, ducats, items, potions: [] }] };
}

/** DBF-ABI-NIC-2 to -7: doors and large chests cost a life, also the last one unless the house refuses it (DBF-A-86); gates hold. */
export function decideSmash(who: CharacterId, target: SmashTarget, around: Aftermath): AfterDecision {
  const actor = free(who, around);
  if (!actor.ok) return actor;
  if (!knows(actor.character.sheet, 'demolition')) return missing(who, 'demolition', 'DBF-ABI-NIC-1');
  if (target === 'gate') return refuse('gate-holds', { who }, 'DBF-ABI-NIC-5');
  const left = loses(actor.character, target === 'small-chest' ? 0 : 1);
  const fell = left.lives === 0;
  if (fell && around.houseRules.lastLifeSmash === 'refused') return refuse('last-life-smash', { who }, 'DBF-A-86');
  return {
    ok: true,
    events: [
      { type: 'v1.ThingSmashed', who, target },
      { type: 'v1.ConditionChanged', who, ...left, status: fell ? 'knocked-out' : actor.character.status },
      ...(fell ? [startTimer('knockout', who, null, around.at)] : []),
    ],
  };
}

const missing = (who: CharacterId, ability: AbilityId, rule: string): Refused =>
  refuse('ability-missing', { who, ability }, rule);

export type Found = { readonly ok: true; readonly character: Character } | Refused;

/** Who may act outside a fight: known, in none, and on their feet; as an animal with what that can do (DBF-SP-PR5). */
export function free(who: CharacterId, { roster }: Aftermath): Found {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  if (character.fight !== null) return refuse('in-another-fight', { who, fight: character.fight }, 'DBF-PTY-02');
  if (!isOnFeet(character.status)) return refuse('not-on-feet', { who, status: character.status });
  return { ok: true, character: inForm(character) };
}
