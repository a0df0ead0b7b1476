import type { CampCommand } from '../../shared/contract/commands.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import { decideRoster } from '../../shared/roster/enter.ts';
import type { Roster } from '../../shared/roster/character.ts';
import type { EntrySeq } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import type { Circumstances, Plan } from './plan.ts';
import { foldCharacter } from './projections/character.ts';

/** What a command about the camp as a whole does, or why not. */
export function decideCampCommand(draft: Draft, command: CampCommand, around: Circumstances): Plan | Refused {
  switch (command.type) {
    case 'startCamp':
      return start(draft, command, around);
    case 'stopCamp':
      if (draft.camp.stopped !== null) return refuse('camp-stopped', { since: draft.camp.stopped.since });
      return plan([{ type: 'v1.CampStopped', reason: command.reason }]);
    case 'resumeCamp':
      return resume(draft, around);
    case 'openGamePhase':
      return openGamePhase(draft, command);
    case 'acknowledgeTimer':
      return acknowledge(draft, command.timer);
    case 'decideCase':
      return decideCase(draft, command);
    default:
      return command satisfies never;
  }
}

type StartCamp = Extract<CampCommand, { type: 'startCamp' }>;
type OpenGamePhase = Extract<CampCommand, { type: 'openGamePhase' }>;
type Acknowledge = Extract<CampCommand, { type: 'acknowledgeTimer' }>;
type DecideCase = Extract<CampCommand, { type: 'decideCase' }>;

function start(draft: Draft, command: StartCamp, around: Circumstances): Plan | Refused {
  if (draft.camp.started) return refuse('camp-already-started', { name: draft.camp.name });
  let roster: Roster = new Map();
  let events: readonly JournalEvent[] = [{ type: 'v1.CampStarted', name: command.name }];
  for (const enter of command.sample ? around.sample() : []) {
    const decision = decideRoster(roster, enter);
    if (!decision.ok) return decision;
    for (const event of decision.events) {
      const entered = foldCharacter(event.who, null, event);
      if (entered !== null) roster = new Map(roster).set(event.who, entered);
    }
    events = [...events, ...decision.events];
  }
  return plan(events);
}

/** Everybody lies on for as long as they had left when the camp stood still. */
function resume(draft: Draft, { at }: Circumstances): Plan | Refused {
  const { stopped } = draft.camp;
  if (stopped === null) return refuse('camp-not-stopped');
  return plan([{ type: 'v1.CampResumed', pausedFor: at - stopped.since }]);
}

/** DBF-A-28, DBF-MGC-02: what was used is fresh again for everybody. */
function openGamePhase(draft: Draft, { phase, fightsBelongToOld }: OpenGamePhase): Plan | Refused {
  const now = draft.camp.gamePhase;
  if (phase <= now) return refuse('game-phase-not-later', { phase, now }, 'DBF-A-28');
  const running = [...draft.fights.values()].filter(({ fight }) => fight.phase !== 'over' && fight.phase !== 'closed');
  if (running.length > 0 && !fightsBelongToOld) return refuse('fights-running', { count: running.length }, 'DBF-A-28');
  const renewed = [...draft.characters.values()].filter(({ used, temporary }) => used.length > 0 || temporary > 0);
  return plan([{ type: 'v1.GamePhaseOpened', phase, renewed: renewed.map(({ id }) => id) }]);
}

function acknowledge(draft: Draft, id: Acknowledge['timer']): Plan | Refused {
  const timer = draft.timers.get(id);
  if (timer === null) return refuse('unknown-timer', { timer: id });
  if (timer.state === 'running') return refuse('timer-still-running', { who: timer.who });
  return plan([{ type: 'v1.TimerAcknowledged', timer: id }], timer.expiry);
}

function decideCase(draft: Draft, command: DecideCase): Plan | Refused {
  const found = draft.cases.get(command.case);
  if (found === null) return refuse('unknown-case', { case: command.case });
  if (found.verdict !== null) return refuse('already-decided', { who: found.victim });
  return plan([{ type: 'v1.CaseDecided', case: command.case, verdict: command.verdict }]);
}

const plan = (events: readonly JournalEvent[], cause: EntrySeq | null = null): Plan => ({
  ok: true,
  events,
  fight: null,
  cause,
  character: null,
});
