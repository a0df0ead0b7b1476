import type { CharacterView } from '../../../shared/contract/views.ts';
import { classIds, type ClassId, type Status } from '../../../shared/vocabulary/terms.ts';
import { found } from '../../state/search.ts';

export const kinds = ['everybody', 'players', 'creeps'] as const;
export const sorts = ['name', 'class', 'level', 'lives'] as const;
export type RosterSort = (typeof sorts)[number];

export interface RosterFilter {
  readonly text: string;
  readonly kind: (typeof kinds)[number];
  readonly class: ClassId | null;
  readonly status: Status | null;
  readonly inFight: boolean;
}

export const noFilter: RosterFilter = { text: '', kind: 'everybody', class: null, status: null, inFight: false };

/** The words by which somebody can be found; the name and the player count among them. */
export type WordsOf = (character: CharacterView) => readonly string[];

/** Whoever passes the filter and bears every word of its text, with or without diacritics. */
export const searchRoster = (all: readonly CharacterView[], filter: RosterFilter, wordsOf: WordsOf) =>
  all.filter((one) => passes(one, filter) && found(filter.text, ...wordsOf(one)));

/** Names come sorted; what else one sorts by keeps their order. The highest level and the fewest lives come first. */
export function sortRoster(roster: readonly CharacterView[], by: RosterSort): readonly CharacterView[] {
  switch (by) {
    case 'name':
      return roster;
    case 'class':
      return roster.toSorted((a, b) => classRank(a) - classRank(b) || b.sheet.level - a.sheet.level);
    case 'level':
      return roster.toSorted((a, b) => b.sheet.level - a.sheet.level);
    case 'lives':
      return roster.toSorted((a, b) => a.lives - b.lives);
    default:
      return by satisfies never;
  }
}

const passes = ({ sheet, status, fight }: CharacterView, filter: RosterFilter): boolean =>
  (filter.kind === 'everybody' || (sheet.origin.is === 'class') === (filter.kind === 'players')) &&
  (filter.class === null || (sheet.origin.is === 'class' && sheet.origin.class === filter.class)) &&
  (filter.status === null || status === filter.status) &&
  (!filter.inFight || fight !== null);

const classRank = ({ sheet }: CharacterView): number =>
  sheet.origin.is === 'class' ? classIds.indexOf(sheet.origin.class) : classIds.length;
