import type { CharacterView } from '../../../shared/contract/views.ts';
import { classIds } from '../../../shared/vocabulary/terms.ts';

export const sorts = ['name', 'player', 'class', 'level', 'party', 'lives', 'missing'] as const;

export interface RosterSort {
  readonly by: (typeof sorts)[number];
  /** From the last to the first. */
  readonly down: boolean;
}

export const byName: RosterSort = { by: 'name', down: false };

/** What one wants to see first: the highest levels and who lacks most, else the beginning. */
export const firstWay = (by: RosterSort['by']): RosterSort => ({ by, down: by === 'level' || by === 'missing' });

/** Names come sorted, and keep their order among equals. Whoever has no player or party comes last, either way. */
export function sortRoster(
  roster: readonly CharacterView[],
  { by, down }: RosterSort,
  language: string,
): readonly CharacterView[] {
  if (by === 'name') return down ? roster.toReversed() : roster;
  const { compare } = new Intl.Collator(language);
  const way = down ? -1 : 1;
  const byWords = (wordOf: (one: CharacterView) => string) => (one: CharacterView, other: CharacterView) => {
    const [a, b] = [wordOf(one), wordOf(other)];
    return a === '' || b === '' ? Number(a === '') - Number(b === '') : way * compare(a, b);
  };
  const byNumber = (numberOf: (one: CharacterView) => number) => (one: CharacterView, other: CharacterView) =>
    way * (numberOf(one) - numberOf(other));
  switch (by) {
    case 'player':
      return roster.toSorted(byWords(({ sheet }) => sheet.player));
    case 'party':
      return roster.toSorted(byWords(({ party }) => party ?? ''));
    case 'class':
      return roster.toSorted(byNumber(classRank));
    case 'level':
      return roster.toSorted(byNumber(({ sheet }) => sheet.level));
    case 'lives':
      return roster.toSorted(byNumber(({ lives }) => lives));
    case 'missing':
      return roster.toSorted(byNumber(({ missingChecks, freePicks }) => missingChecks.length + Math.min(freePicks, 1)));
    default:
      return by satisfies never;
  }
}

const classRank = ({ sheet }: CharacterView): number =>
  sheet.origin.is === 'class' ? classIds.indexOf(sheet.origin.class) : classIds.length;
