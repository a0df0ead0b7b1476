import type { Checks } from '../character.ts';
import { joinParts } from '../import/lists.ts';
import type { ExportValue } from './export-table.ts';

/** What was approved, by whom and when, as the import reads it again. */
export const checksValue = (checks: Checks): ExportValue =>
  Object.entries(checks).map(([item, { by, at }]) => joinParts([item, by, new Date(at).toISOString()]));
