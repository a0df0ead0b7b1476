import type { WaitItem } from '../../../shared/contract/views.ts';
import { itemsText } from '../../state/check-items-text.ts';
import { t } from '../../state/i18n.svelte.ts';

/** What waits, in a word or two and in a sentence. */
export interface WaitText {
  readonly title: string;
  readonly text: string;
}

export function waitText(item: WaitItem): WaitText {
  switch (item.kind) {
    case 'council':
      return {
        title: t('dashboard.waits.council'),
        text: t('dashboard.waits.councilText', {
          victim: item.victim.name,
          killer: item.killer.name,
          reason: item.reason,
        }),
      };
    case 'dead-at-head-org':
      return { title: t('dashboard.waits.dead'), text: t('dashboard.waits.deadText', { who: item.who.name }) };
    case 'check-in':
      return {
        title: t('dashboard.waits.checkIn'),
        text: t('dashboard.waits.checkInText', { who: item.who.name, items: itemsText(item.missing) }),
      };
    case 'check-ins':
      return {
        title: t('dashboard.waits.checkIn'),
        text: t('dashboard.waits.checkInsText', { count: item.count, ruleset: t(`terms.ruleset.${item.ruleset}`) }),
      };
    case 'level-up':
      return {
        title: t('dashboard.waits.levelUp'),
        text: t('dashboard.waits.levelUpText', { who: item.who.name, number: item.free }),
      };
    case 'level-ups':
      return {
        title: t('dashboard.waits.levelUp'),
        text: t('dashboard.waits.levelUpsText', { count: item.count }),
      };
    case 'quiet-fight':
      return {
        title: t('dashboard.waits.quiet'),
        text: t('dashboard.waits.quietText', { place: item.place || t('dashboard.tile.noPlace') }),
      };
    default:
      return item satisfies never;
  }
}

/** The same thing has the same key in every message. */
export function waitKey(item: WaitItem): string {
  switch (item.kind) {
    case 'council':
      return `case-${item.case}`;
    case 'quiet-fight':
      return `fight-${item.fight}`;
    case 'check-ins':
      return `check-ins-${item.ruleset}`;
    case 'level-ups':
      return item.kind;
    case 'dead-at-head-org':
    case 'check-in':
    case 'level-up':
      return `${item.kind}-${item.who.id}`;
    default:
      return item satisfies never;
  }
}

/** How many things wait: a line that stands for several counts as several. */
export const waitCount = (items: readonly WaitItem[]): number =>
  items.reduce((sum, item) => sum + ('count' in item ? item.count : 1), 0);
