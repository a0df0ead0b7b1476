import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Command } from '../../../shared/contract/commands.ts';
import type { XpFor } from '../../../shared/contract/xp-views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

export type XpDraft = ReturnType<typeof createXpDraft>;

/** Who gets how many XP with one entry: one number for all who are ticked, and another for whom one was typed. */
export function createXpDraft(ticked: readonly CharacterId[]) {
  const chosen = new SvelteSet(ticked);
  const own = new SvelteMap<CharacterId, number>();
  let add = $state(1);

  const addOf = (who: CharacterId): number => own.get(who) ?? add;

  return {
    /** What everybody gets who has no number of their own. */
    get add() {
      return add;
    },
    set add(number: number) {
      add = number;
    },
    get who(): readonly CharacterId[] {
      return [...chosen];
    },
    gets: (who: CharacterId): boolean => chosen.has(who),
    tick(who: CharacterId, on: boolean) {
      if (on) chosen.add(who);
      else chosen.delete(who);
    },
    addOf,
    /** The number of all is no number of one's own: it goes on changing with theirs. */
    give(who: CharacterId, number: number) {
      if (number === add) own.delete(who);
      else own.set(who, number);
    },
    /** Null while nobody would get anything. */
    command(reason: string, source: XpFor | null): Command | null {
      const who = [...chosen];
      if (who.every((id) => addOf(id) === 0)) return null;
      const except = who.filter((id) => addOf(id) !== add).map((id) => ({ who: id, add: addOf(id) }));
      return {
        type: 'writeXpTo',
        who,
        add,
        ...(except.length === 0 ? {} : { except }),
        ...(source === null ? {} : { for: source }),
        reason,
      };
    },
  };
}
