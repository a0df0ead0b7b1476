import type { Entry, JournalEvent, Touch, TouchableField } from '../../shared/journal/entry.ts';
import { touchableFields } from '../../shared/journal/entry.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';

export interface CharacterChange {
  readonly id: CharacterId;
  readonly before: Character | null;
  readonly after: Character | null;
}

/**
 * The fields that an entry changed, and those that it built on: joining a fight freezes the sheet and the standing, and
 * the end of a fight hands all of them back.
 */
export function touchesOf(events: readonly JournalEvent[], changes: readonly CharacterChange[]): readonly Touch[] {
  const changed = changes.flatMap(({ id, before, after }) =>
    touchableFields
      .filter((field) => after?.[field] !== before?.[field])
      .map((field) => ({ who: id, field, wrote: true })),
  );
  return [...events.flatMap(builtOn), ...changed];
}

/** Whether `later` stands in the way of taking `earlier` back, and by whose field. */
export function standsInTheWay(earlier: Entry, later: Entry): CharacterId | null {
  const written = earlier.touches.filter(({ wrote }) => wrote);
  return shared(written, later.touches);
}

/** Whether `later` stands in the way of letting `earlier` count again: either wrote what the other used. */
export function forbidsReturn(earlier: Entry, later: Entry): CharacterId | null {
  return standsInTheWay(earlier, later) ?? standsInTheWay(later, earlier);
}

const shared = (some: readonly Touch[], others: readonly Touch[]): CharacterId | null =>
  some.find((touch) => others.some((other) => other.who === touch.who && other.field === touch.field))?.who ?? null;

function builtOn(event: JournalEvent): readonly Touch[] {
  switch (event.type) {
    case 'v1.FightOpened':
    case 'v1.FightRecorded':
      return event.fighters.flatMap(({ id }) => all(id, false));
    case 'v1.HelperJoined':
      return all(event.fighter.id, false);
    case 'v1.FightEnded':
      return event.released.flatMap((id) => all(id, true));
    default:
      return [];
  }
}

const standing: readonly TouchableField[] = ['sheet', 'lives', 'temporary', 'status', 'used', 'fight'];

const all = (who: CharacterId, wrote: boolean): readonly Touch[] => standing.map((field) => ({ who, field, wrote }));
