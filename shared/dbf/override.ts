import type { Roster } from '../roster/character.ts';
import type { OverrideCommand } from '../roster/commands.ts';
import { statusAfterOverride } from '../roster/override.ts';
import type { TimerEvent } from '../timers/events.ts';
import { startTimer } from '../timers/start-timer.ts';
import type { TimerKind } from '../timers/timer.ts';
import { refuse } from '../vocabulary/refusal.ts';
import type { Status } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { activeOn, fighterOf, isActive, isAway, SIDE_LIMIT, type Fight, type Fighter } from './fight.ts';
import { openPairing } from './pairing.ts';
import { formsLeftByFlight } from './spells/transformation.ts';
import { isAsleep, wokeIn } from './woken-in-fight.ts';

/**
 * An ORG puts a fighter right. While the fight runs, who fled stays away (DBF-END-04), and who is said to have fled may not
 * be followed for a while (DBF-END-03). Who woke meanwhile is not put to sleep by it unless it says so. After the fight, the
 * numbers of the roster are the ones that are put right.
 */
export function decideFightOverride(fight: Fight, command: OverrideCommand, around: Surroundings): Decision {
  const { who, lives, reason } = command;
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  const runs = fight.phase !== 'over';
  const before = runs ? fighter.status : statusSince(fighter, around.roster);
  const left = statusAfterOverride(before, command);
  if (!left.ok) return left;
  const { status } = left;
  if (runs && isAway(fighter) && status !== fighter.status) return refuse('has-fled', { who }, 'DBF-END-04');
  const rises = runs && status === 'up' && fighter.status !== 'up';
  if (rises && activeOn(fight, fighter.side).length >= SIDE_LIMIT) {
    return refuse('side-full', { side: fighter.side, limit: SIDE_LIMIT }, 'DBF-END-06');
  }
  const after = {
    ...fight,
    fighters: fight.fighters.map((each) => (each === fighter ? { ...each, lives, status } : each)),
  };
  const temporary = Math.min(fighter.temporary, lives);
  const woke = runs && wokeIn(around.roster, fighter);
  const again = woke && command.status !== undefined;
  const staysAwake = woke && !again && isAsleep(status);
  const reopens = fight.phase === 'pairing' && isActive(fighter) !== isActive({ ...fighter, status });
  const pairing = reopens ? openPairing(after) : null;
  return happens(
    { type: 'v1.StandingOverridden', fight: fight.id, who, lives, temporary, status, reason, pairing },
    ...(runs && status === 'fled' ? formsLeftByFlight(after, [who], around) : []),
    ...(runs && (again || status !== fighter.status) ? timersOf(fight, fighter, status, around) : []),
    ...(staysAwake ? ([{ type: 'v1.ConditionChanged', who, lives, temporary, status: 'up' }] as const) : []),
  );
}

/** Flight, sleep and trance run from now, not from the end of the fight; who sleeps no more has no timer for it. */
function timersOf(
  fight: Fight,
  { id, status: before }: Fighter,
  status: Status,
  { at, timersOf: running }: Surroundings,
): readonly TimerEvent[] {
  const ended = (running?.(id) ?? []).filter(
    ({ kind, state }) => state === 'running' && kind === runsInAFight[before] && kind !== 'pursuit',
  );
  const begun = runsInAFight[status] ?? null;
  return [
    ...ended.map((timer): TimerEvent => ({ type: 'v1.TimerCancelled', timer: timer.id })),
    ...(begun === null ? [] : [startTimer(begun, id, fight.id, at)]),
  ];
}

const runsInAFight: Readonly<Partial<Record<Status, TimerKind>>> = {
  fled: 'pursuit',
  asleep: 'sleep',
  entranced: 'trance',
};

const statusSince = ({ id, status }: Fighter, roster: Roster): Status => roster.get(id)?.status ?? status;
