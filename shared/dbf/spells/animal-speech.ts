import type { Sheet } from '../../roster/character.ts';
import type { RuledTimer } from '../../timers/timer.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';

interface Somebody {
  readonly id: CharacterId;
  /** What fights, in a form that of the animal. */
  readonly sheet: Sheet;
}

type TimersOf = (who: CharacterId) => readonly RuledTimer[];

/**
 * DBF-SP-PR2: no side with an animal challenges one with somebody who speaks with animals; they may challenge animals. A
 * fight that runs goes on (DBF-A-63).
 */
export function whyAnimalsMayNot(
  challengers: readonly Somebody[],
  challenged: readonly Somebody[],
  timersOf: TimersOf | undefined,
): Refused | null {
  const animal = challengers.find(({ sheet: { origin } }) => origin.is === 'creature' && origin.creature === 'animal');
  const protectedOne = challenged.find(({ id }) => speaksWithAnimals(timersOf?.(id) ?? []));
  if (animal === undefined || protectedOne === undefined) return null;
  return refuse('animals-may-not-challenge', { who: animal.id, target: protectedOne.id }, 'DBF-SP-PR2');
}

const speaksWithAnimals = (timers: readonly RuledTimer[]): boolean =>
  timers.some(({ kind, state }) => kind === 'animal-speech' && state === 'running');
