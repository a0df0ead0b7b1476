import type { Ruleset } from '../../vocabulary/terms.ts';
import type { Faults, RowCells } from './cells.ts';
import { dbfFields, type DbfField, type Field } from './fields.ts';
import { rulesetNamed } from './names.ts';

/** The rule set that a row belongs to: as it says, or as its columns tell, else `usual`. Null where what it says is not known. */
export function rulesetOf(cells: RowCells, faults: Faults, usual: Ruleset): Ruleset | null {
  const said = cells.first('ruleset');
  if (said !== null) return rulesetNamed(said.text) ?? faults.add('ruleset-unknown', said);
  if (cells.first('class') !== null || cells.first('creature') !== null) return 'dbf';
  const has = (field: Field) => cells.first(field) !== null;
  if (onlyKpo.some(has)) return 'kpo';
  return onlyDbf.some(has) ? 'dbf' : usual;
}

const onlyKpo: readonly Field[] = ['dexterity', 'attack', 'defence', 'hp', 'fortitude', 'sfe'];

const ofBoth: ReadonlySet<DbfField> = new Set([
  'ruleset',
  'id',
  'name',
  'player',
  'weapon',
  'armour',
  'shield',
  'checks',
]);
const onlyDbf = dbfFields.filter((field) => !ofBoth.has(field));
