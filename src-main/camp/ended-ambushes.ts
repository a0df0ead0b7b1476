import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { RosterEvent } from '../../shared/roster/events.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';

/**
 * DBF-ABI-ZAK-2, DBF-A-70: a sneak hit is followed by its challenge. Where one of the two enters another fight first, or a
 * new phase of the event begins, it is over for both.
 */
export function endedAmbushes(draft: Draft, events: readonly JournalEvent[]): readonly RosterEvent[] {
  const ended = new Set(events.flatMap((event) => endedBy(draft, event)));
  return [...ended].map((who) => ({ type: 'v1.AmbushEnded', who }));
}

function endedBy(draft: Draft, event: JournalEvent): readonly CharacterId[] {
  switch (event.type) {
    case 'v1.FightOpened': {
      const here = event.fighters.map(({ id }) => id);
      return othersOf(draft, here).filter((id) => !here.includes(id));
    }
    case 'v1.HelperJoined':
      return othersOf(draft, [event.fighter.id]);
    case 'v1.FightRecorded': {
      const here = event.fighters.map(({ id }) => id);
      return [...here.filter((id) => ambushOf(draft, id) !== null), ...othersOf(draft, here)];
    }
    case 'v1.GamePhaseOpened':
      return [...draft.characters.values()].filter(({ ambush }) => ambush !== null).map(({ id }) => id);
    default:
      return [];
  }
}

const ambushOf = (draft: Draft, id: CharacterId) => draft.characters.get(id)?.ambush ?? null;

const othersOf = (draft: Draft, ids: readonly CharacterId[]): readonly CharacterId[] =>
  ids.flatMap((id) => {
    const other = ambushOf(draft, id)?.with;
    return other !== undefined && ambushOf(draft, other)?.with === id ? [other] : [];
  });
