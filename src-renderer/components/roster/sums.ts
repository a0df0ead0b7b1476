import type { HitSum } from '../../../shared/contract/views.ts';
import type { SheetOutlook } from '../../../shared/dbf/sheet-outlook-view.ts';
import { t } from '../../state/i18n.svelte.ts';

/** The parts of a hit in words. */
export const hitParts = ({ parts }: HitSum) =>
  parts.map(({ from, by, rule }) => ({ words: t(`roster.hitPart.${from}`), by, rule }));

/** The parts of the maximum of lives in words. */
export const livesParts = ({ livesParts: parts }: Pick<SheetOutlook, 'livesParts'>) =>
  parts.map(({ from, by, rule }) => ({ words: t(`roster.livesPart.${from}`), by, rule }));
