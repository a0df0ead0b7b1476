import type { ViewsMessage } from '../../shared/contract/views.ts';
import { restorations } from '../../shared/roster/bulk-commands.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { checkItems } from '../../shared/vocabulary/terms.ts';
import type { Dice } from './dice.ts';
import { charactersIn } from './entries.ts';

/** What staff enter for several characters at once, whether it makes sense or not. */
export function bulkEntry(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views).map(({ id }) => id as string);
  const who = [...dice.some(people, 1 + dice.number(4))];
  const items = [...dice.some(checkItems, 1 + dice.number(3))];
  const few = who.slice(0, 3);
  return dice.way<CommandDraft>([
    () => ({ type: 'setParty', who: few, party: dice.of(['Vlci', 'vlci', 'Sovy'] as const) }),
    () => ({ type: 'setParty', who: few, party: null }),
    () => ({ type: 'checkIn', who, items, by: 'Zuzana' }),
    () => ({ type: 'uncheck', who, items }),
    () => ({ type: 'writeXpTo', who, add: dice.number(12) - 4, reason: 'a dungeon' }),
    () => ({ type: 'restore', who, what: dice.of(restorations), lives: 1 + dice.number(2), reason: 'supper' }),
    () => ({ type: 'markPrinted', cards: who.map((each) => ({ who: each, fingerprint: `print-${dice.number(3)}` })) }),
  ]);
}
