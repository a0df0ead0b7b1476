import type { Notice } from '../../shared/contract/views.ts';

const KEY = 'dbf.dismissed';

let dismissed = $state.raw<readonly string[]>(read());

/** The notices that somebody at this window has read; a reload doesn't bring them back, a new start of the console does. */
export const dismissedNotices = {
  has: (notice: Notice) => dismissed.includes(keyOf(notice)),
  add: (notice: Notice) => {
    dismissed = [...dismissed, keyOf(notice)];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(dismissed));
    } catch {
      // Without storage the notice comes back after a reload.
    }
  },
};

export const keyOf = (notice: Notice): string => JSON.stringify(notice);

function read(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
