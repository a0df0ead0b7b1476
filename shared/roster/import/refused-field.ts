import type { Refusal, RefusalCode } from '../../vocabulary/refusal.ts';
import type { RowCells } from './cells.ts';
import type { Fault } from './faults.ts';
import type { Field } from './fields.ts';

/** What the rules refuse of a row, at the cell that it is about. */
export function refusedFault(refusal: Refusal, cells: RowCells): Fault {
  const field = fieldOf[refusal.code] ?? null;
  const cell = field === null ? null : cells.first(field);
  return {
    code: 'refused',
    cell: field === null ? null : (cell?.name ?? cells.at(field)),
    field,
    text: cell?.text ?? '',
    refusal,
    data: {},
  };
}

const fieldOf: Readonly<Partial<Record<RefusalCode, Field>>> = {
  'name-missing': 'name',
  'id-taken': 'id',
  'faction-not-for-class': 'faction',
  'ability-not-for-class': 'abilities',
  'ability-too-early': 'abilities',
  'ability-taken-twice': 'abilities',
  'too-many-abilities': 'abilities',
  'weapon-not-for-class': 'weapon',
  'armour-not-for-class': 'armour',
  'shield-not-for-class': 'shield',
  'shield-with-two-hands': 'shield',
  'status-without-lives': 'lives',
  'status-with-lives': 'lives',
  'party-full': 'party',
  'weapon-limits-crossed': 'weaponMin',
};
