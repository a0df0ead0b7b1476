import type { Entry } from '../../../shared/journal/entry.ts';
import type { EntrySeq } from '../../../shared/vocabulary/ids.ts';
import type { StoredEntry } from '../../store/store.ts';

/** An entry that is taken back later, and the round in which the record stood before it. */
interface Taken {
  readonly by: EntrySeq;
  readonly round: number;
}

/**
 * The round of each entry of a fight, from 1 on. What was taken back keeps the round in which it was entered, though the
 * fight, folded without it, never came there.
 */
export function toldRounds(entries: readonly StoredEntry[]): readonly number[] {
  let live = 0;
  let told = 0;
  let taken: readonly Taken[] = [];
  return entries.map(({ entry, withdrawnBy }) => {
    const back = taken.findIndex(({ by }) => by < entry.seq);
    if (back !== -1) {
      told = Math.max(live, taken[back]?.round ?? 0);
      taken = taken.slice(0, back);
    }
    const before = withdrawnBy === null ? live : told;
    if (withdrawnBy === null) live = roundAfter(live, entry);
    else taken = [...taken, { by: withdrawnBy, round: told }];
    told = roundAfter(told, entry);
    return before === 0 ? roundAfter(before, entry) : before;
  });
}

const roundAfter = (before: number, { events }: Entry): number =>
  events.reduce((round, event) => {
    switch (event.type) {
      case 'v1.FightOpened':
      case 'v1.FightRecorded':
      case 'v1.KpoFightOpened':
        return 1;
      case 'v1.RoundEnded':
      case 'v1.KpoRoundEnded':
        return event.round;
      default:
        return round;
    }
  }, before);
