import type { Answer } from '../../shared/contract/answer.ts';
import type { HistoryCommand } from '../../shared/contract/commands.ts';
import type { Trigger } from '../../shared/journal/entry.ts';
import type { EntrySeq, FightId } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { planReturn, planWithdrawal, stepsOf, type Withdrawal } from './history.ts';
import type { Circumstances } from './plan.ts';

type Undo = Extract<HistoryCommand, { type: 'undo' }>;
type Redo = Extract<HistoryCommand, { type: 'redo' }>;
type UndoEntry = Extract<HistoryCommand, { type: 'undoEntry' }>;

/** Takes the last step of a fight back. */
export function undo(draft: Draft, command: Undo, around: Circumstances): Answer {
  const { undo: last } = stepsOf(draft.entriesAbout(`fight:${command.fight}`));
  if (last === null) return refuse('nothing-to-undo');
  return withdraw(draft, planWithdrawal(draft, [last]), command, command.fight, around);
}

/** Takes the last undo of a fight back, as long as nothing was entered after it. */
export function redo(draft: Draft, command: Redo, around: Circumstances): Answer {
  const { redo: last } = stepsOf(draft.entriesAbout(`fight:${command.fight}`));
  const stored = last === null ? null : draft.entry(last);
  if (stored === null) return refuse('nothing-to-redo');
  return withdraw(draft, planReturn(draft, stored.entry), command, command.fight, around);
}

/** Takes one entry back that belongs to no fight: what a fight's record holds goes back step by step. */
export function undoEntry(draft: Draft, command: UndoEntry, around: Circumstances): Answer {
  const stored = draft.entry(command.entry);
  if (stored === null) return refuse('unknown-entry', { entry: command.entry });
  if (stored.withdrawnBy !== null) return refuse('already-withdrawn', { entry: command.entry });
  const { type } = stored.entry.trigger;
  if (!isUndoable(type) || stored.entry.fight !== null) return refuse('not-undoable', { entry: command.entry });
  return withdraw(draft, planWithdrawal(draft, [command.entry]), command, null, around);
}

/** What the console writes itself and what concerns the whole camp stays; resuming is the way back from a stop. */
const isUndoable = (type: Trigger['type']): boolean =>
  type !== 'expiry' &&
  type !== 'clock' &&
  type !== 'startCamp' &&
  type !== 'stopCamp' &&
  type !== 'resumeCamp' &&
  type !== 'undoEntry';

function withdraw(
  draft: Draft,
  plan: Withdrawal,
  command: Undo | Redo | UndoEntry,
  fight: FightId | null,
  around: Circumstances,
): Answer {
  if (!plan.ok) return plan;
  const accepted = (seq: EntrySeq): Answer => ({ ok: true, seq, fight, character: null, stoppedAt: null });
  const { seq } = draft.record(
    {
      at: around.at,
      recordedAt: around.now,
      commandId: around.commandId,
      fight,
      cause: null,
      org: around.org,
      trigger: command,
      events: [{ type: 'v1.Withdrawn', entries: plan.entries }],
    },
    accepted,
  );
  return accepted(seq);
}
