import type { Answer } from '../../shared/contract/answer.ts';
import type { Command, Envelope } from '../../shared/contract/commands.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { perform } from './perform.ts';
import type { Circumstances } from './plan.ts';
import { replaceEntry, swapParticipant } from './rewrite.ts';
import { redo, redoEntry, undo, undoEntry } from './undo.ts';

/** Who decides which command. */
export function dispatch(draft: Draft, command: Command, around: Circumstances): Answer {
  switch (command.type) {
    case 'undo':
      return undo(draft, command, around);
    case 'redo':
      return redo(draft, command, around);
    case 'undoEntry':
      return undoEntry(draft, command, around);
    case 'redoEntry':
      return redoEntry(draft, command, around);
    case 'replace':
      return replaceEntry(draft, command, around);
    case 'swapParticipant':
      return swapParticipant(draft, command, around);
    default:
      return perform(draft, command, around);
  }
}

/** A window that has not seen the last entry of the fight must look again first. */
export function staleness(draft: Draft, { command, seen }: Envelope): Refused | null {
  if (seen === undefined || !('fight' in command)) return null;
  const last = draft.anyFight(command.fight)?.entries.at(-1);
  return last === undefined || last.entry.seq <= seen
    ? null
    : refuse('stale', { entry: last.entry.seq, at: last.entry.at });
}

/** Commands about earlier entries: after them timers may be due that had run out once. */
export const isHistory = ({ type }: Command): boolean =>
  type === 'undo' ||
  type === 'redo' ||
  type === 'undoEntry' ||
  type === 'redoEntry' ||
  type === 'replace' ||
  type === 'swapParticipant';
