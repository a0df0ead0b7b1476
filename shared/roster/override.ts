import type { Status } from '../vocabulary/terms.ts';
import type { OverrideCommand } from './commands.ts';

/**
 * The status that an override leaves. Without one named, 0 lives knock out (DBF-A-02) and more than 0 bring the
 * knocked-out back on their feet. Null where lives and status contradict each other.
 */
export function statusAfterOverride(before: Status, { lives, status }: OverrideCommand): Status | null {
  if (status !== undefined) return livesFit(lives, status) ? status : null;
  if (lives === 0) return before === 'dead' ? 'dead' : 'knocked-out';
  return before === 'knocked-out' || before === 'dead' ? 'up' : before;
}

const livesFit = (lives: number, status: Status): boolean => {
  if (status === 'knocked-out' || status === 'dead') return lives === 0;
  return lives > 0;
};
