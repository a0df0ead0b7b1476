import {
  isOnFeet,
  knows,
  potionNamed,
  withoutPotion,
  type Character,
  type Potion,
  type Roster,
} from '../roster/character.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { CampEvent } from '../journal/camp-events.ts';
import type { TimerEvent } from '../timers/events.ts';
import { startTimer } from '../timers/start-timer.ts';
import { timeLeft, timerLength, type RuledTimer } from '../timers/timer.ts';
import { caseId, type CharacterId, type FightId, type Instant } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { Loot } from '../vocabulary/terms.ts';
import { inForm } from './animal-form.ts';
import type { HouseRules } from './house-rules.ts';

/** What decisions after a fight look at: the roster, the timers that run, and the time. */
export interface Aftermath {
  readonly at: Instant;
  readonly roster: Roster;
  readonly timersOf: (who: CharacterId) => readonly RuledTimer[];
  readonly stoppedAt: Instant | null;
  /** Those in force now. */
  readonly houseRules: HouseRules;
  /** Whether the two stood on different sides of that fight. */
  readonly wereOpponents: (one: CharacterId, other: CharacterId, fight: FightId) => boolean;
}

export type AfterDecision =
  { readonly ok: true; readonly events: readonly (RosterEvent | TimerEvent | CampEvent)[] } | Refused;

/**
 * DBF-AFT-04, -05, -06: one who lies may be killed. The reason goes before the council of ORGs, and the dead one lies ten
 * minutes from now; what ran before is cancelled.
 */
export function decideKill(by: CharacterId, on: CharacterId, reason: string, around: Aftermath): AfterDecision {
  const victim = lyingVictim(by, on, 'DBF-AFT-04', around);
  if (!victim.ok) return victim;
  if (victim.character.status === 'dead') return refuse('not-knocked-out', { who: on, status: 'dead' }, 'DBF-AFT-04');
  const fight = victim.character.lastFight;
  return {
    ok: true,
    events: [
      { type: 'v1.CharacterKilled', who: on, by, reason },
      ...around.timersOf(on).filter(holdsDown).map(cancel),
      startTimer('death', on, fight, around.at),
      { type: 'v1.CaseOpened', case: caseId(`case-${on}-${String(around.at)}`), victim: on, killer: by, reason, fight },
    ],
  };
}

/**
 * DBF-AFT-02, -03, DBF-A-76: one who lies may be robbed of ducats (all of them), potions, ingredients and items, as often
 * as one likes, but never of weapons, armour and costume. What the tent does not know of is taken all the same. `items`
 * names what is taken of items or potions.
 */
export function decideRob(
  { by, on, take, items }: { by: CharacterId; on: CharacterId; take: Loot; items?: readonly string[] | undefined },
  around: Aftermath,
): AfterDecision {
  if (take === 'weapon' || take === 'armour') return refuse('loot-forbidden', { who: on, take }, 'DBF-AFT-03');
  const victim = lyingVictim(by, on, 'DBF-AFT-02', around);
  if (!victim.ok) return victim;
  const ducats = take === 'ducats' ? victim.character.ducats : 0;
  const taken = take === 'item' ? takenOf(victim.character.items, items) : [];
  const potions = take === 'potion' ? takenPotions(victim.character.potions, items) : [];
  return { ok: true, events: [{ type: 'v1.CharacterRobbed', who: on, by, take, ducats, items: taken, potions }] };
}

/** The things named; none named are all that are listed, nothing said is one of them. */
const takenOf = (listed: readonly string[], named: readonly string[] | undefined): readonly string[] => {
  if (named === undefined) return listed.slice(0, 1);
  return named.length === 0 ? listed : named;
};

const takenPotions = (carried: readonly Potion[], named: readonly string[] | undefined): readonly Potion[] =>
  takenOf(
    carried.map(({ name }) => name),
    named,
  ).reduce<readonly Potion[]>((taken, name) => {
    const left = taken.reduce(withoutPotion, carried);
    return [...taken, potionNamed(left, name) ?? { name, heals: 0, effect: '' }];
  }, []);

/** DBF-ABI-ZAL-3: two minutes with woodcraft; DBF-END-03: five for everybody else. In milliseconds. */
export const pursuitDelay = (pursuer: Character): number =>
  knows(inForm(pursuer).sheet, 'woodcraft') ? 2 * 60_000 : timerLength.pursuit;

