import type { Trigger } from '../../shared/journal/entry.ts';

/**
 * What the console writes itself and what concerns the whole camp stays: resuming is the way back from a stop. An act upon
 * earlier entries has its own way back.
 */
export const isUndoable = (type: Trigger['type']): boolean => !staying.has(type);

const staying: ReadonlySet<Trigger['type']> = new Set([
  'expiry',
  'clock',
  'startCamp',
  'stopCamp',
  'resumeCamp',
  'undo',
  'redo',
  'undoEntry',
  'redoEntry',
]);
