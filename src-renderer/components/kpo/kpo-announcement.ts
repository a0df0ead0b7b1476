import type { KpoFightView } from '../../../shared/contract/kpo-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { kpoRecordText } from './kpo-record-text.ts';
import { winnerText } from './kpo-winner.ts';

/** What a listener hears after a change: the newest line with what it did, and whose turn it is. */
export function kpoAnnouncement(view: KpoFightView, nameOf: (id: string) => string): string {
  const last = view.log.findLast((line) => !line.withdrawn);
  const text = last ? kpoRecordText(last, nameOf) : null;
  const changes = text?.changes.map(({ parts }) => parts.map((part) => part.text).join('')) ?? [];
  return [text?.plain, ...changes, whereItStands(view, nameOf)].filter((part) => part !== undefined).join('. ');
}

function whereItStands({ fight, allowed }: KpoFightView, nameOf: (id: string) => string): string {
  if (fight.over !== null) return winnerText(fight, nameOf);
  if (fight.phase === 'initiative') return t('kpoWindow.initiative.title');
  return allowed.turn.length === 0
    ? t('kpoWindow.nobodyLeft')
    : t('kpoWindow.turnOf', { who: allowed.turn.map(nameOf).join(', ') });
}
