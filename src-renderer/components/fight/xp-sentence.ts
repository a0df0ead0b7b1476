import type { Command } from '../../../shared/contract/commands.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';

type WriteXp = Extract<Command, { type: 'writeXp' | 'writeXpTo' }>;

/** Who got how many XP, for what and why; several numbers where not all got the same. */
export function xpSentence({ for: source, reason }: WriteXp, who: string, given: readonly number[]): string {
  const values = { who, add: given.map(signed).join(' / '), reason };
  if (source === undefined) return t('commands.writeXp', values);
  return source.is === 'quest'
    ? t('commands.writeXpForQuest', { ...values, quest: source.quest })
    : t('commands.writeXpAfterFight', values);
}
