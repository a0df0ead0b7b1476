import type { CharacterView } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';

/** What somebody lacks, item by item: approvals, and an ability that may be chosen. */
export const missingWords = ({ missingChecks, freePicks }: CharacterView): readonly string[] => [
  ...missingChecks.map((item) => t(`terms.check.${item}`)),
  ...(freePicks > 0 ? [t('staff.list.freeAbility')] : []),
];
