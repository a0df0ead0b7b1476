import type { Answer } from '../../shared/contract/answer.ts';
import type { Envelope } from '../../shared/contract/commands.ts';
import type { Notice, ViewsMessage } from '../../shared/contract/views.ts';
import { defaultHouseRules, type HouseRules } from '../../shared/dbf/house-rules.ts';
import { defaultKpoHouseRules, type KpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import { entrySeq, fightId, type FightId, type Instant } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import type { Store } from '../store/store.ts';
import type { Camp, Clock } from './camp.ts';
import { writeExpiries } from './catch-up.ts';
import { dispatch, isHistory, staleness } from './dispatch.ts';
import { Draft } from './draft.ts';
import { jobOfWish } from '../cards/job-of-camp.ts';
import { campOf } from '../export/exported-camp.ts';
import { exportFile } from '../export/export-file.ts';
import { answerImport } from '../import/answer-import.ts';
import { journalDesk } from './journal-desk.ts';
import { historyOf } from './journal-lines.ts';
import { loadState } from './load-state.ts';
import { openingNotices } from './opening-notices.ts';
import { changesOf, settle } from './outcome-of-draft.ts';
import type { Circumstances, SampleCommand } from './plan.ts';
import { personalDesk } from './personal.ts';
import { putAwayFight } from './views/put-away-fight.ts';
import { changedViews, changeIn, unaskedViews, wholeView } from './views/views.ts';
import { quietFights } from './views/waits.ts';
import { xpGivenFor, xpQuestsOf } from './xp-given.ts';
import { xpLedgerOf } from './xp-ledger.ts';

export interface CampParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The roster, recipes and creeps of the sample camp, for a camp that starts with it. */
  readonly sample: () => readonly SampleCommand[];
  /** Those that hold until an ORG chooses others; the default is what the console recommends. */
  readonly houseRules?: Partial<HouseRules>;
  readonly kpoHouseRules?: Partial<KpoHouseRules>;
}

/** Opens the camp that a store holds: what fell due while it was closed is written and told once. */
export function openCamp({ store, clock, sample, ...parts }: CampParts): Camp {
  const listeners = new Set<(message: ViewsMessage) => void>();
  const notices: Notice[] = [];
  let state = loadState(store);
  /** Those that the windows were told of. */
  let quiet: readonly FightId[] = [];
  /** Rules that came after the camp was written have their default. */
  const houseRules = (): HouseRules => ({ ...defaultHouseRules, ...parts.houseRules, ...state.camp.houseRules });
  const kpoHouseRules = (): KpoHouseRules => ({
    ...defaultKpoHouseRules,
    ...parts.kpoHouseRules,
    ...state.camp.kpoHouseRules,
  });
  const outlook = () => ({
    store,
    file: store.file,
    notices,
    now: clock.now(),
    houseRules: houseRules(),
    kpoHouseRules: kpoHouseRules(),
  });

  /** The path of a command: catch up, decide on a draft, commit in one transaction, tell every window. */
  function performOne(envelope: Envelope): Answer {
    const before = store.answerTo(envelope.commandId);
    if (before !== null) return before;
    const now = clock.now();
    const at = envelope.happenedAt ?? now;
    if (at > now) return refuse('in-the-future', { at, now });
    writeDue(now);
    const draft = new Draft(state, store);
    const stale = staleness(draft, envelope);
    if (stale !== null) return stale;
    const answer = dispatch(draft, envelope.command, circumstances(envelope, at, now));
    if (!answer.ok) return answer;
    commit(draft);
    if (at < now || isHistory(envelope.command)) writeDue(now);
    return answer;
  }

  function circumstances(envelope: Envelope, at: Instant, now: Instant): Circumstances {
    const opens = () => {
      const number = store.highestFightNumber() + 1;
      return { fight: fightId(`f${String(number)}`), number };
    };
    const { commandId, org = null } = envelope;
    return {
      at,
      now,
      commandId,
      org,
      again: false,
      houseRules: houseRules(),
      kpoHouseRules: kpoHouseRules(),
      sample,
      opens,
    };
  }

  function writeDue(now: Instant): readonly Timer[] {
    const draft = new Draft(state, store);
    const due = writeExpiries(draft, now);
    if (due.length > 0) commit(draft);
    return due;
  }

  function commit(draft: Draft): void {
    store.commit(draft.entries, draft.withdrawn, changesOf(draft, state));
    const change = changeIn(draft, state);
    state = settle(draft);
    quiet = quietFights(state, clock.now());
    if (listeners.size > 0) publish(changedViews(state, change, outlook()));
  }

  /** Nothing falls due earlier or later because somebody set the clock. */
  function jump(by: number): void {
    const now = clock.now();
    notices.push({ kind: 'clock-jumped', by, at: now });
    const draft = new Draft(state, store);
    draft.record(
      {
        at: now,
        recordedAt: now,
        commandId: null,
        fight: null,
        cause: null,
        org: null,
        trigger: { type: 'clock' },
        events: [{ type: 'v1.ClockJumped', by }],
      },
      () => null,
    );
    commit(draft);
    publish(unaskedViews(state, outlook()));
  }

  function publish(message: ViewsMessage): void {
    for (const listener of listeners) listener(message);
  }

  function noticeQuietFights(): void {
    const now = quietFights(state, clock.now());
    if (now.join() === quiet.join()) return;
    quiet = now;
    publish(unaskedViews(state, outlook()));
  }

  const personal = personalDesk(store, (who) => state.characters.has(who) || state.kpoCharacters.has(who));
  const lastEntry = store.entry(entrySeq(store.lastSeq()));
  const missed = writeDue(clock.now());
  if (lastEntry !== null) notices.push(...openingNotices(state, missed, lastEntry.entry.recordedAt, clock.now()));

  return {
    perform: performOne,
    catchUp: () => {
      const due = writeDue(clock.now());
      noticeQuietFights();
      return due.length > 0;
    },
    nextDeadline: () => (state.camp.stopped === null ? earliest(state.timers.values()) : null),
    clockJumped: jump,
    notify: (notice) => {
      notices.push(notice);
      publish(unaskedViews(state, outlook()));
    },
    views: () => wholeView(state, outlook()),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    history: (who, limit) => historyOf(store, who, limit),
    journal: journalDesk(store),
    putAwayFight: (id) => putAwayFight(state, store, id, clock.now()),
    xpLedger: (who) => xpLedgerOf(store, who),
    xpQuests: () => xpQuestsOf(store),
    xpGiven: (source) => xpGivenFor(store, source),
    previewImport: (request) =>
      answerImport(
        request,
        {
          camp: state.camp,
          roster: state.characters,
          kpoRoster: state.kpoCharacters,
          personal: (who) => personal.get(who),
        },
        clock.now(),
      ),
    exportCamp: ({ format, personal = false }) => exportFile(campOf(state, store, personal), format),
    cardJob: (wish) => jobOfWish(store.tables(), wish, clock.now()),
    personal,
    close: () => {
      listeners.clear();
      store.close();
    },
  };
}

const running = (timers: Iterable<Timer>): readonly Timer[] => [...timers].filter((timer) => timer.state === 'running');

const earliest = (timers: Iterable<Timer>): Instant | null =>
  running(timers).reduce<Instant | null>(
    (first, { deadline }) => (first === null || deadline < first ? deadline : first),
    null,
  );
