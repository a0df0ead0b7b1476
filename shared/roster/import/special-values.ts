import { instant } from '../../vocabulary/ids.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import type { CheckItem, Status } from '../../vocabulary/terms.ts';
import type { Exception, OwnSpell, Potion, Shift, Shifts } from '../character.ts';
import type { Cell, Faults } from './cells.ts';
import type { CheckMark } from './changes.ts';
import { splitParts } from './lists.ts';
import { checkNamed, schoolNamed, spellNamed, statusNamed } from './names.ts';
import { isDash } from './plain-text.ts';

/** "Liečivý lektvar", or "Liečivý lektvar | 2 | effect"; a name alone that a recipe bears is that potion. */
export function readPotion(
  text: string,
  cell: Cell,
  known: (name: string) => Potion | undefined,
  faults: Faults,
): Potion | null {
  const [name = '', heals, effect = ''] = splitParts(text);
  if (heals === undefined) {
    if (name.length > 80) return faults.add('too-long', { ...cell, text: name }, { to: 80 });
    return known(name) ?? { name, heals: 0, effect: '' };
  }
  const lives = /^\d{1,2}$/.test(heals) ? Number(heals) : -1;
  const fits = name !== '' && name.length <= 80 && effect.length <= 300 && lives >= 0 && lives <= 20;
  return fits ? { name, heals: lives, effect } : faults.add('potion-unreadable', { ...cell, text });
}

/** "Name | effect". */
export function readOwnSpell(text: string, cell: Cell, faults: Faults): OwnSpell | null {
  const [name = '', effect = ''] = splitParts(text);
  if (name.length > 80 || effect.length > 300) return faults.add('too-long', { ...cell, text }, { to: 80 });
  return { name, effect };
}

export const readSpell = (text: string, cell: Cell, faults: Faults): SpellId | null =>
  spellNamed(text) ?? faults.add('spell-unknown', { ...cell, text });

/** "elements 2": two levels later. */
export function readShift(text: string, cell: Cell, faults: Faults): Shifts | null {
  const [, name = '', by = ''] = /^(.*?)[\s|+]+([024])$/.exec(text) ?? [];
  const school = schoolNamed(name);
  return school === undefined ? faults.add('shift-unknown', { ...cell, text }) : { [school]: Number(by) as Shift };
}

/** "DBF-CLS-KNA-2 | two-handed sword | reason"; whoever writes a reason lets it through. */
export function readException(text: string, cell: Cell, faults: Faults): Exception | null {
  const [rule = '', thing = '', reason = '', more] = splitParts(text);
  const fits = rule !== '' && rule.length <= 40 && thing.length <= 40 && reason !== '' && reason.length <= 300;
  return fits && more === undefined ? { rule, thing, reason } : faults.add('exception-unreadable', { ...cell, text });
}

export const readStatus = (cell: Cell | null, faults: Faults): Status | null =>
  cell === null || isDash(cell.text) ? null : (statusNamed(cell.text) ?? faults.add('status-unknown', cell));

/**
 * "pouch", or "pouch | Zuzana | 2026-07-10T12:00:00.000Z": approved by whom and when. Not every rule set
 * approves everything.
 */
export function readCheck(
  text: string,
  cell: Cell,
  approvable: readonly CheckItem[],
  faults: Faults,
): CheckMark | null {
  const [name = '', by = '', at = ''] = splitParts(text);
  const item = checkNamed(name);
  const time = at === '' ? null : Date.parse(at);
  if (item === undefined || by.length > 60 || (time !== null && !(time >= 0))) {
    return faults.add('check-unknown', { ...cell, text });
  }
  if (!approvable.includes(item)) return faults.add('check-of-other-ruleset', { ...cell, text: name });
  return { item, by, at: time === null ? null : instant(time) };
}
