import type { CharacterView } from '../../../shared/contract/views.ts';
import type { Console } from '../../state/console.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { titleOf } from './leaving.ts';

/** Why somebody can't be taken into a fight, in words; null for whoever can. The other side has the last word. */
export function whyNotFree({ fight, status }: CharacterView, console: Console): string | null {
  if (fight !== null) {
    const other = console.fight(fight);
    const place = other ? titleOf(other) : '';
    return t('fight.fresh.inFight', { place });
  }
  return status === 'up' || status === 'fled' ? null : t(`terms.status.${status}`);
}
