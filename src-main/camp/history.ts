import type { Refused } from '../../shared/vocabulary/refusal.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { CharacterId, EntrySeq, FightId } from '../../shared/vocabulary/ids.ts';
import type { StoredEntry } from '../store/store.ts';
import type { Draft } from './draft.ts';
import { forbidsReturn, standsInTheWay } from './touches.ts';

/** What undo and redo would do in a fight: the last step that counts, and the undo that can be taken back. */
export interface Steps {
  readonly undo: EntrySeq | null;
  readonly redo: EntrySeq | null;
  /** The step that `redo` would put in again. */
  readonly undone: EntrySeq | null;
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
  return { undo: done.at(-1) ?? null, redo: undone.at(-1)?.by ?? null, undone: undone.at(-1)?.step ?? null };
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

/**
 * Takes a withdrawal back; refused where something that counts since then collides with what would count again. What ran
 * out meanwhile goes with it, and is written anew if it is still due.
 */
export function planReturn(draft: Draft, withdrawal: Entry): Withdrawal {
  const returning = withdrawnByEntry(withdrawal).flatMap((seq) => draft.entry(seq) ?? []);
  const ranOut = expiriesAbout(draft, returning).filter(
    (each) => each.seq > withdrawal.seq && returning.some(({ entry }) => forbidsReturn(entry, each) !== null),
  );
  const plan = planWithdrawal(
    draft,
    [...ranOut, ...overtaken(draft, returning, withdrawal)].map(({ seq }) => seq),
  );
  const gone = plan.ok ? plan.entries : [];
  const obstacle = firstObstacle(
    draft,
    returning,
    forbidsReturn,
    (each) => countsSince(draft, each, withdrawal) && !gone.includes(each.seq),
  );
  return obstacle ?? { ok: true, entries: [withdrawal.seq, ...gone] };
}

/**
 * What an entry was written on top of, and was taken back after it: put in again, the entry would say what never was. An
 * entry's results hold the whole (lives, XP), and not what was added.
 */
export function missingGround(draft: Draft, withdrawal: Entry): Refused | null {
  const returning = withdrawnByEntry(withdrawal).flatMap((seq) => draft.entry(seq) ?? []);
  const going = new Set(returning.map(({ entry }) => entry.seq));
  for (const { entry } of returning) {
    for (const { entry: ground, withdrawnBy } of entriesAboutPeopleIn(draft, [entry])) {
      if (ground.seq >= entry.seq || going.has(ground.seq)) continue;
      if (withdrawnBy === null || withdrawnBy < entry.seq) continue;
      const who = standsInTheWay(ground, entry);
      if (who !== null) return refuse('ground-withdrawn', { who, entry: ground.seq, at: ground.at });
    }
  }
  return null;
}

/** What ran out since a withdrawal because of entries that stop counting again when it is taken back. */
const overtaken = (draft: Draft, returning: readonly StoredEntry[], withdrawal: Entry): readonly Entry[] =>
  returning
    .flatMap(({ entry }) => withdrawnByEntry(entry))
    .flatMap((seq) => draft.withConsequences(seq))
    .filter(({ entry, withdrawnBy }) => entry.trigger.type === 'expiry' && withdrawnBy === null)
    .map(({ entry }) => entry)
    .filter(({ seq }) => seq > withdrawal.seq);

const expiriesAbout = (draft: Draft, entries: readonly StoredEntry[]): readonly Entry[] =>
  entriesAboutPeopleIn(
    draft,
    entries.map(({ entry }) => entry),
  )
    .filter(({ entry, withdrawnBy }) => entry.trigger.type === 'expiry' && withdrawnBy === null)
    .map(({ entry }) => entry);

/** Entered after a withdrawal, or put in again after it; a fight's own entries are put in again in their order. */
function countsSince(draft: Draft, entry: Entry, withdrawal: Entry): boolean {
  if (entry.seq > withdrawal.seq) return true;
  const fight = recordOf(draft, entry);
  if (fight === null || fight === withdrawal.fight) return false;
  return draft
    .entriesAbout(`fight:${fight}`)
    .some(
      (each) => each.entry.seq > withdrawal.seq && each.withdrawnBy === null && reaches(draft, each.entry, entry.seq),
    );
}

/** The fight in whose record an entry is taken back and put in again: its own, or that of the entry that led to it. */
function recordOf(draft: Draft, { fight, cause }: Entry): FightId | null {
  const led = fight === null && cause !== null ? draft.entry(cause) : null;
  return led === null ? fight : recordOf(draft, led.entry);
}

const reaches = (draft: Draft, entry: Entry, seq: EntrySeq): boolean =>
  withdrawnByEntry(entry).some((each) => {
    const withdrawn = draft.entry(each);
    return each === seq || (withdrawn !== null && reaches(draft, withdrawn.entry, seq));
  });

const withdrawnByEntry = (entry: Entry): readonly EntrySeq[] =>
  entry.events.flatMap((event) => (event.type === 'v1.Withdrawn' ? event.entries : []));

type Collision = (entry: Entry, later: Entry) => CharacterId | null;

function firstObstacle(
  draft: Draft,
  entries: readonly StoredEntry[],
  collision: Collision,
  isLater: (each: Entry, entry: Entry) => boolean = (each, entry) => each.seq > entry.seq,
): Refused | null {
  const concerned = new Set(entries.map(({ entry }) => entry.seq));
  for (const { entry } of entries) {
    const later = entriesAboutPeopleIn(draft, [entry])
      .filter((each) => each.withdrawnBy === null && !concerned.has(each.entry.seq) && isLater(each.entry, entry))
      .map((each) => each.entry);
    for (const each of later) {
      const who = collision(entry, each);
      if (who !== null) return refuse('touched-since', { who, entry: each.seq, at: each.at });
    }
  }
  return null;
}

/** All about those whom the entries touched, each once: an entry for the whole roster is about everybody in it. */
function entriesAboutPeopleIn(draft: Draft, entries: readonly Entry[]): readonly StoredEntry[] {
  const people = new Set(entries.flatMap(({ touches }) => touches.map(({ who }) => who)));
  const about = [...people].flatMap((who) => draft.entriesAbout(`character:${who}`));
  return [...new Map(about.map((each) => [each.entry.seq, each])).values()];
}
