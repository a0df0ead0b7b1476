import type { Entry, JournalEvent, Touch, TouchableField } from '../../shared/journal/entry.ts';
import { touchableFields } from '../../shared/journal/entry.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';

/** A character of either rule set, with the fields that it has. */
type Fields = Readonly<Partial<Record<TouchableField, unknown>>>;

export interface CharacterChange {
  readonly id: CharacterId;
  readonly before: Character | KpoCharacter | null;
  readonly after: Character | KpoCharacter | null;
}

/**
 * The fields that an entry changed, and those that it built on: joining a fight freezes the sheet and the standing, and
 * the end of a fight hands all of them back.
 */
export function touchesOf(events: readonly JournalEvent[], changes: readonly CharacterChange[]): readonly Touch[] {
  const changed = changes.flatMap((change) =>
    [...fieldsChanged(change), ...sheetChanged(change)].map((field) => ({ who: change.id, field, wrote: true })),
  );
  return [...events.flatMap(builtOn), ...changed];
}

function fieldsChanged({ before, after }: CharacterChange): readonly TouchableField[] {
  const [then, now]: readonly (Fields | null)[] = [before, after];
  return touchableFields.filter((field) => field !== 'sheet' && now?.[field] !== then?.[field]);
}

/** XP move nothing of a sheet but its level, and that in a fight too; whatever else changes writes the level along. */
function sheetChanged({ before, after }: CharacterChange): readonly TouchableField[] {
  if (before?.sheet === after?.sheet) return [];
  if (before === null || after === null) return ['sheet', 'level'];
  const then: Readonly<Record<string, unknown>> = { ...before.sheet };
  const now: Readonly<Record<string, unknown>> = { ...after.sheet };
  const different = Object.keys(now).filter((key) => now[key] !== then[key]);
  if (different.some((key) => key !== 'level')) return ['sheet', 'level'];
  return different.length === 0 ? [] : ['level'];
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

/** Entries for the whole roster have thousands of touches each. */
function shared(some: readonly Touch[], others: readonly Touch[]): CharacterId | null {
  const theirs = new Set(others.map(keyOf));
  return some.find((touch) => theirs.has(keyOf(touch)))?.who ?? null;
}

const keyOf = ({ who, field }: Touch): string => `${who} ${field}`;

function builtOn(event: JournalEvent): readonly Touch[] {
  switch (event.type) {
    case 'v1.FightOpened':
    case 'v1.FightRecorded':
      return event.fighters.flatMap(({ id }) => all(id, false, frozen));
    case 'v1.HelperJoined':
      return all(event.fighter.id, false, frozen);
    case 'v1.XpWritten':
      return all(event.who, false, advancing);
    case 'v1.FightEnded':
      return event.released.flatMap((id) => all(id, true));
    case 'v1.KpoFightOpened':
      return event.fighters.flatMap(({ id }) => all(id, false, kpoStanding));
    case 'v1.KpoFighterJoined':
      return all(event.fighter.id, false, kpoStanding);
    case 'v1.KpoFightEnded':
      return event.released.flatMap((id) => all(id, true, kpoStanding));
    default:
      return [];
  }
}

const standing: readonly TouchableField[] = ['sheet', 'lives', 'temporary', 'status', 'used', 'form', 'fight'];
/** Who joins a fight brings the level of that moment along, whatever XP do to it meanwhile. */
const frozen: readonly TouchableField[] = [...standing, 'level'];
/** XP are counted on from those before, also where they leave them as they were. */
const advancing: readonly TouchableField[] = ['startLevel', 'xp'];
const kpoStanding: readonly TouchableField[] = ['sheet', 'hp', 'fight'];

const all = (who: CharacterId, wrote: boolean, fields = standing): readonly Touch[] =>
  fields.map((field) => ({ who, field, wrote }));
