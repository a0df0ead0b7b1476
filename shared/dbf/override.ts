import type { Roster } from '../roster/character.ts';
import type { OverrideCommand } from '../roster/commands.ts';
import { statusAfterOverride } from '../roster/override.ts';
import { startTimer } from '../timers/start-timer.ts';
import { refuse } from '../vocabulary/refusal.ts';
import type { Status } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { activeOn, fighterOf, isActive, SIDE_LIMIT, type Fight, type Fighter } from './fight.ts';
import { openPairing } from './pairing.ts';

/**
 * An ORG puts a fighter right. While the fight runs, who fled stays away (DBF-END-04), and who is said to have fled may not
 * be followed for a while (DBF-END-03). After it, the numbers of the roster are the ones that are put right.
 */
export function decideFightOverride(fight: Fight, command: OverrideCommand, { at, roster }: Surroundings): Decision {
  const { who, lives, reason } = command;
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  const runs = fight.phase !== 'over';
  const before = runs ? fighter.status : statusSince(fighter, roster);
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
  const reopens = fight.phase === 'pairing' && isActive(fighter) !== (status === 'up');
  const pairing = reopens ? openPairing(after) : null;
  const runsAway = runs && status === 'fled' && fighter.status !== 'fled';
  return happens(
    { type: 'v1.StandingOverridden', fight: fight.id, who, lives, status, reason, pairing },
    ...(runsAway ? [startTimer('pursuit', who, fight.id, at)] : []),
  );
}

const statusSince = ({ id, status }: Fighter, roster: Roster): Status => roster.get(id)?.status ?? status;
