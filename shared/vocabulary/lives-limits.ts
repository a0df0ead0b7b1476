import type { Status } from './terms.ts';

/** The most lives that anybody can be said to have. */
export const MOST_LIVES = 99;

/**
 * DBF-A-02: how many lives go with a status: none with a knockout and death, at least one with any other. Where no status
 * is named it follows the lives, and any number goes.
 */
export function livesLimits(status: Status | null): { readonly min: number; readonly max: number } {
  if (status === null) return { min: 0, max: MOST_LIVES };
  return status === 'knocked-out' || status === 'dead' ? { min: 0, max: 0 } : { min: 1, max: MOST_LIVES };
}

/** The lives that somebody wished for, as far as they go with the status. */
export function livesWith(status: Status | null, wished: number): number {
  const { min, max } = livesLimits(status);
  return Math.min(Math.max(wished, min), max);
}
