import type { XpFor } from '../../../shared/contract/xp-views.ts';
import { t } from '../../state/i18n.svelte.ts';

export type XpReason = ReturnType<typeof createXpReason>;

/** Why XP are written, as somebody types it. A quest is reason enough: without another one it is done. */
export function createXpReason() {
  let quest = $state('');
  let reason = $state('');

  return {
    get quest() {
      return quest;
    },
    set quest(text: string) {
      quest = text;
    },
    get reason() {
      return reason;
    },
    set reason(text: string) {
      reason = text;
    },
    /** Null while there is neither a quest nor a reason. */
    get written(): { readonly reason: string; readonly source: XpFor | null } | null {
      const [named, said] = [quest.trim(), reason.trim()];
      if (named !== '') return { reason: said || t('staff.xp.questDone'), source: { is: 'quest', quest: named } };
      return said === '' ? null : { reason: said, source: null };
    },
  };
}
