import { untrack } from 'svelte';
import type { Accepted, Answer } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { EntrySeq, FightId, Instant } from '../../../shared/vocabulary/ids.ts';
import type { Console } from '../../state/console.svelte.ts';
import { instantOf, minutesAhead, type HappenedAt } from '../../state/happened-at.ts';

/** A line of a fight's record. */
export interface DeskLine {
  readonly entry: EntrySeq;
  readonly at: Instant;
  readonly org: string | null;
}

/** What is entered on a desk: a fight of either rule set as a window shows it. */
interface OnDesk<Line extends DeskLine> {
  readonly id: FightId;
  readonly seen: EntrySeq;
  readonly log: readonly Line[];
}

/** What a dialog needs of the desk that it stands above. */
export interface DialogDesk<View> {
  readonly console: Console;
  readonly nameOf: (id: string) => string;
  readonly enter: (entering: (view: View) => Command | null) => Promise<Answer | null>;
  readonly closeDialog: () => void;
}

interface DeskOf<View> {
  /** The fight as it is now; null once it left the table. */
  readonly find: (id: FightId) => View | null;
  readonly nameOf: (id: string, view: View) => string;
  /** A command in words. */
  readonly sentence: (command: Command, nameOf: (id: string) => string, view: View) => string;
}

const VIEW_PATIENCE = 1_500;

/**
 * The table on which one fight is entered, of either rule set. Inputs queue: each is read against the view that the one
 * before it led to, so that quick fingers lose nothing. An input made against entries of others is refused by the other
 * side as stale. What is on its way when the connection breaks is repeated; whatever waits behind it is not taken.
 */
export function createEntryDesk<Line extends DeskLine, View extends OnDesk<Line>, Dialog>(
  console: Console,
  opened: View,
  of: DeskOf<View>,
) {
  let held = opened;
  /** The fight as it is, or as it was when it left the table. */
  const current = (): View => (held = of.find(opened.id) ?? held);

  let happened = $state.raw<HappenedAt>({ said: 'now' });
  let dialog = $state.raw<Dialog | null>(null);
  let forestalled = $state.raw<{ readonly command: Command; readonly seen: EntrySeq } | null>(null);
  let tellsWhen = $state(false);
  let explained = $state<EntrySeq | null>(null);
  let queue: Promise<unknown> = Promise.resolve();
  let pending = $state(0);
  let refusals = $state(0);
  let lastOwn = 0;
  let arrival: { readonly seq: EntrySeq; readonly done: () => void } | null = null;

  /** What others entered before an input of ours that was refused for it. */
  const meanwhile = $derived.by(() => {
    const since = forestalled?.seen;
    return since === undefined ? null : current().log.filter((line) => line.entry > since);
  });

  $effect(() => {
    if (arrival !== null && current().seen >= arrival.seq) arrival.done();
  });
  $effect(() => () => arrival?.done());
  $effect(() => {
    if (console.connection === 'lost') untrack(() => (refusals += 1));
  });

  /** Queues one input. Resolves with its answer, or null where nothing was sent. */
  function enter(entering: (view: View) => Command | null): Promise<Answer | null> {
    if (console.connection === 'lost') return console.turnAway();
    const seenNow = current().seen;
    const mine = untrack(() => refusals);
    const turn = queue.then(() => (mine === refusals ? send(entering, seenNow) : null)).finally(() => (pending -= 1));
    pending += 1;
    queue = turn;
    return turn;
  }

  async function send(entering: (view: View) => Command | null, seenThen: EntrySeq): Promise<Answer | null> {
    const command = minutesAhead(happened, console.now) === null ? entering(current()) : null;
    if (command === null) return null;
    const seen = (lastOwn > seenThen ? lastOwn : seenThen) as EntrySeq;
    const answer = await console.perform(command, { seen, happenedAt: instantOf(happened, console.now) });
    if (answer?.ok) await followed(answer);
    else dropTheRest(answer, command, seen);
    return answer;
  }

  async function followed(answer: Accepted): Promise<void> {
    lastOwn = answer.seq;
    forestalled = null;
    if (untrack(() => of.find(opened.id) === null || current().seen >= answer.seq)) return;
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, VIEW_PATIENCE);
      arrival = {
        seq: answer.seq,
        done: () => {
          clearTimeout(timeout);
          arrival = null;
          resolve();
        },
      };
    });
  }

  function dropTheRest(answer: Answer | null, command: Command, seen: EntrySeq): void {
    refusals += 1;
    if (answer?.ok === false && answer.refusal.code === 'stale') {
      forestalled = { command, seen };
      console.dismissProblem();
    }
  }

  const nameOf = (id: string): string => of.nameOf(id, current());

  return {
    console,
    get view() {
      return current();
    },
    /** When what is entered now happened; it stays until somebody changes it. */
    get happened(): HappenedAt {
      return happened;
    },
    set happened(said: HappenedAt) {
      happened = said;
    },
    /** An input is under way, or its result is not shown yet. */
    get busy() {
      return pending > 0;
    },
    /** How many inputs were refused or got lost; each takes those that were queued behind it along. */
    get refusals() {
      return refusals;
    },
    /** The question when it happened is open; it stays so while the answer is not "now". */
    get tellsWhen() {
      return tellsWhen || happened.said !== 'now';
    },
    tellWhen: () => (tellsWhen = true),
    backToNow: () => {
      tellsWhen = false;
      happened = { said: 'now' };
    },
    get dialog() {
      return dialog;
    },
    get meanwhile(): readonly Line[] | null {
      return meanwhile;
    },
    /** The refused input in words. */
    get keptText(): string | null {
      return forestalled === null ? null : of.sentence(forestalled.command, nameOf, current());
    },
    /** The line of the record whose rules are shown. */
    get explained() {
      return explained;
    },
    nameOf,
    explain: (entry: EntrySeq) => (explained = explained === entry ? null : entry),
    open: (wanted: Dialog) => (dialog = wanted),
    closeDialog: () => (dialog = null),
    forgetForestalled: () => (forestalled = null),
    enter,
    enterAgain: () => {
      const again = forestalled?.command;
      forestalled = null;
      return enter(() => again ?? null);
    },
  };
}
