import type { PersonalRow } from '../../shared/contract/import-views.ts';
import { personalFields } from '../../shared/roster/import/fields.ts';
import { nothingPersonal, type Personal } from '../../shared/roster/personal.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { PlannedRow } from './decide-rows.ts';

/** What the rows that are right say of players and was not known so; `known` is what is known of somebody now. */
export function personalRows(
  right: readonly PlannedRow[],
  known: (who: CharacterId) => Personal | null,
): readonly PersonalRow[] {
  return right.flatMap(({ row: { sheet, row, name }, change, personal }): readonly PersonalRow[] => {
    const who = whoOf(change);
    if (who === null) return [];
    const before = ('who' in change ? known(who) : null) ?? nothingPersonal;
    const news = personalFields.filter((field) => personal[field] !== undefined && personal[field] !== before[field]);
    if (news.length === 0) return [];
    return [
      {
        sheet,
        row,
        who,
        name,
        personal: Object.fromEntries(news.map((field) => [field, personal[field]])),
        replaces: news.filter((field) => before[field] !== nothingPersonal[field]),
      },
    ];
  });
}

/** Null for what is about nobody. */
const whoOf = (change: PlannedRow['change']): CharacterId | null =>
  'who' in change ? change.who : 'id' in change ? change.id : null;
