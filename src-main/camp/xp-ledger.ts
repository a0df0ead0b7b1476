import type { XpLine } from '../../shared/contract/xp-views.ts';
import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import type { LedgerLine, WrittenLine } from '../../shared/roster/xp-ledger.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Store, StoredEntry } from '../store/store.ts';
import { eventsAbout } from './subjects.ts';

/** Every entry that gave or took XP of a character, oldest first; those taken back too. */
export const xpLedgerOf = (store: Pick<Store, 'entry' | 'seqsAbout'>, who: CharacterId): readonly XpLine[] =>
  store
    .seqsAbout(`character:${who}`)
    .flatMap((seq) => store.entry(seq) ?? [])
    .flatMap((stored) => linesOf(stored, who));

const linesOf = ({ entry, withdrawnBy }: StoredEntry, who: CharacterId): readonly XpLine[] =>
  writtenLines(entry, eventsAbout(entry, `character:${who}`))
    .filter((written) => written.who === who)
    .map(({ line }) => ({ ...line, entry: entry.seq, withdrawn: withdrawnBy !== null }));

/** All XP that an entry wrote, or those of some of its events: each character's in their order. */
export function writtenLines(entry: Entry, events: readonly JournalEvent[] = entry.events): readonly WrittenLine[] {
  const line = { at: entry.at, org: entry.org, ...why(entry) };
  return events.flatMap((event): readonly WrittenLine[] => {
    if (event.type === 'v1.XpWritten') {
      const { who, add, xp, level } = event;
      return [{ who, line: { ...line, add, xp, level } }];
    }
    if (event.type !== 'v1.CharacterEntered') return [];
    const { who, xp, sheet, ledger } = event;
    if (ledger !== undefined) return ledger.map((brought) => ({ who, line: brought }));
    return xp === 0 ? [] : [{ who, line: { ...line, add: xp, xp, level: sheet.level } }];
  });
}

/** Nothing for the XP that a character brought along. */
const why = ({ trigger }: Entry): Pick<LedgerLine, 'reason' | 'for'> =>
  trigger.type === 'writeXp' || trigger.type === 'writeXpTo'
    ? { reason: trigger.reason, for: trigger.for ?? null }
    : { reason: null, for: null };
