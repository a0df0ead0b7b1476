import type { Command } from '../../../shared/contract/commands.ts';
import { fingerprint } from '../../../shared/cards/fingerprint.ts';
import { isInRanges, type SheetRange } from '../../../shared/cards/sheet-ranges.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Laid } from '../../cards/laid.ts';

/**
 * Marks as printed whose cards came out whole on these sheets, each as it stands there, whatever was entered since; null
 * where that is nobody's who is still known.
 */
export function markCameOut(
  { shown }: Pick<Laid, 'shown'>,
  came: readonly SheetRange[],
  isKnown: (id: CharacterId) => boolean,
): Extract<Command, { type: 'markPrinted' }> | null {
  const sheets = shown.filter(({ number }) => isInRanges(number, came));
  const parts = sheets.flatMap(({ sheet }) => sheet.filter((part) => part !== null));
  const cards = [...Map.groupBy(parts, ({ document }) => document)]
    .filter(([, alike]) => alike[0]?.of === alike.length)
    .flatMap(([{ card }]) => card ?? [])
    .filter(({ id }) => isKnown(id))
    .map((card) => ({ who: card.id, fingerprint: fingerprint(card) }));
  return cards.length === 0 ? null : { type: 'markPrinted', cards };
}
