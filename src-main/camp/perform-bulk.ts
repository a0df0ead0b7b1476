import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { BulkCommand } from '../../shared/roster/bulk-commands.ts';
import { decideBulk } from '../../shared/roster/decide-bulk.ts';
import type { TimerEvent } from '../../shared/timers/events.ts';
import { timerOfStatus } from '../../shared/timers/timer.ts';
import type { Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { planOf, type Circumstances, type Plan } from './plan.ts';
import { refusedSource } from './xp-given.ts';

/** A command for several characters is one entry; who comes to their feet lies under no timer any more. */
export function planBulk(draft: Draft, command: BulkCommand, around: Circumstances): Plan | Refused {
  const noSource = command.type === 'writeXpTo' ? refusedSource(draft, command) : null;
  if (noSource !== null) return noSource;
  const decision = decideBulk(draft.roster, command, { ...around, kpoRoster: draft.kpoRoster });
  if (!decision.ok) return decision;
  const { events, leftOut } = decision;
  return planOf([...events, ...events.flatMap((event) => timersOver(draft, event))], { leftOut });
}

function timersOver(draft: Draft, event: JournalEvent): readonly TimerEvent[] {
  if (event.type !== 'v1.ConditionOverridden') return [];
  const before = draft.characters.get(event.who)?.status;
  if (before === undefined || before === event.status) return [];
  return draft
    .timersOf(event.who)
    .filter(({ kind, state }) => state === 'running' && kind === timerOfStatus[before])
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));
}
