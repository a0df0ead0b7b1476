import type { Fault, FaultyCell, LeftOutRow } from '../../../shared/contract/import-views.ts';
import { words } from '../../../shared/i18n/index.ts';
import { knownValues } from '../../../shared/roster/import/fields-view.ts';
import { preferences } from '../../state/preferences.svelte.ts';

/** Under the name of a field, the words that it understands, in the language of this window. */
export interface KnownWords {
  readonly field: string;
  readonly values: readonly string[];
}

/** What is offered for a cell; null where a number or any text belongs there. */
export function knownWordsFor({ faults }: LeftOutRow, { cell, field }: FaultyCell): KnownWords | null {
  const codes = faults.flatMap((fault) => (fault.cell === cell ? [fault.code] : []));
  if (field === null || codes.some((code) => ofNumbers.has(code))) return null;
  // A table of KPO has the kind of the weapon where others have the weapon.
  const meant = codes.includes('category-unknown') ? 'weaponCategory' : field;
  const values = knownValues(meant, words[preferences.language]);
  return values.length === 0 ? null : { field: meant, values };
}

const ofNumbers: ReadonlySet<Fault['code']> = new Set(['not-a-number', 'not-whole', 'number-unclear', 'out-of-range']);
