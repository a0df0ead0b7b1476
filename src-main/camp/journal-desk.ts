import type { JournalKind, JournalLine, JournalPage } from '../../shared/contract/journal-views.ts';
import type { Trigger } from '../../shared/journal/entry.ts';
import type { EntrySeq } from '../../shared/vocabulary/ids.ts';
import type { Store, Which } from '../store/store.ts';
import { lineReader, type JournalStore } from './journal-lines.ts';

/** The journal as a window pages through it. */
export interface JournalDesk {
  /** The `limit` entries of a kind (null: of all) that were written last before the entry `before` (null: the last of all). */
  page(asked: PageAsked): JournalPage;
  /** These entries as they stand now; one that is not there is left out. */
  lines(entries: readonly EntrySeq[]): readonly JournalLine[];
}

interface PageAsked {
  readonly kind: JournalKind | null;
  readonly before: EntrySeq | null;
  readonly limit: number;
}

type DeskStore = JournalStore & Pick<Store, 'seqsBefore'>;

export const journalDesk = (store: DeskStore): JournalDesk => ({
  page: ({ kind, before, limit }) => {
    const seqs = store.seqsBefore(before, limit + 1, kind === null ? 'all' : whichOf[kind]);
    return { lines: linesOf(store, seqs.slice(0, limit)), older: seqs.length > limit };
  },
  lines: (entries) => linesOf(store, entries),
});

function linesOf(store: DeskStore, seqs: readonly EntrySeq[]): readonly JournalLine[] {
  const lineOf = lineReader(store);
  return seqs.flatMap((seq) => store.entry(seq) ?? []).map(lineOf);
}

/** Outside of fights, whatever is not about the camp as a whole is about those in its roster. */
const aboutTheCamp: readonly Trigger['type'][] = [
  'startCamp',
  'stopCamp',
  'resumeCamp',
  'openGamePhase',
  'chooseRulesets',
  'setHouseRules',
  'setKpoHouseRules',
  'keepRecipe',
  'dropRecipe',
  'keepCreep',
  'dropCreep',
  'acknowledgeTimer',
  'decideCase',
  'undoEntry',
  'redoEntry',
  'expiry',
  'clock',
];

const whichOf: Readonly<Record<JournalKind, Which>> = {
  fights: 'in-fights',
  roster: { outside: aboutTheCamp, are: false },
  camp: { outside: aboutTheCamp, are: true },
};
