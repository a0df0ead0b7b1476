import { t } from '../../state/i18n.svelte.ts';
import type { KpoFightView } from '../../../shared/contract/kpo-views.ts';

/** The steps of a round, as a stepper shows them. */
export const kpoSteps = () =>
  (['initiative', 'attacks', 'end'] as const).map((id) => ({ id, label: t(`kpoWindow.step.${id}`) }));

/** The end of the round is a step of its own only on the screen: nobody is left who may attack. */
export const kpoStep = ({ fight, allowed }: KpoFightView): string =>
  fight.phase === 'attacks' && allowed.turn.length === 0 ? 'end' : fight.phase;
