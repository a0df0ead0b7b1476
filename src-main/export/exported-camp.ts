import type { XpLine } from '../../shared/contract/xp-views.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { CampRow, Store, Tables } from '../store/store.ts';

/** What of a camp goes into an export: everything but the record of the fights, and nothing about people's private life. */
export interface ExportedCamp {
  readonly camp: CampRow;
  readonly characters: readonly Character[];
  readonly kpoCharacters: readonly KpoCharacter[];
  readonly timers: readonly Timer[];
  readonly cases: readonly CouncilCase[];
  readonly ledger: readonly LedgerLine[];
}

export interface LedgerLine extends Pick<XpLine, 'at' | 'add' | 'xp'> {
  readonly who: string;
  readonly reason: string;
  /** The name of the quest that they were for, or empty. */
  readonly quest: string;
}

type State = Pick<Tables, 'camp' | 'characters' | 'kpoCharacters' | 'timers' | 'cases'>;

export const campOf = (state: State, store: Pick<Store, 'journal'>): ExportedCamp => ({
  camp: state.camp,
  characters: [...state.characters.values()],
  kpoCharacters: [...state.kpoCharacters.values()],
  timers: [...state.timers.values()],
  cases: [...state.cases.values()],
  ledger: [...ledgerOf(store)],
});

/** Withdrawn lines don't count. */
function* ledgerOf(store: Pick<Store, 'journal'>): Iterable<LedgerLine> {
  for (const { entry, withdrawnBy } of store.journal()) {
    if (withdrawnBy !== null) continue;
    const reason = 'reason' in entry.trigger ? entry.trigger.reason : '';
    for (const event of entry.events) {
      if (event.type !== 'v1.XpWritten') continue;
      const { who, add, xp } = event;
      yield { at: entry.at, who, add, xp, reason, quest: questOf(entry) };
    }
  }
}

const questOf = ({ trigger }: Entry): string =>
  'for' in trigger && trigger.for?.is === 'quest' ? trigger.for.quest : '';
