import type { Node } from 'yaml';
import { abilityIds, armours, classIds, creatureKinds, factions } from '../vocabulary/terms.ts';
import { unsizedWeapons, weaponKinds, weaponSizes } from '../vocabulary/weapons.ts';
import { newName } from './names.ts';
import { entriesOf, listOf, record } from './shape-of-collections.ts';
import { flag, oneOf, text, whole, wrong, type Reading, type Shape, type ValueOf } from './shape.ts';

/** Any size with any kind: which of them exist is a rule, and a command that breaks it is refused. */
export const weapon = oneOf([
  ...weaponSizes.flatMap((size) => weaponKinds.map((kind) => `${size} ${kind}` as const)),
  ...unsizedWeapons,
]);
export const armour = oneOf(armours);

const fields = {
  class: oneOf(classIds),
  creature: oneOf(creatureKinds),
  faction: oneOf(factions),
  level: whole(1, 9),
  xp: whole(0),
  abilities: listOf(oneOf(abilityIds)),
  granted: listOf(oneOf(abilityIds)),
  weapon,
  armour,
  shield: flag,
  bonus: whole(0),
  lives: whole(0),
  hit: whole(1),
  ducats: whole(0),
  items: listOf(text),
  token: flag,
};

const unnamed = record({}, fields);
const named = record({ id: newName }, fields);
export type DbfCharacter = ValueOf<typeof unnamed>;

/** A DBF character as a scenario describes it: with a class, or a creature with lives. */
export const dbfCharacter: Shape<DbfCharacter> = (node, reading) =>
  hasOneOrigin(node, reading) ? unnamed(node, reading) : null;

/** The same with the name that a step gives it. */
export const namedDbfCharacter: Shape<ValueOf<typeof named>> = (node, reading) =>
  hasOneOrigin(node, reading) ? named(node, reading) : null;

function hasOneOrigin(node: Node, reading: Reading): boolean {
  const entries = entriesOf(node, reading);
  if (entries === null) return false;
  const origins = entries.filter((entry) => entry.name === 'class' || entry.name === 'creature');
  const [origin, second] = origins;
  if (origin === undefined) wrong(node, reading, 'a character needs a class or a creature');
  if (second !== undefined) wrong(second.key, reading, 'a character has a class or a creature, not both');
  const counted = entries.some((entry) => entry.name === 'lives');
  if (origin?.name === 'creature' && !counted) wrong(node, reading, 'a creature needs lives');
  return origin !== undefined && second === undefined && (origin.name === 'class' || counted);
}
