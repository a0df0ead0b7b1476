import type { XpLine } from '../../shared/contract/xp-views.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Store, StoredEntry } from '../store/store.ts';

/** Every entry that gave or took XP of a character, oldest first; those taken back too. */
export const xpLedgerOf = (store: Pick<Store, 'entriesAbout'>, who: CharacterId): readonly XpLine[] =>
  store.entriesAbout(`character:${who}`).flatMap((stored) => linesOf(stored, who));

function linesOf({ entry, withdrawnBy }: StoredEntry, who: CharacterId): readonly XpLine[] {
  const { seq, at, org } = entry;
  const line = { entry: seq, at, org, ...why(entry), withdrawn: withdrawnBy !== null };
  return entry.events.flatMap((event): readonly XpLine[] => {
    if (event.type === 'v1.XpWritten' && event.who === who) {
      return [{ ...line, add: event.add, xp: event.xp, level: event.level }];
    }
    if (event.type === 'v1.CharacterEntered' && event.who === who && event.xp > 0) {
      return [{ ...line, add: event.xp, xp: event.xp, level: event.sheet.level }];
    }
    return [];
  });
}

/** Nothing for the XP that a character brought along. */
const why = ({ trigger }: Entry): Pick<XpLine, 'reason' | 'for'> =>
  trigger.type === 'writeXp' || trigger.type === 'writeXpTo'
    ? { reason: trigger.reason, for: trigger.for ?? null }
    : { reason: null, for: null };
