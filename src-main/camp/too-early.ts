import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';
import { isLate, type Circumstances } from './plan.ts';
import { isRecorded } from './recorded.ts';
import type { RecordedFight } from './state.ts';

/** A fight is entered in its order: late, but not before what was entered of it already. */
export function tooEarly({ entries }: Pick<RecordedFight, 'entries'>, around: Circumstances): Refused | null {
  const last = entries.findLast(({ entry, withdrawnBy }) => withdrawnBy === null && isRecorded(entry.trigger));
  if (last === undefined || !isLate(around) || around.at >= last.entry.at) return null;
  return refuse('before-the-last-entry', { at: last.entry.at });
}

/** Nobody was in two fights at once: a fight entered late must not begin before they were free again. */
export function fightAfter(draft: Draft, people: readonly CharacterId[], around: Circumstances): Refused | null {
  if (!isLate(around)) return null;
  for (const who of people) {
    const later = draft
      .entriesAbout(`character:${who}`)
      .filter(({ entry, withdrawnBy }) => withdrawnBy === null && entry.at > around.at)
      .flatMap(({ entry }) => entry.fight ?? []);
    const [fight] = later;
    if (fight !== undefined) return refuse('in-another-fight', { who, fight }, 'DBF-A-65');
  }
  return null;
}
