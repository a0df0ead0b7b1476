import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { newName, someone } from './names.ts';
import { listOf, mapOf, pairOf, record } from './shape-of-collections.ts';
import {
  amount,
  either,
  exactly,
  flag,
  oneOf,
  quoted,
  sourceOf,
  text,
  whole,
  wrong,
  type Shape,
  type ValueOf,
} from './shape.ts';

const weapon = record(
  {},
  {
    max: whole(0),
    min: whole(0),
    fixed: whole(0),
    attack: whole(),
    defence: whole(),
    penalty: whole(Number.MIN_SAFE_INTEGER, 0),
    category: oneOf(['sword', 'axe', 'dagger', 'throwing', 'polearm', 'ranged', 'other']),
    knockout: flag,
    backstab: flag,
    slow: flag,
    ranged: flag,
    length: whole(0),
    attacks: whole(1),
  },
);

export const kpoCharacter = record(
  {},
  {
    dexterity: whole(),
    attack: whole(),
    defence: whole(),
    hp: whole(),
    fortitude: whole(),
    armour: whole(0),
    race: text,
    weapon,
    offhand: weapon,
    shield: whole(),
    skills: record({}, { 'two-weapon': whole(0), anatomy: listOf(text), knockout: whole() }),
  },
);
export type KpoCharacter = ValueOf<typeof kpoCharacter>;

const people = listOf(someone);
const isNumber = (node: Node): boolean => isScalar(node) && typeof node.value === 'number';
const sign = oneOf(['rock', 'paper', 'scissors']);
const hand = oneOf(['right', 'left']);

/** A side of the fight; the step `fight` names them. */
const side: Shape<string> = (node, reading) => {
  const source = sourceOf(node, reading);
  return source !== undefined && reading.sides.has(source)
    ? source
    : wrong(node, reading, `no side is called ${quoted(node, reading)}`);
};

const handSigns = record(
  { against: either(isMap, record({}, { right: sign, left: sign }), sign) },
  { right: sign, left: sign },
);

export const kpoCommands = {
  fight: mapOf(newName, people),
  bonus: someone,
  signs: mapOf(side, sign),
  tactic: record({ who: someone, is: oneOf(['attacking', 'feint', 'guarding', 'single']) }, { main: hand }),
  situation: record(
    { who: someone, is: either(isNumber, whole(), oneOf(['none', 'disturbed', 'hindered', 'blinded'])) },
    {},
  ),
  charge: record({ who: someone, on: someone, distance: amount(0), announced: flag }, {}),
  attack: record(
    { by: someone, on: someone },
    {
      signs: either(isSeq, pairOf(sign), handSigns),
      aim: whole(),
      knockout: flag,
      declared: oneOf(['before', 'after']),
      backstab: flag,
      'no-signs': flag,
      hasted: flag,
      hit: flag,
    },
  ),
  pass: someone,
  cast: record({ who: someone, seconds: amount(0), read: flag, signs: mapOf(someone, sign) }, {}),
  spoken: someone,
  suspicious: record({ who: someone, of: someone }, {}),
  apart: people,
  join: record({ who: someone, side: newName }, {}),
  order: record({ first: people, by: oneOf(['km', 'seer', 'player']) }, {}),
  end: exactly('round'),
  undo: exactly(true),
  redo: exactly(true),
  stop: record({ reason: text }, {}),
} satisfies Readonly<Record<string, Shape<unknown>>>;

type Commands = typeof kpoCommands;
export type KpoCommandName = keyof Commands;
export type KpoStepCommand = {
  readonly [Name in KpoCommandName]: { readonly name: Name; readonly value: ValueOf<Commands[Name]> };
}[KpoCommandName];
