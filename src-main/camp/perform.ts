import type { Answer } from '../../shared/contract/answer.ts';
import type { Command } from '../../shared/contract/commands.ts';
import { decideChallenge, decideOutcome } from '../../shared/dbf/challenge.ts';
import type { FightCommand, OpeningCommand } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import { mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import type { RosterCommand } from '../../shared/roster/commands.ts';
import { decideRoster } from '../../shared/roster/enter.ts';
import { startTimer } from '../../shared/timers/start-timer.ts';
import type { CharacterId, EntrySeq } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import { decideCampCommand } from './camp-commands.ts';
import type { Draft } from './draft.ts';
import { endedAmbushes } from './ended-ambushes.ts';
import { endedForms } from './ended-forms.ts';
import { planImport } from './import-roster.ts';
import { planInKpoFight, planKpoOpening, planKpoOverride, planKpoRoster } from './kpo/perform-kpo.ts';
import { decideOverride } from './overrides.ts';
import { planAfterFight } from './perform-after-fight.ts';
import { planBulk } from './perform-bulk.ts';
import { isLate, planOf, standstill, type Circumstances, type Plan } from './plan.ts';
import { rewindExpiries } from './rewind.ts';
import { fightAfter, tooEarly } from './too-early.ts';
import { refusedSource } from './xp-given.ts';

export type PlainCommand = Exclude<
  Command,
  { type: 'undo' | 'redo' | 'undoEntry' | 'redoEntry' | 'replace' | 'swapParticipant' }
>;

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
  return plan.ok
    ? write(draft, command, around, { ...plan, events: [...past, ...withConsequences(draft, plan.events)] }, cause)
    : plan;
}

const withConsequences = (draft: Draft, events: Plan['events']): Plan['events'] => [
  ...events,
  ...endedForms(draft, events),
  ...endedAmbushes(draft, events),
];

function write(draft: Draft, command: PlainCommand, around: Circumstances, plan: Plan, cause: EntrySeq | null): Answer {
  const accepted = (seq: EntrySeq): Answer => ({
    ok: true,
    seq,
    fight: plan.fight,
    character: plan.character,
    ...(plan.leftOut === undefined || plan.leftOut.length === 0 ? {} : { leftOut: plan.leftOut }),
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
    case 'setParty':
    case 'checkIn':
    case 'uncheck':
    case 'writeXpTo':
    case 'restore':
    case 'markPrinted':
      return planBulk(draft, command, around);
    case 'importRoster':
      return planImport(draft, command, around);
    case 'startCamp':
    case 'stopCamp':
    case 'resumeCamp':
    case 'openGamePhase':
    case 'chooseRulesets':
    case 'setHouseRules':
    case 'setKpoHouseRules':
    case 'keepRecipe':
    case 'dropRecipe':
    case 'keepCreep':
    case 'dropCreep':
    case 'spawnCreeps':
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
    case 'drinkOutside':
    case 'castSpecial':
      return stoppedCamp(draft) ?? planAfterFight(draft, command, around);
    case 'enterKpoCharacter':
    case 'editKpoCharacter':
      return planKpoRoster(draft, command);
    case 'overrideKpo':
      return planKpoOverride(draft, command, around);
    case 'openKpoFight':
      return stoppedCamp(draft) ?? planKpoOpening(draft, command, around);
    case 'kpoBonus':
    case 'kpoSigns':
    case 'kpoTactic':
    case 'kpoSituation':
    case 'kpoCharge':
    case 'kpoAttack':
    case 'kpoPass':
    case 'kpoCast':
    case 'kpoSpoken':
    case 'kpoSuspicious':
    case 'kpoApart':
    case 'kpoJoin':
    case 'kpoOrder':
    case 'kpoEndRound':
    case 'kpoStop':
    case 'kpoClose':
      return stoppedCamp(draft) ?? planInKpoFight(draft, command, around);
    default:
      return stoppedCamp(draft) ?? planInFight(draft, command, around);
  }
}

const stoppedCamp = (draft: Draft): Refused | null =>
  draft.camp.stopped === null ? null : refuse('camp-stopped', { since: draft.camp.stopped.since });

/** Whoever is entered as knocked out lies from now on, or from the stop of the camp. */
function planRoster(draft: Draft, command: RosterCommand, around: Circumstances): Plan | Refused {
  const noSource = command.type === 'writeXp' ? refusedSource(draft, command) : null;
  if (noSource !== null) return noSource;
  const decision = decideRoster(draft.roster, command, around.houseRules, (id) => draft.isTaken(id));
  if (!decision.ok) return decision;
  const lying = decision.events.filter(
    (event) => event.type === 'v1.CharacterEntered' && event.status === 'knocked-out',
  );
  const timers = lying.map(({ who }) => startTimer('knockout', who, null, standstill(draft, around)));
  const events = [...decision.events, ...timers];
  return planOf(events, { character: decision.events[0]?.who ?? null });
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
  return decision.ok ? planOf(decision.events, { fight: opening.fight }) : decision;
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
  return decision.ok ? planOf(decision.events, { fight: fight.id }) : decision;
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
    case 'restore':
      return command.who;
    case 'join':
    case 'override':
    case 'smash':
    case 'brew':
    case 'drinkOutside':
    case 'castSpecial':
      return [command.who];
    default:
      return [];
  }
}
