import type { ImportCommand } from '../../shared/roster/import/changes.ts';
import type { JournalEvent } from '../../shared/journal/entry.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { ImportTable } from './import-table.ts';
import { standstill, type Circumstances, type Plan } from './plan.ts';

/** A whole import as one entry; what is refused of it refuses all of it. */
export function planImport(draft: Draft, command: ImportCommand, around: Circumstances): Plan | Refused {
  const { camp, roster, kpoRoster } = draft;
  const table = new ImportTable({ camp, roster, kpoRoster }, standstill(draft, around), around.org ?? command.source);
  const events: JournalEvent[] = [...table.vacate(command.changes)];
  for (const change of command.changes) {
    const decision = table.apply(change);
    if (!decision.ok) return decision;
    events.push(...decision.events);
  }
  if (events.length === 0) return refuse('nothing-to-change', { count: command.changes.length });
  return { ok: true, events, fight: null, cause: null, character: null };
}
