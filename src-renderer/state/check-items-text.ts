import type { CheckItem } from '../../shared/vocabulary/terms.ts';
import { t } from './i18n.svelte.ts';

/** What is approved before the game, in words, item by item. */
export const itemWords = (items: readonly CheckItem[]): readonly string[] =>
  items.map((item) => t(`terms.check.${item}`));

export const itemsText = (items: readonly CheckItem[]): string => itemWords(items).join(', ');
