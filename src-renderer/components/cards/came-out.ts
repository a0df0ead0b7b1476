import type { Command } from '../../../shared/contract/commands.ts';
import type { PersonsCard } from '../../../shared/cards/cards-of.ts';
import type { SheetRange } from '../../../shared/cards/sheets.ts';
import type { Laid } from '../../cards/laid.ts';

/** Marks as printed whose cards came out whole on these sheets; null where that is nobody's. */
export function markCameOut(
  { shown }: Pick<Laid, 'shown'>,
  range: SheetRange,
  everybody: readonly PersonsCard[],
): Extract<Command, { type: 'markPrinted' }> | null {
  const sheets = shown.filter(({ number }) => number >= range.from && number <= range.to);
  const parts = sheets.flatMap(({ sheet }) => sheet.filter((part) => part !== null));
  const whole = [...Map.groupBy(parts, ({ document }) => document)]
    .filter(([, alike]) => alike[0]?.of === alike.length)
    .map(([{ card }]) => card);
  const cards = everybody
    .filter(({ card }) => whole.some((one) => one?.id === card.id))
    .map(({ card, fingerprint }) => ({ who: card.id, fingerprint }));
  return cards.length === 0 ? null : { type: 'markPrinted', cards };
}
