import type { CharacterView } from '../../../shared/contract/views.ts';
import { classIds } from '../../../shared/vocabulary/terms.ts';
import { sortedBy, type ListSort } from './list-sort.ts';

export const sorts = ['name', 'player', 'class', 'level', 'party', 'lives', 'missing'] as const;

export type RosterSort = ListSort<(typeof sorts)[number]>;

export const byName: RosterSort = { by: 'name', down: false };

/** What one wants to see first: the highest levels and who lacks most, else the beginning. */
export const firstWay = (by: RosterSort['by']): RosterSort => ({ by, down: by === 'level' || by === 'missing' });

/** Names come sorted, and keep their order among equals. Whoever has no player or party comes last, either way. */
export function sortRoster(
  roster: readonly CharacterView[],
  sort: RosterSort,
  language: string,
): readonly CharacterView[] {
  if (sort.by === 'name') return sort.down ? roster.toReversed() : roster;
  return sortedBy(roster, keys[sort.by], sort, language);
}

const keys: Readonly<Record<Exclude<RosterSort['by'], 'name'>, (one: CharacterView) => string | number>> = {
  player: ({ sheet }) => sheet.player,
  party: ({ party }) => party ?? '',
  class: ({ sheet }) => (sheet.origin.is === 'class' ? classIds.indexOf(sheet.origin.class) : classIds.length),
  level: ({ sheet }) => sheet.level,
  lives: ({ lives }) => lives,
  missing: ({ missingChecks, freePicks }) => missingChecks.length + Math.min(freePicks, 1),
};
