import { isMap, type Node } from 'yaml';
import { someone } from './names.ts';
import { listOf, mapOf, record } from './shape-of-collections.ts';
import { either, flag, oneOf, whole, type ValueOf } from './shape.ts';

const people = listOf(someone);
const numbers = mapOf(someone, whole());
const ofTwoHands = record({}, { right: whole(), left: whole() });
const blow = record({}, { hit: flag, total: whole(), damage: whole(), loss: whole() });
const blows = record({}, { right: blow, left: blow });

const namesAHand = (node: Node): boolean => isMap(node) && (node.has('right') || node.has('left'));

/** What can be expected after a step of a KPO scenario. */
export const kpoExpectations = record(
  {},
  {
    phase: oneOf(['initiative', 'attacks', 'over', 'none']),
    round: whole(),
    initiative: numbers,
    order: listOf(people),
    turn: people,
    again: flag,
    hp: numbers,
    out: people,
    unconscious: people,
    attack: mapOf(someone, either(isMap, ofTwoHands, whole())),
    defence: numbers,
    last: either(namesAHand, blows, blow),
    first: oneOf(['spell', 'weapon', 'again']),
    casting: people,
    interrupted: people,
  },
);
export type KpoExpectations = ValueOf<typeof kpoExpectations>;
