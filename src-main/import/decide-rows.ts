import type { ImportChange } from '../../shared/roster/import/changes.ts';
import type { Refusal } from '../../shared/vocabulary/refusal.ts';
import type { ImportTable } from '../camp/import-table.ts';
import type { PersonalChange } from '../../shared/roster/personal.ts';
import type { RosterRow } from './read-roster-rows.ts';

/** A row that is understood. */
export interface PlannedRow {
  readonly row: RosterRow;
  readonly change: ImportChange;
  readonly personal: PersonalChange;
}

export interface DecidedRows {
  readonly right: readonly PlannedRow[];
  readonly refused: readonly { readonly row: RosterRow; readonly refusal: Refusal }[];
  /** The roster as it will be. */
  readonly after: ImportTable;
}

/**
 * What the rules let through of the rows, taken together: a party is full or not as it is at the end. Somebody whose row is
 * left out stays in the party of before, where another may now not fit; so it is decided anew until nobody more is refused.
 * Those whom the camp has come before new ones: who changes places with another is not crowded out.
 */
export function decideRows(planned: readonly PlannedRow[], before: () => ImportTable): DecidedRows {
  const refused = new Map<PlannedRow, Refusal>();
  for (;;) {
    const right = planned.filter((each) => !refused.has(each));
    const after = before();
    const known = refused.size;
    after.vacate(right.map(({ change }) => change));
    for (const each of right.toSorted((one, other) => newness(one) - newness(other))) {
      const decision = after.apply(each.change);
      if (!decision.ok) refused.set(each, decision.refusal);
    }
    if (refused.size === known) {
      return { right, refused: [...refused].map(([{ row }, refusal]) => ({ row, refusal })), after };
    }
  }
}

const newness = ({ change }: PlannedRow): number => ('who' in change ? 0 : 1);
