import type { CampCommand } from '../../shared/contract/commands.ts';
import { livesInNewGamePhase } from '../../shared/dbf/lives-return.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import { decideBulk } from '../../shared/roster/decide-bulk.ts';
import { decideRoster } from '../../shared/roster/enter.ts';
import type { KpoRoster } from '../../shared/kpo/character.ts';
import { decideKpoRoster } from '../../shared/kpo/roster.ts';
import type { Roster } from '../../shared/roster/character.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import { decideCampData } from './camp-data.ts';
import type { Draft } from './draft.ts';
import { planOf, type Circumstances, type Plan, type SampleCommand } from './plan.ts';
import { foldKpoCharacter } from './kpo/kpo-character.ts';
import { foldCharacter } from './projections/character.ts';

/** What a command about the camp as a whole does, or why not. */
export function decideCampCommand(draft: Draft, command: CampCommand, around: Circumstances): Plan | Refused {
  switch (command.type) {
    case 'startCamp':
      return start(draft, command, around);
    case 'stopCamp':
      if (draft.camp.stopped !== null) return refuse('camp-stopped', { since: draft.camp.stopped.since });
      return planOf([{ type: 'v1.CampStopped', reason: command.reason }]);
    case 'resumeCamp':
      return resume(draft, around);
    case 'openGamePhase':
      return openGamePhase(draft, command, around);
    case 'chooseRulesets':
      return planOf([{ type: 'v1.RulesetsChosen', rulesets: command.rulesets }]);
    case 'setKpoHouseRules':
      return planOf([{ type: 'v1.KpoHouseRulesSet', rules: command.rules }]);
    case 'setHouseRules':
    case 'keepRecipe':
    case 'dropRecipe':
    case 'keepCreep':
    case 'dropCreep':
    case 'spawnCreeps': {
      const decision = decideCampData(draft, command);
      return decision.ok ? planOf(decision.events) : decision;
    }
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
  let kpoRoster: KpoRoster = new Map();
  let events: readonly JournalEvent[] = [{ type: 'v1.CampStarted', name: command.name }];
  for (const each of command.sample ? around.sample() : []) {
    const decision = decideSample({ camp: draft.camp, roster, kpoRoster }, each, around);
    if (!decision.ok) return decision;
    for (const event of decision.events) {
      if (event.type === 'v1.KpoCharacterEntered') {
        const entered = foldKpoCharacter(event.who, null, event);
        if (entered !== null) kpoRoster = new Map(kpoRoster).set(event.who, entered);
      }
      if (event.type !== 'v1.CharacterEntered') continue;
      const entered = foldCharacter(event.who, null, event);
      if (entered !== null) roster = new Map(roster).set(event.who, entered);
    }
    events = [...events, ...decision.events];
  }
  return planOf(events);
}

function decideSample(
  about: Pick<Draft, 'camp' | 'roster' | 'kpoRoster'>,
  command: SampleCommand,
  around: Circumstances,
) {
  if (command.type === 'checkIn') {
    return decideBulk(about.roster, command, { ...around, kpoRoster: about.kpoRoster });
  }
  if (command.type === 'keepRecipe' || command.type === 'keepCreep') return decideCampData(about, command);
  if (command.type !== 'enterKpoCharacter') return decideRoster(about.roster, command);
  return decideKpoRoster(about.kpoRoster, command, (id) => about.roster.has(id) || about.kpoRoster.has(id));
}

/** Everybody lies on for as long as they had left when the camp stood still. */
function resume(draft: Draft, { at }: Circumstances): Plan | Refused {
  const { stopped } = draft.camp;
  if (stopped === null) return refuse('camp-not-stopped');
  return planOf([{ type: 'v1.CampResumed', pausedFor: at - stopped.since }]);
}

/** DBF-A-28, DBF-MGC-02: what was used is fresh again for everybody. What becomes of lives is a house rule (DBF-A-06, DBF-A-08). */
function openGamePhase(
  draft: Draft,
  { phase, fightsBelongToOld }: OpenGamePhase,
  { houseRules }: Circumstances,
): Plan | Refused {
  const now = draft.camp.gamePhase;
  if (phase <= now) return refuse('game-phase-not-later', { phase, now }, 'DBF-A-28');
  const running = [...draft.fights.values()].filter(({ fight }) => fight.phase !== 'over' && fight.phase !== 'closed');
  if (running.length > 0 && !fightsBelongToOld) return refuse('fights-running', { count: running.length }, 'DBF-A-28');
  const renewed = [...draft.characters.values()].filter(
    ({ used, usedSpecial, temporary }) => used.length > 0 || usedSpecial.length > 0 || temporary > 0,
  );
  const lives = [...draft.characters.values()].flatMap((each) => livesInNewGamePhase(each, houseRules));
  return planOf([{ type: 'v1.GamePhaseOpened', phase, renewed: renewed.map(({ id }) => id) }, ...lives]);
}

function acknowledge(draft: Draft, id: Acknowledge['timer']): Plan | Refused {
  const timer = draft.timers.get(id);
  if (timer === null) return refuse('unknown-timer', { timer: id });
  if (timer.state === 'running') return refuse('timer-still-running', { who: timer.who });
  return planOf([{ type: 'v1.TimerAcknowledged', timer: id }], { cause: timer.expiry });
}

function decideCase(draft: Draft, command: DecideCase): Plan | Refused {
  const found = draft.cases.get(command.case);
  if (found === null) return refuse('unknown-case', { case: command.case });
  if (found.verdict !== null) return refuse('already-decided', { who: found.victim });
  return planOf([{ type: 'v1.CaseDecided', case: command.case, verdict: command.verdict }]);
}
