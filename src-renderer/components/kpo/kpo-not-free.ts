import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { Console } from '../../state/console.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { titleOf } from '../fight/leaving.ts';

/** Why somebody of the KPO roster can't be taken into a fight, or null. */
export function whyNotFree({ hp, fight }: KpoCharacterView, console: Console): string | null {
  const other = fight === null ? null : console.kpoFight(fight);
  if (fight !== null) return t('fight.fresh.inFight', { place: other ? titleOf(other.fight) : '' });
  return hp > 0 ? null : t('kpoWindow.state.out');
}
