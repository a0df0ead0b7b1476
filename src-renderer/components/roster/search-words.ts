import type { CharacterView } from '../../../shared/contract/views.ts';
import { originText } from '../../state/character-text.ts';
import { t } from '../../state/i18n.svelte.ts';

/** All words by which somebody is found. */
export const searchWords = ({ sheet, status }: CharacterView): readonly string[] => [
  sheet.name,
  sheet.player,
  originText(sheet, t),
  t(`terms.faction.${sheet.faction}`),
  t('terms.level', { level: sheet.level }),
  t(`terms.status.${status}`),
];
