import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { Console } from '../../state/console.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { inFightText } from '../fight/why-not-free.ts';

/** Why somebody of the KPO roster can't be taken into a fight, or null. */
export function whyNotFree({ free, fight }: KpoCharacterView, console: Console): string | null {
  if (free) return null;
  return fight === null ? t('kpoWindow.state.out') : inFightText(console.kpoFight(fight)?.fight ?? null);
}
