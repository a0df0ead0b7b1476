import { marked } from '../../../shared/cards/cards-of.ts';
import { dbfCard } from '../../../shared/cards/dbf-card.ts';
import type { CampView, CharacterView } from '../../../shared/contract/views.ts';
import {
  dbfCheckItems,
  type CheckItem,
  type ClassId,
  type Faction,
  type Status,
} from '../../../shared/vocabulary/terms.ts';
import { found } from '../../state/search.ts';

export const kinds = ['everybody', 'players', 'creeps'] as const;

/** What somebody can lack: anything, any approval, a certain one, or an ability that may be chosen. */
export const lacks = ['anything', 'approval', ...dbfCheckItems, 'ability'] as const;
export type Lack = (typeof lacks)[number];

export interface RosterFilter {
  readonly text: string;
  readonly kind: (typeof kinds)[number];
  readonly class: ClassId | null;
  readonly status: Status | null;
  readonly faction: Faction | null;
  readonly level: number | null;
  /** By its name; empty for those who are in none. */
  readonly party: string | null;
  readonly lack: Lack | null;
  readonly inFight: boolean;
  /** The card that came out last is not the one that would come out now. */
  readonly changed: boolean;
}

export const noFilter: RosterFilter = {
  text: '',
  kind: 'everybody',
  class: null,
  status: null,
  faction: null,
  level: null,
  party: null,
  lack: null,
  inFight: false,
  changed: false,
};

/** What a search asks of each. */
interface Asked {
  /** The words by which somebody can be found; the name and the player count among them. */
  readonly wordsOf: (character: CharacterView) => readonly string[];
  /** By which hits are counted on the cards; null while they are not known. */
  readonly houseRules: CampView['houseRules'] | null;
}

/** Whoever passes the filter and bears every word of its text, with or without diacritics. */
export const searchRoster = (all: readonly CharacterView[], filter: RosterFilter, { wordsOf, houseRules }: Asked) =>
  all.filter((one) => passes(one, filter, houseRules) && found(filter.text, ...wordsOf(one)));

const passes = (one: CharacterView, filter: RosterFilter, houseRules: Asked['houseRules']): boolean =>
  (filter.kind === 'everybody' || (one.sheet.origin.is === 'class') === (filter.kind === 'players')) &&
  (filter.class === null || (one.sheet.origin.is === 'class' && one.sheet.origin.class === filter.class)) &&
  (filter.status === null || one.status === filter.status) &&
  (filter.faction === null || one.sheet.faction === filter.faction) &&
  (filter.level === null || one.sheet.level === filter.level) &&
  (filter.party === null || (one.party ?? '') === filter.party) &&
  (filter.lack === null || isLacking(one, filter.lack)) &&
  (!filter.inFight || one.fight !== null) &&
  (!filter.changed || (houseRules !== null && marked(dbfCard(one, houseRules), one).changed));

function isLacking({ missingChecks, freePicks }: CharacterView, lack: Lack): boolean {
  if (lack === 'ability') return freePicks > 0;
  if (lack === 'approval') return missingChecks.length > 0;
  if (lack === 'anything') return missingChecks.length > 0 || freePicks > 0;
  return missingChecks.includes(lack satisfies CheckItem);
}
