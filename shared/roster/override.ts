import type { CharacterId } from '../vocabulary/ids.ts';
import { livesLimits } from '../vocabulary/lives-limits.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { Status } from '../vocabulary/terms.ts';
import type { OverrideCommand } from './commands.ts';

type StatusAfter = { readonly ok: true; readonly status: Status } | Refused;

/**
 * The status that an override leaves. Without one named, 0 lives knock out (DBF-A-02) and more than 0 bring the
 * knocked-out back on their feet. Refused where lives and status contradict each other.
 */
export function statusAfterOverride(
  before: Status,
  { who, lives, status }: Pick<OverrideCommand, 'who' | 'lives' | 'status'>,
): StatusAfter {
  if (status === undefined) return { ok: true, status: statusByLives(before, lives) };
  return livesRefusal(who, lives, status) ?? { ok: true, status };
}

/** DBF-A-02: lives that don't go with a status, refused with the limits; null where they do. */
export function livesRefusal(who: CharacterId, lives: number, status: Status): Refused | null {
  const { min, max } = livesLimits(status);
  if (lives >= min && lives <= max) return null;
  const code = max === 0 ? 'status-without-lives' : 'status-with-lives';
  return refuse(code, { who, status, field: 'lives', min, max }, 'DBF-A-02');
}

function statusByLives(before: Status, lives: number): Status {
  if (lives === 0) return before === 'dead' ? 'dead' : 'knocked-out';
  return before === 'knocked-out' || before === 'dead' ? 'up' : before;
}
