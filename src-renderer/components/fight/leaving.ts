import type { FightView } from '../../../shared/contract/views.ts';
import { farewell, type Farewell } from '../../state/farewell.svelte.ts';
import { t } from '../../state/i18n.svelte.ts';
import { router } from '../../state/router.svelte.ts';

export const titleOf = ({ place, number }: Pick<FightView, 'place' | 'number'>): string =>
  place || t('fight.title', { number });

/** The next undo takes back what the fight began with, and the fight with it. */
export const undoTakesTheFight = (view: {
  readonly canUndo: boolean;
  readonly log: readonly { readonly withdrawn: boolean }[];
}): boolean => view.canUndo && view.log.filter((line) => !line.withdrawn).length === 1;

/** How a fight left the table, told by what could be done last; one that is over is rather put away. */
export const howItLeft = (view: { readonly over: object | null }): Farewell['how'] =>
  view.over === null ? 'withdrawn' : 'closed';

/** From a fight that is gone to the overview, where it can be brought back. */
export function leave(
  view: Pick<FightView, 'id' | 'place' | 'number'>,
  how: Farewell['how'],
  more: Pick<Farewell, 'view'> = {},
): void {
  farewell.show({ fight: view.id, title: titleOf(view), how, ...more });
  router.go({ at: 'dashboard' });
}
