import { marked } from '../../../shared/cards/cards-of.ts';
import { kpoCard } from '../../../shared/cards/kpo-card.ts';
import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { kpoCheckItems } from '../../../shared/vocabulary/kpo-terms.ts';
import { found } from '../../state/search.ts';

export const states = ['up', 'out'] as const;

/** What somebody of KPO can lack: any approval, or a certain one. */
export const lacks = ['anything', ...kpoCheckItems] as const;
export type Lack = (typeof lacks)[number];

export interface KpoFilter {
  readonly text: string;
  readonly state: (typeof states)[number] | null;
  readonly lack: Lack | null;
  readonly inFight: boolean;
  /** The card that came out last is not the one that would come out now. */
  readonly changed: boolean;
}

export const noFilter: KpoFilter = { text: '', state: null, lack: null, inFight: false, changed: false };

/** Whoever passes the filter and bears every word of its text, with or without diacritics. */
export const searchKpo = (
  all: readonly KpoCharacterView[],
  filter: KpoFilter,
  wordsOf: (character: KpoCharacterView) => readonly string[],
) => all.filter((one) => passes(one, filter) && found(filter.text, ...wordsOf(one)));

const passes = (one: KpoCharacterView, { state, lack, inFight, changed }: KpoFilter): boolean =>
  (state === null || one.out === (state === 'out')) &&
  (lack === null || isLacking(one, lack)) &&
  (!inFight || one.fight !== null) &&
  (!changed || marked(kpoCard(one), one).changed);

const isLacking = ({ missingChecks }: KpoCharacterView, lack: Lack): boolean =>
  lack === 'anything' ? missingChecks.length > 0 : missingChecks.includes(lack);
