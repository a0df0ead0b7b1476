import { isSeq } from 'yaml';
import { abilityIds, loot, roundPhases, sides } from '../vocabulary/terms.ts';
import { spellIds } from '../vocabulary/spells.ts';
import { armour, dbfCharacter, namedDbfCharacter, weapon } from './format-dbf-character.ts';
import { duration, someone } from './names.ts';
import { listOf, pairOf, record } from './shape-of-collections.ts';
import { amount, either, exactly, flag, oneOf, text, whole, type Shape, type ValueOf } from './shape.ts';

const people = listOf(someone);
const phase = oneOf(roundPhases);
const spell = oneOf(spellIds);

/** Every command of a DBF scenario, those of later editions of the console too. */
export const dbfCommands = {
  character: namedDbfCharacter,
  choose: record({ who: someone, ability: oneOf(abilityIds) }, {}),
  xp: record({ who: someone, add: whole() }, {}),
  equip: record({ who: someone }, { weapon, armour, shield: flag }),
  'game-phase': whole(1),
  sneak: record({ by: someone, on: someone }, { dodge: flag }),
  challenge: record({ by: people, to: people }, { present: people }),
  join: record({ who: someone, side: oneOf(sides) }, {}),
  pick: pairOf(someone),
  drink: record({ who: someone }, { heals: whole(0) }),
  cast: record(
    { who: someone, spell },
    { on: people, regain: spell, leave: flag, range: amount(0), consent: flag, as: dbfCharacter },
  ),
  hit: pairOf(someone),
  double: pairOf(someone),
  'no-hit': pairOf(someone),
  dodge: someone,
  flee: someone,
  end: either(isSeq, listOf(phase), phase),
  override: record({ who: someone, lives: whole(0), reason: text }, {}),
  stop: record({ reason: text }, {}),
  wait: duration,
  pursue: record({ who: someone, target: someone }, {}),
  kill: record({ by: someone, on: someone, reason: text }, {}),
  rob: record({ by: someone, on: someone, take: oneOf(loot) }, {}),
  steal: record({ by: someone, on: someone, give: oneOf(['ducats', 'item']) }, {}),
  smash: record({ who: someone, target: oneOf(['door', 'large-chest', 'small-chest', 'gate']) }, {}),
  brew: record({ who: someone, level: whole(1) }, {}),
  undo: exactly(true),
  redo: exactly(true),
} satisfies Readonly<Record<string, Shape<unknown>>>;

type Commands = typeof dbfCommands;
export type DbfCommandName = keyof Commands;
/** A command as it stands in a step. */
export type DbfStepCommand = {
  readonly [Name in DbfCommandName]: { readonly name: Name; readonly value: ValueOf<Commands[Name]> };
}[DbfCommandName];
