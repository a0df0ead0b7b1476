import { decide } from '../../shared/dbf/decide.ts';
import { fighterOf } from '../../shared/dbf/fight.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { OverrideCommand } from '../../shared/roster/commands.ts';
import { statusAfterOverride } from '../../shared/roster/override.ts';
import type { TimerEvent } from '../../shared/timers/events.ts';
import { startTimer } from '../../shared/timers/start-timer.ts';
import { timerOfStatus } from '../../shared/timers/timer.ts';
import type { FightId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Status } from '../../shared/vocabulary/terms.ts';
import type { Draft } from './draft.ts';
import { openLastFight, planOf, standstill, type Circumstances, type Plan } from './plan.ts';
import { tooEarly } from './too-early.ts';

/**
 * An ORG puts a character right. Whoever is in a fight, or was in one that is still open, is put right there, so that its
 * undo reaches the correction.
 */
export function decideOverride(draft: Draft, command: OverrideCommand, around: Circumstances): Plan | Refused {
  const character = draft.characters.get(command.who);
  if (character === null) return refuse('unknown-character', { who: command.who });
  const id = character.fight ?? openLastFight(draft, command.who);
  const record = id === null ? null : draft.fight(id);
  if (record === null || fighterOf(record.fight, command.who) === undefined) {
    return overrideCondition(draft, character, command, around);
  }
  const early = tooEarly(record, around);
  if (early !== null) return early;
  const decision = decide(record.fight, command, {
    at: standstill(draft, around),
    roster: draft.roster,
    timersOf: (who) => draft.timersOf(who),
  });
  if (!decision.ok) return decision;
  const status = decision.events.flatMap((event) => (event.type === 'v1.StandingOverridden' ? [event.status] : []))[0];
  const timers =
    character.fight === null ? timersFor(draft, character, status ?? character.status, record.fight.id, around) : [];
  return planOf([...decision.events, ...timers], { fight: record.fight.id });
}

function overrideCondition(
  draft: Draft,
  character: Character,
  command: OverrideCommand,
  around: Circumstances,
): Plan | Refused {
  const left = statusAfterOverride(character.status, command);
  if (!left.ok) return left;
  const { status } = left;
  const { who, lives, reason } = command;
  const timers = timersFor(draft, character, status, null, around);
  return planOf([{ type: 'v1.ConditionOverridden', who, lives, status, reason }, ...timers]);
}

/** Outside a fight a new status ends the timer of the old one and starts its own; while the camp stands still, at the stop. */
function timersFor(
  draft: Draft,
  character: Character,
  status: Status,
  fight: FightId | null,
  around: Circumstances,
): readonly TimerEvent[] {
  if (status === character.status) return [];
  const ending = draft
    .timersOf(character.id)
    .filter(({ state, kind }) => state === 'running' && kind !== 'transformation')
    .map(({ id }): TimerEvent => ({ type: 'v1.TimerCancelled', timer: id }));
  const kind = timerOfStatus[status];
  if (kind === undefined) return ending;
  return [...ending, startTimer(kind, character.id, fight, standstill(draft, around))];
}
