import type { CharacterId } from '../vocabulary/ids.ts';
import type { OrderVoice } from '../vocabulary/kpo-terms.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, type KpoFight, type Pending } from './fight.ts';
import { castingsBy } from './magic.ts';

/**
 * KPO-INI-12, KPO-MAG-08, KPO-A-52: Km and seer name everybody who is not down, one by one; it holds until the next signs.
 * A newcomer who waits may be named and goes on waiting.
 */
export function decideOrder(fight: KpoFight, first: readonly CharacterId[], by: OrderVoice): KpoDecision {
  if (by === 'player') return refuse('players-may-not', {}, 'KPO-INI-12');
  const stranger = first.find((id) => !fight.fighters.some((fighter) => fighter.id === id));
  if (stranger !== undefined) return refuse('not-in-the-fight', { who: stranger });
  const twice = first.find((id, at) => first.indexOf(id) !== at);
  if (twice !== undefined) return refuse('twice-in-the-fight', { who: twice });
  const able = fight.fighters.filter(isAble);
  const down = first.find((id) => !able.some((fighter) => fighter.id === id));
  if (down !== undefined) return refuse('not-active', { who: down }, 'KPO-A-06');
  const acting = able.filter(({ waiting }) => !waiting).map(({ id }) => id);
  const missing = acting.filter((id) => !first.includes(id));
  if (missing.length > 0) return refuse('order-incomplete', { who: missing }, 'KPO-INI-12');
  const fallen = fight.fighters.filter((fighter) => !isAble(fighter)).map(({ id }) => id);
  const order = [...first.filter((id) => acting.includes(id)), ...fallen].map((id) => [id]);
  return happens({
    type: 'v1.KpoOrderOverridden',
    fight: fight.id,
    order,
    by,
    castings: castingsBy(fight, order),
    pending: fight.pending === null ? null : regrouped(fight.pending, order),
  });
}

/** A step that had begun is felt once all have acted who now stand before or with those who attacked in it. */
function regrouped(pending: Pending, order: readonly (readonly CharacterId[])[]): Pending {
  const last = order.findLastIndex((step) => pending.attacks.some(({ by }) => step.includes(by)));
  const before = order.slice(0, last + 1).flat();
  return { ...pending, group: pending.group.filter((id) => before.includes(id)) };
}
