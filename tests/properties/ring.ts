import type { ViewsMessage } from '../../shared/contract/views.ts';
import { decideChallenge, decideOutcome } from '../../shared/dbf/challenge.ts';
import { fightCommandSchema, openingCommandSchema } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import type { Decision, Surroundings } from '../../shared/dbf/decision.ts';
import { isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../shared/dbf/fight.ts';
import { advance, mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import { defaultHouseRules, type HouseRules } from '../../shared/dbf/house-rules.ts';
import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import { defaultKpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { Character } from '../../shared/roster/character.ts';
import { overrideCommandSchema, rosterCommandSchema } from '../../shared/roster/commands.ts';
import { decideRoster } from '../../shared/roster/enter.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { expire } from '../../shared/timers/expire.ts';
import { isDue, type Timer } from '../../shared/timers/timer.ts';
import { characterId, entrySeq, fightId, instant, timerId } from '../../shared/vocabulary/ids.ts';
import type { CharacterId, Instant, TimerId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import { emptyCamp } from '../../src-main/camp/projections/camp-row.ts';
import { foldCharacter } from '../../src-main/camp/projections/character.ts';
import { foldTimer } from '../../src-main/camp/projections/timer.ts';
import { subjectsOfEvent } from '../../src-main/camp/subjects.ts';
import { wholeView } from '../../src-main/camp/views/views.ts';

/** One fight after the other on the pure engine, and all that its events change: no store, no journal, no undo. */
export interface Ring {
  readonly fight: Fight;
  /** What happened in this fight. */
  readonly story: readonly FightEvent[];
  readonly roster: ReadonlyMap<CharacterId, Character>;
  readonly timers: ReadonlyMap<TimerId, Timer>;
  readonly houseRules: HouseRules;
  readonly at: Instant;
  /** How many commands were accepted. */
  readonly seq: number;
}

export type Entered = { readonly ok: true; readonly ring: Ring } | Refused;

export function ringOf(people: readonly CommandDraft[], houseRules: HouseRules, at: Instant): Ring {
  const empty: Ring = { fight: noFight, story: [], roster: new Map(), timers: new Map(), houseRules, at, seq: 0 };
  return people.reduce((ring, draft) => {
    const decision = decideRoster(ring.roster, rosterCommandSchema.parse(draft));
    if (!decision.ok) throw new Error(decision.refusal.code);
    return after(ring, decision.events);
  }, empty);
}

/** Decision, chart and fold of one command, and what it makes of the roster and the timers. */
export function enter(ring: Ring, draft: CommandDraft): Entered {
  const decision = decideIn(ring, draft);
  return decision.ok ? { ok: true, ring: after(ring, decision.events) } : decision;
}

/** Time passes, and what falls due happens. */
export function wait(ring: Ring, milliseconds: number): Ring {
  const now = instant(ring.at + milliseconds);
  const due = [...ring.timers.values()].filter((timer) => isDue(timer, now, null));
  return due
    .toSorted((a, b) => a.deadline - b.deadline)
    .reduce((then: Ring, timer) => ranOut(then, timer), { ...ring, at: now });
}

/** What windows would be shown. */
export const viewsOf = ({ fight, roster, timers, houseRules, at, seq }: Ring): ViewsMessage =>
  wholeView(
    {
      camp: emptyCamp,
      characters: new Map(roster),
      timers: new Map(timers),
      cases: new Map(),
      fights: new Map(isOpen(fight) ? [[fight.id, { fight, entries: [] }]] : []),
      kpoCharacters: new Map(),
      kpoFights: new Map(),
    },
    {
      store: { lastSeq: () => seq },
      file: '',
      notices: [],
      now: at,
      houseRules,
      kpoHouseRules: defaultKpoHouseRules,
    },
  );

/** What a decision in the ring looks at. */
export const surroundingsOf = ({ at, roster, timers }: Ring): Surroundings => ({
  at,
  roster,
  timersOf: (id) => [...timers.values()].filter(({ who }) => who === id),
});

const isOpen = ({ phase }: Fight): boolean => phase !== 'challenge' && phase !== 'closed';

function decideIn(ring: Ring, draft: CommandDraft): Decision {
  const { fight, houseRules } = ring;
  const around = surroundingsOf(ring);
  const opening = openingCommandSchema.safeParse(draft);
  if (opening.success) {
    if (isOpen(fight)) return refuse('out-of-phase', { phase: fight.phase });
    const number = fight.number + 1;
    const opens = { fight: fightId(`f${String(number)}`), number, houseRules };
    return opening.data.type === 'challenge'
      ? decideChallenge(opening.data, opens, around)
      : decideOutcome(opening.data, opens, around);
  }
  const override = overrideCommandSchema.safeParse(draft);
  const command = override.success ? override : fightCommandSchema.safeParse(draft);
  if (!command.success) return refuse('invalid-input');
  if ('fight' in command.data && command.data.fight !== fight.id) return refuse('unknown-fight');
  const isForRoster = command.data.type === 'override' && fight.phase === 'over';
  return mayCome(snapshotOf(fight), command.data.type) && !isForRoster
    ? decide(fight, command.data, around)
    : refuse('out-of-phase', { phase: fight.phase });
}

function after(ring: Ring, events: readonly JournalEvent[]): Ring {
  const { at, seq } = ring;
  const entry: Entry = {
    seq: entrySeq(seq + 1),
    at,
    recordedAt: at,
    commandId: null,
    fight: null,
    cause: null,
    org: null,
    trigger: { type: 'clock' },
    events,
    touches: [],
  };
  return events.reduce<Ring>((then, event) => happen(then, event, entry), { ...ring, seq: seq + 1 });
}

function happen(ring: Ring, event: JournalEvent, entry: Entry): Ring {
  const subjects = subjectsOfEvent(event).map((subject) => subject.split(':'));
  const idsOf = (wanted: string) => subjects.flatMap(([kind, id]) => (kind === wanted && id !== undefined ? [id] : []));
  const people = idsOf('character').map(characterId);
  const timers = idsOf('timer').map(timerId);
  const { roster } = ring;
  return {
    ...ring,
    ...(isFightEvent(event) ? fought(ring, event) : {}),
    roster: changed(roster, people, (id, row) => foldCharacter(id, row, event)),
    timers: changed(ring.timers, timers, (id, row) => foldTimer(id, row, event, entry, [])),
  };
}

function fought({ fight, story }: Ring, event: FightEvent): Pick<Ring, 'fight' | 'story'> {
  const begins = event.type === 'v1.FightOpened' || event.type === 'v1.FightRecorded';
  const before = begins ? noFight : fight;
  return { fight: advance(snapshotOf(before), event).context, story: begins ? [event] : [...story, event] };
}

function ranOut(ring: Ring, timer: Timer): Ring {
  const character = ring.roster.get(timer.who);
  if (character === undefined) return ring;
  const rules = timer.fight === ring.fight.id ? ring.fight.houseRules : defaultHouseRules;
  const shape = timer.kind === 'transformation' ? ([{ type: 'v1.ShapeLeft', who: timer.who }] as const) : [];
  return after(ring, [expire(timer, character, rules), ...shape]);
}

function changed<Id, Row>(
  rows: ReadonlyMap<Id, Row>,
  ids: readonly Id[],
  change: (id: Id, row: Row | null) => Row | null,
): ReadonlyMap<Id, Row> {
  if (ids.length === 0) return rows;
  const next = new Map(rows);
  for (const id of ids) {
    const row = change(id, next.get(id) ?? null);
    if (row === null) next.delete(id);
    else next.set(id, row);
  }
  return next;
}
