import { startTimer } from '../../timers/start-timer.ts';
import type { TimerEvent } from '../../timers/events.ts';
import { otherSide, type Ending, type Winner } from '../../vocabulary/terms.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import type { Surroundings } from '../decision.ts';
import { activeOn, fighterOf, type Declaration, type Fight } from '../fight.ts';
import { spellBook } from './spell-book.ts';

interface EndedBySpell {
  readonly by: Extract<Ending, 'sleep' | 'fog' | 'stop-time'>;
  readonly winner: Winner;
}

/**
 * DBF-A-31: what the step did to everybody is looked at first, so sleep wins when no opponent is left (DBF-SP-PO5). Then
 * fog and after it stopped time end the fight at once, and nobody wins (DBF-SP-PR3, DBF-SP-JA5, DBF-A-50, DBF-A-51).
 */
export function endingBySpell(after: Fight, declared: readonly Declaration[]): EndedBySpell | null {
  const casters = declared.filter(({ spell }) => spell === 'sleep').flatMap(({ who }) => fighterOf(after, who) ?? []);
  const caster = casters.find(({ side }) => activeOn(after, otherSide(side)).length === 0);
  if (caster !== undefined) {
    return { by: 'sleep', winner: activeOn(after, caster.side).length > 0 ? caster.side : 'nobody' };
  }
  const by = (['fog', 'stop-time'] as const).find((ending) => declared.some(({ spell }) => endsAtOnce(spell, ending)));
  return by === undefined ? null : { by, winner: 'nobody' };
}

const endsAtOnce = (spell: SpellId, ending: Ending): boolean =>
  spellBook[spell].effects.some((effect) => effect.does === 'ends-at-once' && effect.by === ending);

/** DBF-SP-JA5: the challengers stay where they are for five minutes. */
export const stays = (after: Fight, by: Ending, { at }: Surroundings): readonly TimerEvent[] =>
  by === 'stop-time'
    ? after.fighters
        .filter(({ side, status }) => side === 'challenger' && status !== 'fled')
        .map(({ id }) => startTimer('stay', id, after.id, at))
    : [];
