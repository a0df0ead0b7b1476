import type { CharacterView } from '../../../shared/contract/views.ts';
import { originText } from '../../state/character-text.ts';
import { t } from '../../state/i18n.svelte.ts';
import { missingWords } from './missing-text.ts';

/** All words by which somebody is found. */
export function searchWords(character: CharacterView): readonly string[] {
  const { sheet, status, party } = character;
  return [
    sheet.name,
    sheet.player,
    originText(sheet, t),
    t(`terms.faction.${sheet.faction}`),
    t('terms.level', { level: sheet.level }),
    t(`terms.status.${status}`),
    party ?? '',
    ...missingWords(character).map((item) => t('staff.list.lacks', { item })),
  ];
}
