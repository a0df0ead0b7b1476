import type { PersonalRow } from '../../contract/import-views.ts';
import { personalFields, type PersonalField } from './fields.ts';

export interface PersonalCount {
  readonly field: PersonalField;
  /** How many people get it. */
  readonly count: number;
  /** Of how many of them something else was known. */
  readonly replaced: number;
}

/** What of personal data an import brings, in numbers; nothing of which it brings none. */
export const personalCounts = (
  people: readonly Pick<PersonalRow, 'personal' | 'replaces'>[],
): readonly PersonalCount[] =>
  personalFields.flatMap((field) => {
    const getting = people.filter(({ personal }) => personal[field] !== undefined);
    const replaced = getting.filter(({ replaces }) => replaces.includes(field)).length;
    return getting.length === 0 ? [] : [{ field, count: getting.length, replaced }];
  });
