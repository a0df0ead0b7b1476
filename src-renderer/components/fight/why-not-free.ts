import type { CharacterView, FightView } from '../../../shared/contract/views.ts';
import type { Console } from '../../state/console.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { titleOf } from './leaving.ts';

/** Why somebody can't be taken into a fight, in words; null for whoever can. The other side has the last word. */
export function whyNotFree({ fight, status }: CharacterView, console: Console): string | null {
  if (fight !== null) return inFightText(console.fight(fight));
  return status === 'up' || status === 'fled' ? null : t(`terms.status.${status}`);
}

/** That somebody is in a fight, and in which where it is known. */
export const inFightText = (fight: Pick<FightView, 'place' | 'number'> | null): string =>
  t('fight.fresh.inFight', { place: fight === null ? '' : titleOf(fight) });
