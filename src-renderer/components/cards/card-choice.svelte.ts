import type { CardOrder } from '../../../shared/cards/card-order.ts';
import type { PrintMatter } from '../../../shared/cards/card-job.ts';
import type { CardLayout } from '../../../shared/cards/sheets.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { preferences } from '../../state/preferences.svelte.ts';

export const choices = ['changed', 'all', 'filter', 'one'] as const;

interface CardChoice {
  matter: PrintMatter['is'];
  choice: (typeof choices)[number];
  filter: string;
  picked: readonly CharacterId[];
  layout: CardLayout;
  language: Language;
  order: CardOrder;
  /** How many boxes a spell gets; null for the usual number. */
  phases: number | null;
  /** The sheets to print, as somebody wrote them. */
  sheets: string;
}

/** What this window prints; it stays while one looks elsewhere and comes back. */
export const cardChoice: CardChoice = $state({
  matter: 'cards',
  choice: 'all',
  filter: '',
  picked: [],
  layout: 'a6x4',
  language: preferences.language,
  order: 'party',
  phases: null,
  sheets: '',
});
