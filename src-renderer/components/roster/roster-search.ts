import type { CharacterView } from '../../../shared/contract/views.ts';
import type { CheckItem, ClassId, Status } from '../../../shared/vocabulary/terms.ts';
import { found } from '../../state/search.ts';

export const kinds = ['everybody', 'players', 'creeps'] as const;

/** What is approved of somebody of DBF. */
const approvals = ['pouch', 'weapon', 'bow', 'armour', 'shield', 'token'] as const satisfies readonly CheckItem[];

/** What somebody can lack: anything, any approval, a certain one, or an ability that may be chosen. */
export const lacks = ['anything', 'approval', ...approvals, 'ability'] as const;
export type Lack = (typeof lacks)[number];

export interface RosterFilter {
  readonly text: string;
  readonly kind: (typeof kinds)[number];
  readonly class: ClassId | null;
  readonly status: Status | null;
  readonly lack: Lack | null;
  readonly inFight: boolean;
}

export const noFilter: RosterFilter = {
  text: '',
  kind: 'everybody',
  class: null,
  status: null,
  lack: null,
  inFight: false,
};

/** The words by which somebody can be found; the name and the player count among them. */
export type WordsOf = (character: CharacterView) => readonly string[];

/** Whoever passes the filter and bears every word of its text, with or without diacritics. */
export const searchRoster = (all: readonly CharacterView[], filter: RosterFilter, wordsOf: WordsOf) =>
  all.filter((one) => passes(one, filter) && found(filter.text, ...wordsOf(one)));

const passes = (one: CharacterView, filter: RosterFilter): boolean =>
  (filter.kind === 'everybody' || (one.sheet.origin.is === 'class') === (filter.kind === 'players')) &&
  (filter.class === null || (one.sheet.origin.is === 'class' && one.sheet.origin.class === filter.class)) &&
  (filter.status === null || one.status === filter.status) &&
  (filter.lack === null || isLacking(one, filter.lack)) &&
  (!filter.inFight || one.fight !== null);

function isLacking({ missingChecks, freePicks }: CharacterView, lack: Lack): boolean {
  if (lack === 'ability') return freePicks > 0;
  if (lack === 'approval') return missingChecks.length > 0;
  if (lack === 'anything') return missingChecks.length > 0 || freePicks > 0;
  return missingChecks.includes(lack satisfies CheckItem);
}
