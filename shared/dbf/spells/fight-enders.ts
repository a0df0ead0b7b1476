import { startTimer } from '../../timers/start-timer.ts';
import type { TimerEvent } from '../../timers/events.ts';
import { otherSide, type Ending, type Winner } from '../../vocabulary/terms.ts';
import type { Surroundings } from '../decision.ts';
import { activeOn, fighterOf, type Declaration, type Fight } from '../fight.ts';
import { spellBook } from './spell-book.ts';

interface EndedBySpell {
  readonly by: Extract<Ending, 'sleep' | 'fog' | 'stop-time'>;
  readonly winner: Winner;
}

/**
 * DBF-SP-PO5: sleep wins when no opponent is left. DBF-SP-PR3, DBF-SP-JA5: fog and stopped time end the fight at once, and
 * nobody wins (DBF-A-50, DBF-A-51).
 */
export function endingBySpell(after: Fight, declared: readonly Declaration[]): EndedBySpell | null {
  for (const { spell } of declared) {
    for (const effect of spellBook[spell].effects) {
      if (effect.does === 'ends-at-once') return { by: effect.by, winner: 'nobody' };
    }
  }
  const casters = declared.filter(({ spell }) => spell === 'sleep').flatMap(({ who }) => fighterOf(after, who) ?? []);
  const caster = casters.find(({ side }) => activeOn(after, otherSide(side)).length === 0);
  if (caster === undefined) return null;
  return { by: 'sleep', winner: activeOn(after, caster.side).length > 0 ? caster.side : 'nobody' };
}

/** DBF-SP-JA5: the challengers stay where they are for five minutes. */
export const stays = (after: Fight, by: Ending, { at }: Surroundings): readonly TimerEvent[] =>
  by === 'stop-time'
    ? after.fighters
        .filter(({ side, status }) => side === 'challenger' && status !== 'fled')
        .map(({ id }) => startTimer('stay', id, after.id, at))
    : [];
