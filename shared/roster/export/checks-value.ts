import type { CheckItem } from '../../vocabulary/terms.ts';
import type { Checks } from '../character.ts';
import { joinParts } from '../import/lists.ts';
import { momentOf, type ExportValue } from './export-table.ts';

/** What was approved, by whom and when, as the import reads it again; nothing that the rule set does not approve. */
export const checksValue = (checks: Checks, approvable: readonly CheckItem[]): ExportValue =>
  approvable.flatMap((item) => {
    const check = checks[item];
    return check === undefined ? [] : [joinParts([item, check.by, momentOf(check.at)])];
  });
