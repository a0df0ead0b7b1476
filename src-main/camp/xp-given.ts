import type { XpFor, XpGiven } from '../../shared/contract/xp-views.ts';
import { isSameFor } from '../../shared/roster/xp-for.ts';
import type { CharacterId, Instant } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { Store } from '../store/store.ts';
import type { Draft } from './draft.ts';
import { writtenLines } from './xp-ledger.ts';

/** The quests that XP were written for, each as it was spelt last, the last one first. */
export const xpQuestsOf = (store: Pick<Store, 'entriesOf'>): readonly string[] =>
  sourced(store)
    .toReversed()
    .flatMap(({ source }) => (source.is === 'quest' ? source : []))
    .filter((quest, at, all) => all.findIndex((other) => isSameFor(other, quest)) === at)
    .map(({ quest }) => quest);

/** What everybody got for a fight or a quest, in the order in which they got it first. */
export function xpGivenFor(store: Pick<Store, 'entriesOf'>, wanted: XpFor): readonly XpGiven[] {
  const given = new Map<CharacterId, number>();
  for (const { who, add, source } of sourced(store)) {
    if (isSameFor(source, wanted)) given.set(who, (given.get(who) ?? 0) + add);
  }
  return [...given].map(([who, add]) => ({ who, add }));
}

/** XP after a fight need one that the camp knows and that is over. */
export function refusedSource(draft: Draft, { for: source }: { readonly for?: XpFor | undefined }): Refused | null {
  if (source?.is !== 'fight') return null;
  const phase = draft.fight(source.fight)?.fight.phase;
  if (phase === undefined) return refuse('unknown-fight', { fight: source.fight });
  return phase === 'over' || phase === 'closed' ? null : refuse('fight-not-over', { fight: source.fight });
}

interface Sourced extends XpGiven {
  readonly at: Instant;
  readonly source: XpFor;
}

/** The XP that count and of which it is said what they were for, in the order of their times. */
const sourced = (store: Pick<Store, 'entriesOf'>): readonly Sourced[] =>
  store
    .entriesOf(['writeXp', 'writeXpTo', 'importRoster'])
    .flatMap(({ entry, withdrawnBy }) => (withdrawnBy === null ? sourcedIn(entry) : []))
    .toSorted((one, other) => one.at - other.at);

/** A ledger that was imported tells of fights of another camp, and of quests that go on in this one. */
const sourcedIn = (entry: Entry): readonly Sourced[] =>
  writtenLines(entry).flatMap(({ who, line: { at, add, for: source } }): readonly Sourced[] =>
    source === null || (source.is === 'fight' && entry.trigger.type === 'importRoster')
      ? []
      : [{ who, add, at, source }],
  );
