import type { Difference } from '../../shared/contract/import-views.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { Character } from '../../shared/roster/character.ts';
import { dbfColumns } from '../../shared/roster/export/dbf-columns.ts';
import { textOf, type ExportColumn } from '../../shared/roster/export/export-table.ts';
import { kpoColumns } from '../../shared/roster/export/kpo-columns.ts';

/** What an import changes on somebody, column by column of an export. */
export function differencesOf(
  before: Character | KpoCharacter,
  after: Character | KpoCharacter,
): readonly Difference[] {
  if (isKpo(before) && isKpo(after)) return between(kpoColumns, before, after);
  return isKpo(before) || isKpo(after) ? [] : between(dbfColumns, before, after);
}

const isKpo = (character: Character | KpoCharacter): character is KpoCharacter => 'hp' in character;

export function between<Thing>(
  columns: readonly ExportColumn<Thing>[],
  before: Thing,
  after: Thing,
): readonly Difference[] {
  return columns.flatMap(({ name, value }) => {
    const [from, to] = [textOf(value(before)), textOf(value(after))];
    return from === to ? [] : [{ field: name, from, to }];
  });
}
