import type { Happening, Surroundings } from '../decision.ts';

/** What a decision looks at after these have happened: a form that was just taken lasts by a timer that has just begun. */
export function withTimersBegun(around: Surroundings, happened: readonly Happening[]): Surroundings {
  const { timersOf } = around;
  if (timersOf === undefined) return around;
  const begun = happened.flatMap((event) => {
    if (event.type !== 'v1.TimerStarted') return [];
    const { type: _, timer: id, ...timer } = event;
    return [{ id, ...timer, state: 'running' as const }];
  });
  return { ...around, timersOf: (who) => [...timersOf(who), ...begun.filter((timer) => timer.who === who)] };
}
