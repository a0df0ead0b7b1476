import { JOURNAL_PAGE, type JournalKind, type JournalPage } from '../../../shared/contract/journal-views.ts';
import type { EntrySeq } from '../../../shared/vocabulary/ids.ts';

/** How a window asks for a page of the journal. */
export type AskPage = (asked: {
  readonly kind: JournalKind | null;
  readonly before: EntrySeq | null;
  readonly limit: number;
}) => Promise<JournalPage>;

/** Page after page back from an entry (null: from the newest), so that nobody has to hold the whole journal. */
export async function* readBack(
  ask: AskPage,
  kind: JournalKind | null,
  from: EntrySeq | null,
  limit: number = JOURNAL_PAGE,
): AsyncGenerator<JournalPage> {
  let [before, older] = [from, true];
  while (older) {
    const page = await ask({ kind, before, limit });
    before = page.lines.at(-1)?.entry ?? before;
    older = page.older;
    yield page;
  }
}
