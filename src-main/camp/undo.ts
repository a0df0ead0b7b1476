import type { Answer } from '../../shared/contract/answer.ts';
import type { HistoryCommand } from '../../shared/contract/commands.ts';
import type { EntrySeq, FightId } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { missingGround, planReturn, planWithdrawal, stepsOf, type Withdrawal } from './history.ts';
import type { Circumstances } from './plan.ts';
import { isUndoable } from './undoable.ts';

type Undo = Extract<HistoryCommand, { type: 'undo' }>;
type Redo = Extract<HistoryCommand, { type: 'redo' }>;
type UndoEntry = Extract<HistoryCommand, { type: 'undoEntry' }>;
type RedoEntry = Extract<HistoryCommand, { type: 'redoEntry' }>;

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

/** Takes one entry back. What a fight's record holds goes back step by step: there it is its last step or none. */
export function undoEntry(draft: Draft, command: UndoEntry, around: Circumstances): Answer {
  const stored = draft.entry(command.entry);
  if (stored === null) return refuse('unknown-entry', { entry: command.entry });
  if (stored.withdrawnBy !== null) return refuse('already-withdrawn', { entry: command.entry });
  const { trigger, fight, cause } = stored.entry;
  if (!isUndoable(trigger.type)) return refuse('not-undoable', { entry: command.entry });
  if (fight === null) return withdraw(draft, planWithdrawal(draft, [command.entry]), command, null, around);
  const last = cause === null ? stepsOf(draft.entriesAbout(`fight:${fight}`)).undo : null;
  if (last === null) return refuse('not-undoable', { entry: command.entry });
  if (last !== command.entry) return refuse('later-in-the-fight', { entry: last });
  return undo(draft, { type: 'undo', fight }, around);
}

/** Puts an entry in again that was taken back by itself; of a fight it is the one that `redo` would put in. */
export function redoEntry(draft: Draft, command: RedoEntry, around: Circumstances): Answer {
  const stored = draft.entry(command.entry);
  if (stored === null) return refuse('unknown-entry', { entry: command.entry });
  const by = stored.withdrawnBy === null ? null : draft.entry(stored.withdrawnBy);
  if (by === null) return refuse('nothing-to-redo');
  const { trigger } = by.entry;
  if (trigger.type === 'undo') return redoStep(draft, command, trigger.fight, around);
  if (trigger.type !== 'undoEntry' || trigger.entry !== command.entry) {
    return refuse('not-returnable', { entry: command.entry });
  }
  const plan = missingGround(draft, by.entry) ?? planReturn(draft, by.entry);
  return withdraw(draft, plan, command, null, around);
}

function redoStep(draft: Draft, { entry }: RedoEntry, fight: FightId, around: Circumstances): Answer {
  const { undone } = stepsOf(draft.entriesAbout(`fight:${fight}`));
  if (undone !== null && undone < entry) return refuse('earlier-in-the-fight', { entry: undone });
  return undone === entry ? redo(draft, { type: 'redo', fight }, around) : refuse('nothing-to-redo');
}

function withdraw(
  draft: Draft,
  plan: Withdrawal,
  command: Undo | Redo | UndoEntry | RedoEntry,
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
