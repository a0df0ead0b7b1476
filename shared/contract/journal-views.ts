import type { ImportCommand } from '../roster/import/changes.ts';
import type { CharacterId, EntrySeq, FightId, Instant } from '../vocabulary/ids.ts';
import type { Command } from './commands.ts';

/** An import has thousands of changes: of those only their number is told. */
type ToldImport = Omit<ImportCommand, 'changes'> & { readonly count: number };
/** A command as a window is told of it. */
export type ToldCommand = Exclude<Command, ImportCommand> | ToldImport;

/** Where the entries of the journal belong: to fights, to those in the roster, or to the camp as a whole. */
export const journalKinds = ['fights', 'roster', 'camp'] as const;
export type JournalKind = (typeof journalKinds)[number];

/** So many entries are told at once. */
export const JOURNAL_PAGE = 200;

/** An entry of the journal. */
export interface JournalLine {
  readonly entry: EntrySeq;
  readonly at: Instant;
  readonly recordedAt: Instant;
  readonly org: string | null;
  readonly fight: FightId | null;
  /** The number and the place of that fight; null outside of one, and for one that was taken back whole. */
  readonly table: { readonly number: number; readonly place: string } | null;
  /** Null for what the console wrote itself. */
  readonly command: ToldCommand | null;
  /** Everybody whom it is about. */
  readonly people: readonly CharacterId[];
  readonly withdrawn: boolean;
  /** What may be asked for: to take it back, or to put it in again. Later entries may still stand in the way. */
  readonly offers: 'undoEntry' | 'redoEntry' | null;
}

export interface JournalPage {
  /** Newest first. */
  readonly lines: readonly JournalLine[];
  /** There are older ones of that kind. */
  readonly older: boolean;
}
