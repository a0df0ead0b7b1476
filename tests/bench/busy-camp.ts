import type { Command } from '../../shared/contract/commands.ts';
import { fightId } from '../../shared/vocabulary/ids.ts';
import { next, oneFight, personAt } from './busy-fights.ts';
import { hastyStore } from './hasty-store.ts';
import { tableOn } from './table.ts';

const PEOPLE = 300;
export const FIGHTS = 20;
const TIMERS = 150;
const A_SIDE = 3;

/** Twenty fights, each so many commands old, and a hundred and fifty who lie knocked out elsewhere. Returns how the fights go on. */
export function writeBusyCamp(file: string, commands: number): readonly Iterator<Command, void>[] {
  const { camp, enter } = tableOn(hastyStore(file), PEOPLE);
  const inFights = FIGHTS * 2 * A_SIDE;
  const seatOf = (fight: number) => (seat: number) =>
    personAt(seat === 2 * A_SIDE ? PEOPLE - 1 : fight * 2 * A_SIDE + seat);
  const fights = Array.from({ length: FIGHTS }, (_, index) => oneFight(fightId(`f${index + 1}`), seatOf(index)));
  for (const fight of fights) next(fight, commands).forEach(enter);
  for (let lying = 0; lying < TIMERS; lying += 2 * A_SIDE) {
    const people = Array.from({ length: 2 * A_SIDE }, (_, index) => personAt(inFights + lying + index));
    enter(allKnockedOut(people.slice(0, A_SIDE), people.slice(A_SIDE)));
    enter({ type: 'closeFight', fight: fightId(`f${FIGHTS + lying / (2 * A_SIDE) + 1}`) });
  }
  camp.close();
  return fights;
}

type Outcome = Extract<Command, { type: 'recordOutcome' }>;

const allKnockedOut = (by: Outcome['by'], to: Outcome['to']): Outcome => ({
  type: 'recordOutcome',
  place: 'Stará píla',
  by,
  to,
  outcomes: [...by, ...to].map((who) => ({ who, lives: 0, status: 'knocked-out' })),
  winner: 'nobody',
});
