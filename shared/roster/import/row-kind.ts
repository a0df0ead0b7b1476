import type { Ruleset } from '../../vocabulary/terms.ts';
import type { Faults, RowCells } from './cells.ts';
import type { Field } from './fields.ts';
import { rulesetNamed } from './names.ts';

/** The rule set that a row belongs to: as it says, or as its columns tell. Null where what it says is not known. */
export function rulesetOf(cells: RowCells, faults: Faults): Ruleset | null {
  const said = cells.first('ruleset');
  if (said !== null) return rulesetNamed(said.text) ?? faults.add('ruleset-unknown', said);
  if (cells.first('class') !== null || cells.first('creature') !== null) return 'dbf';
  return onlyKpo.some((field) => cells.first(field) !== null) ? 'kpo' : 'dbf';
}

const onlyKpo: readonly Field[] = ['dexterity', 'attack', 'defence', 'hp', 'fortitude', 'sfe'];
