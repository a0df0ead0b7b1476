import { decide } from '../../../shared/kpo/decide.ts';
import { decideKpoOverride, decideKpoRoster } from '../../../shared/kpo/roster.ts';
import { mayCome, snapshotOf } from '../../../shared/kpo/fight.machine.ts';
import { kpoFighterOf } from '../../../shared/kpo/fight.ts';
import { decideOpening } from '../../../shared/kpo/open-fight.ts';
import type {
  KpoFightCommand,
  KpoOpeningCommand,
  KpoRosterCommand,
  OverrideKpoCommand,
} from '../../../shared/kpo/commands.ts';
import type { FightId } from '../../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../../shared/vocabulary/refusal.ts';
import type { Draft } from '../draft.ts';
import { planOf, type Circumstances, type Plan } from '../plan.ts';
import { fightAfter, tooEarly } from '../too-early.ts';

export function planKpoRoster(draft: Draft, command: KpoRosterCommand): Plan | Refused {
  const decision = decideKpoRoster(draft.kpoRoster, command, (id) => draft.isTaken(id));
  return decision.ok ? planOf(decision.events, { character: decision.events[0]?.who ?? null }) : decision;
}

export function planKpoOpening(draft: Draft, command: KpoOpeningCommand, around: Circumstances): Plan | Refused {
  const opening = { ...around.opens(), houseRules: around.kpoHouseRules };
  const begun = draft.kpoFight(opening.fight);
  if (begun !== null) return refuse('out-of-phase', { phase: begun.fight.phase }, 'KPO-INI-01');
  const people = command.sides.flatMap(({ members }) => members);
  const busy = fightAfter(draft, people, around);
  if (busy !== null) return busy;
  const decision = decideOpening(command, opening, { roster: draft.kpoRoster });
  return decision.ok ? planOf(decision.events, { fight: opening.fight }) : decision;
}

export function planInKpoFight(draft: Draft, command: KpoFightCommand, around: Circumstances): Plan | Refused {
  return inFight(draft, command.fight, command, around);
}

/** Whoever is in a fight, or was in one that is still open, is put right there, so that its undo reaches the correction. */
export function planKpoOverride(draft: Draft, command: OverrideKpoCommand, around: Circumstances): Plan | Refused {
  const character = draft.kpoCharacters.get(command.who);
  if (character === null) return refuse('unknown-character', { who: command.who });
  const fight = character.fight ?? openLastFight(draft, character.lastFight);
  const record = fight === null ? null : draft.kpoFight(fight);
  if (fight !== null && record !== null && kpoFighterOf(record.fight, command.who) !== undefined) {
    return inFight(draft, fight, command, around);
  }
  const decision = decideKpoOverride(draft.kpoRoster, command);
  return decision.ok ? planOf(decision.events) : decision;
}

function inFight(
  draft: Draft,
  id: FightId,
  command: KpoFightCommand | OverrideKpoCommand,
  around: Circumstances,
): Plan | Refused {
  const record = draft.kpoFight(id);
  if (record === null) return refuse('unknown-fight', { fight: id });
  const early = tooEarly(record, around);
  if (early !== null) return early;
  if (!mayCome(snapshotOf(record.fight), command.type)) {
    return refuse('out-of-phase', { phase: record.fight.phase }, 'KPO-INI-01');
  }
  const decision = decide(record.fight, command, { roster: draft.kpoRoster });
  return decision.ok ? planOf(decision.events, { fight: id }) : decision;
}

const openLastFight = (draft: Draft, last: FightId | null): FightId | null =>
  last !== null && draft.kpoFights.get(last) !== null ? last : null;
