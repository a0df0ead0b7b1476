import { peopleInBulk, type BulkCommand } from '../../../shared/roster/bulk-people-view.ts';
import { xpOf } from '../../../shared/roster/xp-view.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { itemsText } from '../../state/check-items-text.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';
import { markName, markNames } from './text-parts.ts';
import { xpSentence } from './xp-sentence.ts';

/** So many are named; of more only the number is told. */
const NAMED = 3;

/** One sentence about a command for several characters, with their names marked. */
export function bulkSentence(command: BulkCommand, nameOf: (id: string) => string): string {
  const people = peopleInBulk(command);
  const who =
    people.length > NAMED ? markName(t('commands.people', { count: people.length })) : markNames(people.map(nameOf));
  switch (command.type) {
    case 'setParty':
      return command.party === null
        ? t('commands.leaveParty', { who })
        : t('commands.setParty', { who, party: command.party });
    case 'checkIn':
      return t('commands.checkIn', { who, items: itemsText(command.items), by: command.by });
    case 'uncheck':
      return t('commands.uncheck', { who, items: itemsText(command.items) });
    case 'writeXpTo':
      return xpSentence(command, who, xpGiven(command, people));
    case 'restore':
      return t(`commands.restore.${command.what}`, { who, lives: signed(command.lives ?? 1), reason: command.reason });
    case 'markPrinted':
      return t('commands.markPrinted', { who });
  }
}

/** What each got in the order of the names; of more than are named, which numbers there are. */
function xpGiven(command: Extract<BulkCommand, { type: 'writeXpTo' }>, people: readonly CharacterId[]) {
  const each = people.map((who) => xpOf(command, who));
  const different = [...new Set(each)];
  return different.length === 1 || people.length > NAMED ? different.toSorted((one, other) => one - other) : each;
}
