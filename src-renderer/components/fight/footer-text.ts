import type { FightView } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import type { Closing } from './closing.ts';
import { isCharmed } from './standing.ts';

/** The words on the button that closes. */
export function closingText(closing: Closing, view: FightView): string {
  if (closing.words === 'end' && view.wouldWin !== null) return t('fight.close.endFight');
  if (closing.words === 'pairing' && view.repairing) return t('fight.close.pairingAnew');
  return t(`fight.close.${closing.words}`);
}

/** The words on the button while the camp stands still and nothing may be closed. */
export const stoppedText = ({ phase }: FightView): string =>
  phase === 'over' || phase === 'closed' ? t('fight.over.closeFight') : t(`fight.close.${phase}`);

/** What stands beside it: how far this phase is and what follows. */
export function progressText(view: FightView): string {
  switch (view.phase) {
    case 'spells':
      return spellsText(view);
    case 'duel': {
      const all = view.pairs.filter((pair) => !isCharmed(view, pair)).length;
      return t('fight.duel.entered', { done: view.results.length, all });
    }
    case 'end': {
      const winner = view.wouldWin;
      return winner === null
        ? t('fight.end.goesOn', { round: view.round + 1 })
        : t('fight.end.ends', { winner: t(`terms.winner.${winner}`) });
    }
    default:
      return '';
  }
}

function spellsText({ declared, spellPreview: preview }: FightView): string {
  if (declared.length === 0) return '';
  const count = t('fight.spells.summary', { count: declared.length });
  if (preview?.ends)
    return `${count} · ${t('fight.spells.afterEnds', { ending: t(`terms.ending.${preview.ends.by}`) })}`;
  return preview?.repairs ? `${count} · ${t('fight.spells.afterRepairs')}` : count;
}
