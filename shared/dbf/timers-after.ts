import type { TimerEvent } from '../timers/events.ts';
import { startTimer } from '../timers/start-timer.ts';
import { timerOfStatus } from '../timers/timer.ts';
import type { FightId } from '../vocabulary/ids.ts';
import type { Surroundings } from './decision.ts';
import type { Fighter } from './fight.ts';

/** DBF-AFT-01, DBF-END-03, DBF-SP-PO5: what begins to run for a fighter when the fight lets go. */
export function timersAfter(fighter: Fighter, fight: FightId, { at }: Surroundings): readonly TimerEvent[] {
  const kind = timerOfStatus[fighter.status];
  return kind === undefined ? [] : [startTimer(kind, fighter.id, fight, at)];
}
