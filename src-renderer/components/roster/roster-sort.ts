import type { CharacterView } from '../../../shared/contract/views.ts';
import { classIds, factions, statuses } from '../../../shared/vocabulary/terms.ts';
import { sortedBy, type ListSort } from './list-sort.ts';

export const sorts = ['name', 'player', 'class', 'level', 'faction', 'party', 'lives', 'status', 'missing'] as const;

export type RosterSort = ListSort<(typeof sorts)[number]>;

export const byName: RosterSort = { by: 'name', down: false };

const fromTheTop: readonly RosterSort['by'][] = ['level', 'status', 'missing'];

/** What one wants to see first: the highest levels, who is worst off and who lacks most, else the beginning. */
export const firstWay = (by: RosterSort['by']): RosterSort => ({ by, down: fromTheTop.includes(by) });

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
  faction: ({ sheet }) => factions.indexOf(sheet.faction),
  lives: ({ lives }) => lives,
  // Of one status, those whom a fight holds stand together.
  status: ({ status, fight }) => 2 * statuses.indexOf(status) + Number(fight !== null),
  missing: ({ missingChecks, freePicks }) => missingChecks.length + Math.min(freePicks, 1),
};
