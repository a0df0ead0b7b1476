import type { CharacterId } from '../../vocabulary/ids.ts';
import { personalFields, type PersonalField } from '../import/fields.ts';
import type { Personal } from '../personal.ts';
import type { ExportColumn } from './export-table.ts';

/** What is known of the people behind characters, for an export that was asked to hold it. */
export const personalColumns = (
  known: ReadonlyMap<CharacterId, Personal>,
): readonly (ExportColumn<{ readonly id: CharacterId }> & { readonly name: PersonalField })[] =>
  personalFields.map((name) => ({ name, value: ({ id }) => known.get(id)?.[name] ?? null }));
