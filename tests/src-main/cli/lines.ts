import type { Output } from '../../../src-main/cli/output.ts';

/** An output that keeps what was written. */
export interface Lines extends Output {
  readonly out: string[];
  readonly notes: string[];
}

export function collectLines(): Lines {
  const out: string[] = [];
  const notes: string[] = [];
  return { out, notes, line: (text) => out.push(text), note: (text) => notes.push(text) };
}
