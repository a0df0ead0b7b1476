import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { isOut } from './kpo-search.ts';

/** What is not approved of somebody, item by item. */
export const missingWords = ({ missingChecks }: KpoCharacterView): readonly string[] =>
  missingChecks.map((item) => t(`terms.check.${item}`));

/** All words by which somebody of KPO is found. */
export const kpoWords = (character: KpoCharacterView): readonly string[] => [
  character.sheet.name,
  character.sheet.player,
  character.sheet.race,
  t(`kpoRoster.state.${isOut(character) ? 'out' : 'up'}`),
  ...missingWords(character).map((item) => t('staff.list.lacks', { item })),
];
