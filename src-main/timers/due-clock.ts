import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { Camp } from '../camp/camp.ts';
import { clockJump, type ClockReading } from './clock-jump.ts';

/** What the due clock needs of the machine; a test gives its own. */
export interface Machine {
  read(): ClockReading;
  /** Calls once after so many milliseconds. Returns what calls it off. */
  after(milliseconds: number, then: () => void): () => void;
  /** A look that failed: it is told, and the clock goes on. */
  failed(error: unknown): void;
}

export interface DueClock {
  /** Tells the camp of a jump of the wall clock, if there was one. To be asked before the camp reads the time. */
  readonly checkJump: () => void;
  /** Checks for a jump and writes what is due, now. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** At least so often somebody looks, whatever a timer of the machine was set to before it slept. */
export const LONGEST_WAIT = 1000;

/** Milliseconds until the next look. */
export const untilNextLook = (deadline: Instant | null, now: number): number =>
  deadline === null ? LONGEST_WAIT : Math.min(LONGEST_WAIT, Math.max(0, deadline - now));

/** Writes each expiry when it is due, from now until it is stopped. */
export function startDueClock(camp: Camp, machine: Machine): DueClock {
  let before = machine.read();
  let looking = false;
  let cancel: () => void = () => undefined;

  const checkJump = (): void => {
    const now = machine.read();
    const jump = clockJump(before, now);
    before = now;
    if (jump !== 0) camp.clockJumped(jump);
  };
  const arm = (): void => {
    cancel();
    cancel = machine.after(untilNextLook(camp.nextDeadline(), machine.read().wall), look);
  };
  const look = (): void => {
    looking = true;
    try {
      checkJump();
      camp.catchUp();
      arm();
    } catch (error) {
      machine.failed(error);
      cancel();
      cancel = machine.after(LONGEST_WAIT, look);
    } finally {
      looking = false;
    }
  };

  const stopWatching = camp.watch(() => {
    if (!looking) arm();
  });
  look();
  return {
    checkJump,
    look,
    stop: () => {
      stopWatching();
      cancel();
    },
  };
}
