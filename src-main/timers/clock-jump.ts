/** The wall clock and the time since boot, read together; both in milliseconds. The second goes on while the machine sleeps. */
export interface ClockReading {
  readonly wall: number;
  readonly sinceBoot: number;
}

/** Less than this may be the coarse grain of the two clocks, or the time service nudging. */
export const TOLERANCE = 3000;

/** By how many milliseconds somebody set the wall clock between two readings; 0 for time that went by, asleep or awake. */
export function clockJump(before: ClockReading, now: ClockReading): number {
  const jump = now.wall - before.wall - (now.sinceBoot - before.sinceBoot);
  return Math.abs(jump) > TOLERANCE ? Math.round(jump) : 0;
}
