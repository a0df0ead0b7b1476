import type { CharacterView } from '../../../shared/contract/views.ts';
import { itemWords } from '../../state/check-items-text.ts';
import { t } from '../../state/i18n.svelte.ts';

/** What somebody lacks, item by item: approvals, and an ability that may be chosen. */
export const missingWords = ({ missingChecks, freePicks }: CharacterView): readonly string[] => [
  ...itemWords(missingChecks),
  ...(freePicks > 0 ? [t('staff.list.freeAbility')] : []),
];
