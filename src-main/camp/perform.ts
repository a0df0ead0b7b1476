import type { Answer } from '../../shared/contract/answer.ts';
import type { AfterFightCommand, Command } from '../../shared/contract/commands.ts';
import { decideBrew, decideSmash, decideSneak, decideSteal } from '../../shared/dbf/ability-acts.ts';
import { decideKill, decidePursuit, decideRob, type Aftermath } from '../../shared/dbf/after-fight.ts';
import { decideChallenge, decideOutcome } from '../../shared/dbf/challenge.ts';
import type { FightCommand, OpeningCommand } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import { decideCastOutside } from '../../shared/dbf/spells/cast-outside.ts';
import { mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { RosterCommand } from '../../shared/roster/commands.ts';
import { decideRoster } from '../../shared/roster/enter.ts';
import { startTimer } from '../../shared/timers/start-timer.ts';
import type { CharacterId, EntrySeq, FightId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Side } from '../../shared/vocabulary/terms.ts';
import { decideCampCommand } from './camp-commands.ts';
import type { Draft } from './draft.ts';
import { decideOverride } from './overrides.ts';
import { isLate, openLastFight, standstill, type Circumstances, type Plan } from './plan.ts';
import { rewindExpiries } from './rewind.ts';
import type { RecordedFight } from './state.ts';
import { fightAfter, tooEarly } from './too-early.ts';

export type PlainCommand = Exclude<Command, { type: 'undo' | 'redo' | 'undoEntry' | 'replace' | 'swapParticipant' }>;

/**
 * Decides one command on a draft and records what comes of it. A draft whose command was refused is to be dropped, unless
 * the command was decided again as part of a rewritten record (`again`).
 */
export function perform(
  draft: Draft,
  command: PlainCommand,
  around: Circumstances,
  cause: EntrySeq | null = null,
): Answer {
  const past = isLate(around) ? rewindExpiries(draft, peopleIn(command), around.at) : [];
  draft.anticipate(past);
  const plan = planFor(draft, command, around);
  if (plan.ok && around.within !== undefined && plan.fight !== around.within) {
    return refuse('not-in-the-fight', { who: peopleIn(command).at(-1) ?? '' });
  }
  return plan.ok ? write(draft, command, around, { ...plan, events: [...past, ...plan.events] }, cause) : plan;
}

function write(draft: Draft, command: PlainCommand, around: Circumstances, plan: Plan, cause: EntrySeq | null): Answer {
  const accepted = (seq: EntrySeq): Answer => ({
    ok: true,
    seq,
    fight: plan.fight,
    character: plan.character,
    stoppedAt: null,
  });
  const { at, now, commandId, org } = around;
  const { seq } = draft.record(
    {
      at,
      recordedAt: now,
      commandId,
      fight: plan.fight,
      cause: cause ?? plan.cause,
      org,
      trigger: command,
      events: plan.events,
    },
    accepted,
  );
  return accepted(seq);
}

function planFor(draft: Draft, command: PlainCommand, around: Circumstances): Plan | Refused {
  if (!draft.camp.started && command.type !== 'startCamp') return refuse('camp-not-started');
  switch (command.type) {
    case 'enterCharacter':
    case 'editCharacter':
    case 'equip':
    case 'writeXp':
    case 'chooseAbility':
      return planRoster(draft, command, around);
    case 'startCamp':
    case 'stopCamp':
    case 'resumeCamp':
    case 'openGamePhase':
    case 'acknowledgeTimer':
    case 'decideCase':
      return decideCampCommand(draft, command, around);
    case 'override':
      return decideOverride(draft, command, around);
    case 'challenge':
    case 'recordOutcome':
      return stoppedCamp(draft) ?? planOpening(draft, command, around);
    case 'kill':
    case 'rob':
    case 'pursue':
    case 'castOutside':
    case 'sneak':
    case 'steal':
    case 'smash':
    case 'brew':
      return stoppedCamp(draft) ?? planAfterFight(draft, command, around);
    default:
      return stoppedCamp(draft) ?? planInFight(draft, command, around);
  }
}

const stoppedCamp = (draft: Draft): Refused | null =>
  draft.camp.stopped === null ? null : refuse('camp-stopped', { since: draft.camp.stopped.since });

/** Whoever is entered as knocked out lies from now on, or from the stop of the camp. */
function planRoster(draft: Draft, command: RosterCommand, around: Circumstances): Plan | Refused {
  const decision = decideRoster(draft.roster, command);
  if (!decision.ok) return decision;
  const lying = decision.events.filter(
    (event) => event.type === 'v1.CharacterEntered' && event.status === 'knocked-out',
  );
  const timers = lying.map(({ who }) => startTimer('knockout', who, null, standstill(draft, around)));
  const events = [...decision.events, ...timers];
  return { ok: true, events, fight: null, cause: null, character: decision.events[0]?.who ?? null };
}

function planOpening(draft: Draft, command: OpeningCommand, around: Circumstances): Plan | Refused {
  const opening = { ...around.opens(), houseRules: around.houseRules };
  const begun = draft.fight(opening.fight);
  if (begun !== null) return refuse('out-of-phase', { phase: begun.fight.phase }, 'DBF-CHL-01');
  const busy = fightAfter(draft, [...command.by, ...command.to], around);
  if (busy !== null) return busy;
  const surroundings = { at: around.at, roster: draft.roster, timersOf: (who: CharacterId) => draft.timersOf(who) };
  const decision =
    command.type === 'challenge'
      ? decideChallenge(command, opening, surroundings)
      : decideOutcome(command, opening, surroundings);
  return decision.ok ? inFight(opening.fight, decision.events) : decision;
}

function planInFight(draft: Draft, command: FightCommand, around: Circumstances): Plan | Refused {
  const record = draft.fight(command.fight);
  if (record === null) return refuse('unknown-fight', { fight: command.fight });
  const { fight } = record;
  const early = tooEarly(record, around);
  if (early !== null) return early;
  if (!mayCome(snapshotOf(fight), command.type)) return refuse('out-of-phase', { phase: fight.phase }, 'DBF-RND-02');
  const decision = decide(fight, command, {
    at: around.at,
    roster: draft.roster,
    timersOf: (who) => draft.timersOf(who),
  });
  return decision.ok ? inFight(fight.id, decision.events) : decision;
}

function planAfterFight(draft: Draft, command: AfterFightCommand, around: Circumstances): Plan | Refused {
  const aftermath: Aftermath = {
    at: around.at,
    roster: draft.roster,
    timersOf: (who) => draft.timersOf(who),
    stoppedAt: draft.camp.stopped?.since ?? null,
    wereOpponents: (one, other, fight) => {
      const sides = [one, other].map((id) => sideIn(draft.fight(fight), id));
      return sides[0] !== null && sides[1] !== null && sides[0] !== sides[1];
    },
  };
  const decision = decideAfterFight(command, aftermath);
  if (!decision.ok) return decision;
  const fight = recordFor(draft, command);
  const record = fight === null ? null : draft.fight(fight);
  const early = record === null ? null : tooEarly(record, around);
  return early ?? inFight(fight, decision.events);
}

const sideIn = (record: RecordedFight | null, id: CharacterId): Side | null =>
  record?.fight.fighters.find((fighter) => fighter.id === id)?.side ?? null;

function decideAfterFight(command: AfterFightCommand, aftermath: Aftermath) {
  switch (command.type) {
    case 'kill':
      return decideKill(command.by, command.on, command.reason, aftermath);
    case 'rob':
      return decideRob(command, aftermath);
    case 'pursue':
      return decidePursuit(command.who, command.target, aftermath);
    case 'castOutside':
      return decideCastOutside(command, aftermath);
    case 'sneak':
      return decideSneak(command.by, command.on, command.dodge, aftermath);
    case 'steal':
      return decideSteal(command.by, command.on, command.give, aftermath);
    case 'smash':
      return decideSmash(command.who, command.target, aftermath);
    case 'brew':
      return decideBrew(command.who, command.level, aftermath);
    default:
      return command satisfies never;
  }
}

const inFight = (fight: FightId | null, events: readonly JournalEvent[]): Plan => ({
  ok: true,
  events,
  fight,
  cause: null,
  character: null,
});

/** Acts after a fight stand in its record as long as it is open; abilities and spells outside one stand by themselves. */
function recordFor(draft: Draft, command: AfterFightCommand): FightId | null {
  switch (command.type) {
    case 'kill':
    case 'rob':
      return openLastFight(draft, command.on);
    case 'pursue':
      return openLastFight(draft, command.target);
    default:
      return null;
  }
}

/** The people of whom a late entry may say that they were in another state than they are now. */
function peopleIn(command: PlainCommand): readonly CharacterId[] {
  switch (command.type) {
    case 'challenge':
    case 'recordOutcome':
      return [...command.by, ...command.to];
    case 'kill':
    case 'rob':
    case 'sneak':
    case 'steal':
      return [command.by, command.on];
    case 'pursue':
      return [command.who, command.target];
    case 'castOutside':
      return [command.who, ...command.on];
    case 'join':
    case 'override':
    case 'smash':
    case 'brew':
      return [command.who];
    default:
      return [];
  }
}
