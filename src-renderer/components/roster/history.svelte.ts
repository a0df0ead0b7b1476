import type { JournalLine } from '../../../shared/contract/journal-views.ts';

/** The entries about one character, loaded when asked. While new ones come, the old ones stay in sight. */
export function createHistory(load: () => Promise<readonly JournalLine[]>) {
  let lines = $state.raw<readonly JournalLine[] | null>(null);
  let failed = $state(false);
  let turn = 0;

  async function refresh() {
    const mine = ++turn;
    try {
      const loaded = await load();
      if (mine === turn) [lines, failed] = [loaded, false];
    } catch {
      if (mine === turn) failed = true;
    }
  }

  return {
    get lines() {
      return lines;
    },
    get failed() {
      return failed;
    },
    refresh,
  };
}
