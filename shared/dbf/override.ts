import type { Roster } from '../roster/character.ts';
import type { OverrideCommand } from '../roster/commands.ts';
import { statusAfterOverride } from '../roster/override.ts';
import type { TimerEvent } from '../timers/events.ts';
import { startTimer } from '../timers/start-timer.ts';
import type { Timer } from '../timers/timer.ts';
import { refuse } from '../vocabulary/refusal.ts';
import type { Status } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { activeOn, fighterOf, isActive, SIDE_LIMIT, type Fight, type Fighter } from './fight.ts';
import { openPairing } from './pairing.ts';

/**
 * An ORG puts a fighter right. While the fight runs, who fled stays away (DBF-END-04), and who is said to have fled may not
 * be followed for a while (DBF-END-03). After it, the numbers of the roster are the ones that are put right.
 */
export function decideFightOverride(fight: Fight, command: OverrideCommand, around: Surroundings): Decision {
  const { who, lives, reason } = command;
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  const runs = fight.phase !== 'over';
  const before = runs ? fighter.status : statusSince(fighter, around.roster);
  const status = statusAfterOverride(before, command);
  if (status === null) return refuse('number-out-of-range', { who, field: 'lives' }, 'DBF-A-02');
  if (runs && fighter.status === 'fled' && status !== 'fled') return refuse('has-fled', { who }, 'DBF-END-04');
  const rises = runs && status === 'up' && !isActive(fighter);
  if (rises && activeOn(fight, fighter.side).length >= SIDE_LIMIT) {
    return refuse('side-full', { side: fighter.side, limit: SIDE_LIMIT }, 'DBF-END-06');
  }
  const after = {
    ...fight,
    fighters: fight.fighters.map((each) => (each === fighter ? { ...each, lives, status } : each)),
  };
  const temporary = Math.min(fighter.temporary, lives);
  const reopens = fight.phase === 'pairing' && isActive(fighter) !== (status === 'up');
  const pairing = reopens ? openPairing(after) : null;
  return happens(
    { type: 'v1.StandingOverridden', fight: fight.id, who, lives, temporary, status, reason, pairing },
    ...(runs && status !== fighter.status ? timersOf(fight, fighter, status, around) : []),
  );
}

/** Flight and sleep run from now, not from the end of the fight; who sleeps no more has no timer for it. */
function timersOf(
  fight: Fight,
  { id, status: before }: Fighter,
  status: Status,
  { at, timersOf: running }: Surroundings,
): readonly TimerEvent[] {
  const ended = before === 'asleep' ? (running?.(id) ?? []).filter(isSleep) : [];
  const begun = status === 'fled' ? 'pursuit' : status === 'asleep' ? 'sleep' : null;
  return [
    ...ended.map((timer): TimerEvent => ({ type: 'v1.TimerCancelled', timer: timer.id })),
    ...(begun === null ? [] : [startTimer(begun, id, fight.id, at)]),
  ];
}

const isSleep = ({ kind, state }: Timer): boolean => kind === 'sleep' && state === 'running';

const statusSince = ({ id, status }: Fighter, roster: Roster): Status => roster.get(id)?.status ?? status;
