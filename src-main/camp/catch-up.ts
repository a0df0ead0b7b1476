import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import { expire } from '../../shared/timers/expire.ts';
import { isDue, type Timer } from '../../shared/timers/timer.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';

/** Writes what fell due, each as an entry at its own deadline, in order. */
export function writeExpiries(draft: Draft, now: Instant): readonly Timer[] {
  const due = dueTimers(draft, now);
  for (const timer of due) {
    const character = draft.characters.get(timer.who);
    if (character === null) continue;
    draft.record(
      {
        at: timer.deadline,
        recordedAt: now,
        commandId: null,
        fight: null,
        cause: timer.cause,
        org: null,
        trigger: { type: 'expiry' },
        events: [expire(timer, character, rulesOf(draft, timer)), ...brewedBy(draft, timer), ...formEnds(timer)],
      },
      () => null,
    );
  }
  return due;
}

/** A timer of a fight runs out by the house rules of that fight. */
const rulesOf = (draft: Draft, { fight }: Timer): HouseRules | undefined =>
  fight === null ? undefined : draft.fight(fight)?.fight.houseRules;

/** DBF-MAG-AL-4: what was begun by the entry that started the timer is ready. */
function brewedBy(draft: Draft, { kind, who, cause }: Timer): readonly JournalEvent[] {
  const begun = kind === 'brew' ? (draft.entry(cause)?.entry.events ?? []) : [];
  return begun.flatMap((event) =>
    event.type === 'v1.BrewBegun' && event.who === who && event.potion !== null
      ? [{ type: 'v1.PotionBrewed', who, potion: event.potion } as const]
      : [],
  );
}

/** DBF-SP-PR5 */
const formEnds = ({ kind, who }: Timer): readonly JournalEvent[] =>
  kind === 'transformation' ? [{ type: 'v1.ShapeLeft', who }] : [];

export const dueTimers = (draft: Draft, now: Instant): readonly Timer[] =>
  [...draft.timers.values()]
    .filter((timer) => isDue(timer, now, draft.camp.stopped?.since ?? null))
    .sort((a, b) => a.deadline - b.deadline);
