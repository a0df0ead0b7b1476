import type { JournalEvent } from '../../shared/journal/entry.ts';
import type { TimerEvent } from '../../shared/timers/events.ts';
import { characterId } from '../../shared/vocabulary/ids.ts';
import type { Draft } from './draft.ts';
import { foldCharacter } from './projections/character.ts';
import { subjectsOfEvent } from './subjects.ts';

const PERSON = 'character:';

/** DBF-A-61: who loses the last life of an animal's form is out of it before its time; its timer ends with it. */
export function endedForms(draft: Draft, events: readonly JournalEvent[]): readonly TimerEvent[] {
  const subjects = new Set(events.flatMap(subjectsOfEvent).filter((subject) => subject.startsWith(PERSON)));
  return [...subjects].flatMap((subject): readonly TimerEvent[] => {
    const before = draft.characters.get(characterId(subject.slice(PERSON.length)));
    if (!before?.form) return [];
    const after = events.reduce<typeof before | null>((each, event) => foldCharacter(before.id, each, event), before);
    if (after?.form !== null) return [];
    const ended = events.flatMap((event) => (event.type === 'v1.TimerCancelled' ? [event.timer] : []));
    return draft
      .timersOf(before.id)
      .filter(({ id, kind, state }) => kind === 'transformation' && state === 'running' && !ended.includes(id))
      .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));
  });
}
