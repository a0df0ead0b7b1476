import { peopleInBulk, type BulkCommand } from '../../../shared/roster/bulk-people-view.ts';
import type { CheckItem } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';
import { markName, markNames } from './text-parts.ts';

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
      return t('commands.writeXp', { who, add: signed(command.add), reason: command.reason });
    case 'restore':
      return t(`commands.restore.${command.what}`, { who, lives: signed(command.lives ?? 1), reason: command.reason });
    case 'markPrinted':
      return t('commands.markPrinted', { who });
  }
}

export const itemsText = (items: readonly CheckItem[]): string =>
  items.map((item) => t(`terms.check.${item}`)).join(', ');
