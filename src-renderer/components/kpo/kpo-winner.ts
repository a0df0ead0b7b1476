import { t } from '../../state/i18n.svelte.ts';
import type { KpoFight } from './kpo-types.ts';

/** Who has won, or why nobody has. */
export function winnerText({ over }: KpoFight, nameOf: (id: string) => string): string {
  if (over === null) return '';
  if (over.winner !== null) return t('kpoWindow.over.won', { side: nameOf(over.winner) });
  return over.by === 'stopped' ? t('kpo.ending.stopped') : t('kpoWindow.over.nobody');
}