/** DBF-END-03: the opponents of that fight may follow who fled only after a while; nobody else has to wait. */
export function decidePursuit(who: CharacterId, target: CharacterId, around: Aftermath): AfterDecision {
  const actor = able(who, around);
  if (!actor.ok) return actor;
  const fled = around.roster.get(target);
  if (fled === undefined) return refuse('unknown-character', { who: target });
  if (who === target) return refuse('yourself', { who });
  if (!gotAway(fled, around) || fled.lastFight === null) return refuse('not-fled', { who: target }, 'DBF-END-03');
  const restrained = around.wereOpponents(who, target, fled.lastFight);
  const left = restrained ? pursuitLeft(actor.character, fled, around) : 0;
  if (left > 0) return refuse('pursuit-too-early', { who, target, left }, 'DBF-END-03');
  return { ok: true, events: [{ type: 'v1.PursuitBegun', who, target, fight: fled.lastFight }] };
}

/**
 * Milliseconds until `pursuer` may follow; 0 when it may. The last flight counts; a pursuit timer that is put away has run
 * out long ago.
 */
export function pursuitLeft(
  pursuer: Character,
  fled: Character,
  around: Pick<Aftermath, 'at' | 'timersOf' | 'stoppedAt'>,
): number {
  const [timer] = around
    .timersOf(fled.id)
    .filter(({ kind }) => kind === 'pursuit')
    .toSorted((a, b) => b.startedAt - a.startedAt);
  if (timer === undefined) return 0;
  const passed = timerLength.pursuit - timeLeft(timer, around.at, around.stoppedAt);
  return Math.max(0, pursuitDelay(pursuer) - passed);
}

/** DBF-A-71: who fled with the last life lies outside, and got away all the same. */
const gotAway = (character: Character, around: Aftermath): boolean =>
  character.status === 'fled' || fellOutside(character, around);

const fellOutside = ({ id, status, lastFight }: Character, { timersOf }: Aftermath): boolean => {
  const timers = timersOf(id).filter(({ fight }) => fight === lastFight);
  const lying = timers.find(({ kind, state }) => kind === 'knockout' && state === 'running');
  const flight = timers.find(({ kind }) => kind === 'pursuit');
  return status === 'knocked-out' && lying !== undefined && lying.startedAt === flight?.startedAt;
};

/** Lies in the grass: robbed and killed by everybody (DBF-A-76: sleepers too). */
export const isLying = ({ status, fight }: Character): boolean =>
  fight === null && (status === 'knocked-out' || status === 'asleep' || status === 'entranced');

/** DBF-AFT-02, -06: who lies, the dead too until they go to the head ORG. */
export const isRobbable = (character: Character): boolean =>
  isLying(character) || (character.status === 'dead' && !character.waitsAtHeadOrg);

type Found = { readonly ok: true; readonly character: Character } | Refused;

function lyingVictim(by: CharacterId, on: CharacterId, rule: string, around: Aftermath): Found {
  const victim = around.roster.get(on);
  if (victim === undefined) return refuse('unknown-character', { who: on });
  if (by === on) return refuse('yourself', { who: by });
  if (victim.fight !== null) return refuse('still-in-the-fight', { who: on }, 'DBF-A-76');
  const actor = able(by, around);
  if (!actor.ok) return actor;
  if (!isRobbable(victim)) return refuse('not-knocked-out', { who: on, status: victim.status }, rule);
  const left = isOutOfReach(by, victim, around) ? pursuitLeft(actor.character, victim, around) : 0;
  if (left > 0) return refuse('pursuit-too-early', { who: by, target: on, left }, 'DBF-A-71');
  return { ok: true, character: victim };
}

/** DBF-END-03, DBF-A-71: the opponents may not follow yet who fell after getting away from them. */
const isOutOfReach = (by: CharacterId, victim: Character, around: Aftermath): boolean =>
  victim.lastFight !== null && fellOutside(victim, around) && around.wereOpponents(by, victim.id, victim.lastFight);

function able(who: CharacterId, { roster }: Aftermath): Found {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  if (character.fight !== null) return refuse('in-another-fight', { who, fight: character.fight }, 'DBF-A-65');
  if (!isOnFeet(character.status)) return refuse('not-on-feet', { who, status: character.status });
  return { ok: true, character };
}

const holdsDown = ({ kind, state }: RuledTimer): boolean => state === 'running' && kind !== 'pursuit';

const cancel = ({ id }: RuledTimer): TimerEvent => ({ type: 'v1.TimerCancelled', timer: id });
