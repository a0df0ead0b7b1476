import { t } from '../../state/i18n.svelte.ts';
import type { ListColumn } from './list-column.ts';
import { sorts, type RosterSort } from './roster-sort.ts';

const ids = ['name', 'player', 'class', 'level', 'faction', 'party', 'lives', 'status', 'missing'] as const;

/** The columns of the DBF roster, with their names in the language of the window. */
export const columns = (): readonly ListColumn<RosterSort['by']>[] =>
  ids.map((id) => ({ id, label: t(`roster.columns.${id}`), by: sorts.find((by) => by === id) ?? null }));

export const widths = `minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1.25fr) 4.2rem minmax(0, 0.95fr) minmax(0, 1.3fr)
  minmax(150px, 1.25fr) minmax(0, 1.35fr) minmax(0, 1.6fr)`;
