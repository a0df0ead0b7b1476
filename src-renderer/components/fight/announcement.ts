import type { FightView } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { recordText } from './record-text.ts';

/** What a listener hears after a change: the newest line with its effects, and the phase that it led to. */
export function announcement(view: FightView, nameOf: (id: string) => string): string {
  const last = view.log.findLast((line) => !line.withdrawn);
  const text = last ? recordText(last, nameOf) : null;
  const effects = text?.effects.map(({ parts }) => parts.map((part) => part.text).join('')) ?? [];
  const where = view.over
    ? t('fight.announce.over', { winner: t(`terms.winner.${view.over.winner}`) })
    : t('fight.announce.phase', { round: view.round, phase: t(`terms.phase.${view.phase}`) });
  return [text?.plain, ...effects, where].filter((part) => part !== undefined).join('. ');
}
