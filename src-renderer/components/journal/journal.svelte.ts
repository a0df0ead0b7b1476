import { JOURNAL_PAGE, type JournalKind, type JournalLine } from '../../../shared/contract/journal-views.ts';
import type { EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { readBack, type AskPage } from './read-journal.ts';

/** What is looked for. */
interface Wish {
  readonly kind: JournalKind | null;
  /** Nothing is searched for: every entry of the kind is wanted. */
  readonly all: boolean;
  readonly isWanted: (line: JournalLine) => boolean;
}

interface Asked {
  readonly page: AskPage;
  readonly lines: (entries: readonly EntrySeq[]) => Promise<readonly JournalLine[]>;
}

/** So many more are shown at a time. */
const MORE = 50;

/**
 * The journal as far as it is shown, newest first. A search reads on through older pages until it has found enough; new
 * entries come in at the top, and those shown are asked for anew.
 */
export function createJournal({ page, lines }: Asked) {
  let wish: Wish = { kind: null, all: true, isWanted: () => true };
  let shown = $state.raw<readonly JournalLine[]>([]);
  let newest = 0;
  let oldest: EntrySeq | null = null;
  let older = $state(true);
  let reading = $state(false);
  let failed = $state(false);
  let looked = $state(0);
  let turn = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other; a later wish makes those before it void. */
  function queue(work: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const mine = turn;
    const isCurrent = () => mine === turn;
    const done = last.then(async () => {
      if (!isCurrent()) return;
      try {
        await work(isCurrent);
        if (isCurrent()) failed = false;
      } catch {
        if (isCurrent()) failed = true;
      }
    });
    last = done;
    return done;
  }

  async function readOlder(isCurrent: () => boolean): Promise<void> {
    reading = true;
    let got = 0;
    try {
      for await (const read of readBack(page, wish.kind, oldest, wish.all ? MORE : JOURNAL_PAGE)) {
        if (!isCurrent()) return;
        const found = read.lines.filter(wish.isWanted);
        shown = [...shown, ...found];
        newest = Math.max(newest, read.lines[0]?.entry ?? 0);
        oldest = read.lines.at(-1)?.entry ?? oldest;
        older = read.older;
        looked += read.lines.length;
        got += found.length;
        if (got >= MORE) return;
      }
    } finally {
      if (isCurrent()) reading = false;
    }
  }

  async function readNewer(isCurrent: () => boolean): Promise<void> {
    const fresh: JournalLine[] = [];
    const known = newest;
    for await (const read of readBack(page, wish.kind, null)) {
      fresh.push(...read.lines.filter(({ entry }) => entry > known));
      if ((read.lines.at(-1)?.entry ?? 0) <= known) break;
    }
    const asked = shown.map(({ entry }) => entry);
    const anew: JournalLine[] = [];
    for (let at = 0; at < asked.length; at += JOURNAL_PAGE)
      anew.push(...(await lines(asked.slice(at, at + JOURNAL_PAGE))));
    if (!isCurrent()) return;
    newest = fresh[0]?.entry ?? known;
    shown = [...fresh.filter(wish.isWanted), ...anew];
  }

  return {
    get lines() {
      return shown;
    },
    /** There is more to read. */
    get older() {
      return older;
    },
    get reading() {
      return reading;
    },
    get failed() {
      return failed;
    },
    /** How many entries were looked through for what is shown. */
    get looked() {
      return looked;
    },
    /** Shows something else, from the newest entry on. */
    show: (wanted: Wish) => {
      turn += 1;
      wish = wanted;
      [shown, newest, oldest, older, looked, failed] = [[], 0, null, true, 0, false];
      return queue(readOlder);
    },
    more: () => queue(readOlder),
    /** Takes up what was written meanwhile. */
    refresh: () => queue(readNewer),
  };
}
