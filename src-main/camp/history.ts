import type { Refused } from '../../shared/vocabulary/refusal.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { CharacterId, EntrySeq } from '../../shared/vocabulary/ids.ts';
import type { StoredEntry } from '../store/store.ts';
import type { Draft } from './draft.ts';
import { forbidsReturn, standsInTheWay } from './touches.ts';

/** What undo and redo would do in a fight: the last step that counts, and the undo that can be taken back. */
export interface Steps {
  readonly undo: EntrySeq | null;
  readonly redo: EntrySeq | null;
}

/**
 * Undo goes back entry by entry; what followed from an entry by itself goes with it. Anything entered after an undo makes
 * what was taken back final.
 */
export function stepsOf(entries: readonly StoredEntry[]): Steps {
  const done: EntrySeq[] = [];
  const undone: { readonly step: EntrySeq; readonly by: EntrySeq }[] = [];
  for (const { entry } of entries) {
    if (entry.cause !== null) continue;
    if (entry.trigger.type === 'undo') {
      const step = done.pop();
      if (step !== undefined) undone.push({ step, by: entry.seq });
    } else if (entry.trigger.type === 'redo') {
      const last = undone.pop();
      if (last !== undefined) done.push(last.step);
    } else {
      done.push(entry.seq);
      undone.length = 0;
    }
  }
  return { undo: done.at(-1) ?? null, redo: undone.at(-1)?.by ?? null };
}

export type Withdrawal = { readonly ok: true; readonly entries: readonly EntrySeq[] } | Refused;

/** Takes entries back with all that followed from them; refused where a later entry elsewhere built on what they wrote. */
export function planWithdrawal(draft: Draft, entries: readonly EntrySeq[]): Withdrawal {
  const all = new Map(entries.flatMap((seq) => draft.withConsequences(seq)).map((each) => [each.entry.seq, each]));
  const going = [...all.values()].filter(({ withdrawnBy }) => withdrawnBy === null);
  const obstacle = firstObstacle(draft, going, (entry, later) =>
    later.fight !== null && later.fight === entry.fight ? null : standsInTheWay(entry, later),
  );
  return obstacle ?? { ok: true, entries: going.map(({ entry }) => entry.seq) };
}

/** Takes a withdrawal back; refused where something since then collides with what would count again. */
export function planReturn(draft: Draft, withdrawal: Entry): Withdrawal {
  const returning = withdrawnByEntry(withdrawal).flatMap((seq) => draft.entry(seq) ?? []);
  const obstacle = firstObstacle(draft, returning, forbidsReturn);
  return obstacle ?? { ok: true, entries: [withdrawal.seq] };
}

const withdrawnByEntry = (entry: Entry): readonly EntrySeq[] =>
  entry.events.flatMap((event) => (event.type === 'v1.Withdrawn' ? event.entries : []));

type Collision = (entry: Entry, later: Entry) => CharacterId | null;

function firstObstacle(draft: Draft, entries: readonly StoredEntry[], collision: Collision): Refused | null {
  const concerned = new Set(entries.map(({ entry }) => entry.seq));
  for (const { entry } of entries) {
    const people = new Set(entry.touches.map(({ who }) => who));
    const later = [...people]
      .flatMap((who) => draft.entriesAbout(`character:${who}`))
      .filter((each) => each.withdrawnBy === null && each.entry.seq > entry.seq && !concerned.has(each.entry.seq))
      .map((each) => each.entry);
    for (const each of later) {
      const who = collision(entry, each);
      if (who !== null) return refuse('touched-since', { who, entry: each.seq, at: each.at });
    }
  }
  return null;
}
