import { roundPhases, sides, statuses } from '../vocabulary/terms.ts';
import { spellIds } from '../vocabulary/spells.ts';
import { duration, someone } from './names.ts';
import { listOf, mapOf, pairOf, record } from './shape-of-collections.ts';
import { flag, oneOf, whole, type Shape, type ValueOf } from './shape.ts';

const people = listOf(someone);
const choosers = oneOf([...sides, 'nobody']);
const ofEach = <T>(value: Shape<T>) => mapOf(someone, value);

const timerKinds = [
  'knockout',
  'death',
  'pursuit',
  'sleep',
  'trance',
  'invisibility',
  'senses',
  'animal-speech',
  'transformation',
  'stay',
  'brew',
] as const;

const endings = ['emptied', 'sleep', 'fog', 'stop-time', 'ice-storm', 'stopped'] as const;

/** What can be expected after a step of a DBF scenario. */
export const dbfExpectations = record(
  {},
  {
    lives: ofEach(whole()),
    max: ofEach(whole()),
    level: ofEach(whole()),
    hit: ofEach(whole()),
    status: ofEach(oneOf(statuses)),
    phase: oneOf([...roundPhases, 'over', 'none']),
    round: whole(),
    picks: choosers,
    pairs: listOf(pairOf(someone)),
    idle: people,
    side: ofEach(oneOf(sides)),
    over: record({}, { by: oneOf(endings), winner: choosers }),
    prone: people,
    blessed: people,
    skips: people,
    swarms: whole(0),
    knows: ofEach(listOf(oneOf(spellIds))),
    used: ofEach(listOf(oneOf(spellIds))),
    'free-picks': ofEach(whole()),
    'can-run': ofEach(flag),
    timers: listOf(record({ who: someone, kind: oneOf(timerKinds) }, { left: duration })),
    ducats: ofEach(whole()),
  },
);
export type DbfExpectations = ValueOf<typeof dbfExpectations>;
