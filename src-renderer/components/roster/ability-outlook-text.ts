import type { AbilityOutlook } from '../../../shared/dbf/ability-outlook-view.ts';
import { t } from '../../state/i18n.svelte.ts';

/** What an ability changes on the sheet, in words; empty where it is no number and no spell. */
export const outlookText = ({ lives, hit, spells, running }: AbilityOutlook): string =>
  [
    lives === null ? '' : t('acts.ability.lives', { ...lives }),
    hit === null ? '' : t('acts.ability.hit', { ...hit }),
    spells.length === 0
      ? ''
      : t('staff.level.spells', { spells: spells.map((spell) => t(`terms.spell.${spell}`)).join(', ') }),
    running ? t('staff.level.run') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
