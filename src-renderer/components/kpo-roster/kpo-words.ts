import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { itemWords } from '../../state/check-items-text.ts';
import { t } from '../../state/i18n.svelte.ts';

/** All words by which somebody of KPO is found. */
export const kpoWords = ({ sheet, out, missingChecks }: KpoCharacterView): readonly string[] => [
  sheet.name,
  sheet.player,
  sheet.race,
  t(`kpoRoster.state.${out ? 'out' : 'up'}`),
  ...itemWords(missingChecks).map((item) => t('staff.list.lacks', { item })),
];
