import type { TimerEvent } from '../timers/events.ts';
import { startTimer } from '../timers/start-timer.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import type { Decision, Happening, Surroundings } from './decision.ts';
import { isFightEvent } from './events.ts';
import { fighterOf, type Fight } from './fight.ts';
import { fold } from './fold.ts';

/** DBF-A-75: by house rule the five minutes run from the own knock-out, and whoever is raised again lies no more. */
export function countingKnockOuts(fight: Fight, decision: Decision, around: Surroundings): Decision {
  const counts = fight.houseRules.knockoutRunsFrom === 'own-knock-out' && fight.phase !== 'over';
  if (!decision.ok || !counts) return decision;
  const after = decision.events.filter(isFightEvent).reduce(fold, fight);
  const timers = after.fighters.flatMap(({ id, status }): readonly TimerEvent[] => {
    const before = fighterOf(fight, id)?.status;
    const again = before === status && fallsAgain(id, decision.events, around);
    if (before === undefined || (before === status && !again)) return [];
    if (status === 'knocked-out') return [startTimer('knockout', id, fight.id, around.at)];
    if (before !== 'knocked-out') return [];
    return (around.timersOf?.(id) ?? [])
      .filter(({ kind, state }) => kind === 'knockout' && state === 'running')
      .map((timer) => ({ type: 'v1.TimerCancelled', timer: timer.id }));
  });
  return { ok: true, events: [...decision.events, ...timers] };
}

/** An ORG says that somebody lies who had come round already. */
const fallsAgain = (id: CharacterId, events: readonly Happening[], { roster }: Surroundings): boolean =>
  roster.get(id)?.status === 'up' && events.some((event) => event.type === 'v1.StandingOverridden' && event.who === id);
