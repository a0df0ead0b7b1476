import type { XpFor, XpGiven } from '../../shared/contract/xp-views.ts';
import { isSameFor } from '../../shared/roster/xp-for.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { Store } from '../store/store.ts';
import type { Draft } from './draft.ts';

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
  for (const { entry, source } of sourced(store)) {
    if (!isSameFor(source, wanted)) continue;
    for (const event of entry.events) {
      if (event.type === 'v1.XpWritten') given.set(event.who, (given.get(event.who) ?? 0) + event.add);
    }
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

interface Sourced {
  readonly entry: Entry;
  readonly source: XpFor;
}

/** The entries that count and say what their XP were for. */
const sourced = (store: Pick<Store, 'entriesOf'>): readonly Sourced[] =>
  store.entriesOf(['writeXp', 'writeXpTo']).flatMap(({ entry, withdrawnBy }): readonly Sourced[] => {
    const { trigger } = entry;
    if (withdrawnBy !== null || !('for' in trigger) || trigger.for === undefined) return [];
    return [{ entry, source: trigger.for }];
  });
