import type { Table } from '../../shared/roster/import/table.ts';
import { likeness } from '../../shared/roster/import/plain-text.ts';

/** What a sheet of a whole export is about; every other sheet is looked at as a roster. */
export type SheetRole = 'roster' | 'recipes' | 'creeps' | 'camp' | 'ledger' | 'parties' | 'only-to-read';

export function roleOf({ sheet }: Table): SheetRole {
  const name = likeness(sheet);
  return roles.find(({ names }) => names.some((each) => likeness(each) === name))?.role ?? 'roster';
}

const roles: readonly { readonly role: SheetRole; readonly names: readonly string[] }[] = [
  { role: 'recipes', names: ['recipes', 'recepty', 'receptek'] },
  { role: 'creeps', names: ['creep templates', 'creepTemplates', 'predlohy creepov', 'lénysablonok'] },
  { role: 'camp', names: ['camp', 'kemp', 'tábor'] },
  { role: 'ledger', names: ['xp ledger', 'xpLedger'] },
  /** Every character says its own. */
  { role: 'parties', names: ['parties'] },
  { role: 'only-to-read', names: ['cases', 'timers'] },
];
