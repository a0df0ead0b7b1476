import type { Refusal } from '../../vocabulary/refusal.ts';
import type { Field } from './fields.ts';
import type { Known } from './known.ts';
import type { Place } from './table.ts';

/** Why a cell, or a row, is left out. What is not understood is never guessed. */
export const faultCodes = [
  'name-missing',
  'class-missing',
  'class-unknown',
  'creature-unknown',
  'creature-lives-missing',
  'class-and-creature',
  'faction-unknown',
  'ability-unknown',
  'weapon-unknown',
  'armour-unknown',
  'yes-or-no',
  'not-a-number',
  'not-whole',
  'number-unclear',
  'out-of-range',
  'ruleset-unknown',
  'id-invalid',
  'too-long',
  'status-unknown',
  'spell-unknown',
  'shift-unknown',
  'exception-unreadable',
  'check-unknown',
  'check-of-other-ruleset',
  'category-unknown',
  'potion-unreadable',
  'twice-in-the-file',
  'several-of-that-name',
  'maybe-the-same',
  'other-ruleset',
  'quotes-open',
  'row-unreadable',
  'minor-unclear',
  'party-full',
  'ledger-of-nobody',
  'ledger-differs',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export interface Fault {
  readonly code: FaultCode | 'refused';
  /** As a spreadsheet names it, "C7"; null where the whole row is meant. */
  readonly cell: string | null;
  readonly field: Field | null;
  /** What stands there. */
  readonly text: string;
  /** For `refused`: what the rules say. */
  readonly refusal: Refusal | null;
  /** From and to which number, or the row that was there first. */
  readonly data: Readonly<Record<string, string | number>>;
}

export interface FaultyRow extends Place {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** Who of the camp may be meant, where just that is not clear. */
  readonly among?: readonly Known[];
}
