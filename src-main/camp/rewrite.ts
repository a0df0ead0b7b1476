import type { Accepted, Answer } from '../../shared/contract/answer.ts';
import type { HistoryCommand, RecordedCommand } from '../../shared/contract/commands.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { CharacterId, EntrySeq } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import { writeExpiries } from './catch-up.ts';
import type { Draft } from './draft.ts';
import { planWithdrawal } from './history.ts';
import { perform } from './perform.ts';
import type { Circumstances } from './plan.ts';
import { isRecorded } from './recorded.ts';
import { renamedKpo } from './kpo/renamed-kpo.ts';
import type { RecordedFight, RecordedKpoFight } from './state.ts';

type Replace = Extract<HistoryCommand, { type: 'replace' }>;
type Swap = Extract<HistoryCommand, { type: 'swapParticipant' }>;

/** Puts another command in the place of an entry; the later ones are decided again, each at its own time. */
export function replaceEntry(draft: Draft, command: Replace, around: Circumstances): Answer {
  const record = draft.anyFight(command.fight);
  if (record === null) return refuse('unknown-fight', { fight: command.fight });
  const lines = recordedFrom(record, command.entry);
  const [first] = lines;
  if (first?.entry.seq !== command.entry) return refuse('unknown-entry', { entry: command.entry });
  if ('fight' in command.command && command.command.fight !== command.fight) {
    return refuse('unknown-fight', { fight: command.command.fight });
  }
  const again = lines.map((line) => (line === first ? { ...line, command: command.command } : line));
  return rewrite(draft, record, again, command, around);
}

/** The whole record again with `right` in the place of `wrong`. */
export function swapParticipant(draft: Draft, command: Swap, around: Circumstances): Answer {
  const record = draft.anyFight(command.fight);
  if (record === null) return refuse('unknown-fight', { fight: command.fight });
  if (!(draft.characters.get(command.right) ?? draft.kpoCharacters.get(command.right)))
    return refuse('unknown-character', { who: command.right });
  if (!isNamed(record, command.wrong)) return refuse('not-in-the-fight', { who: command.wrong });
  if (isNamed(record, command.right)) return refuse('twice-in-the-fight', { who: command.right });
  const [opening] = recordedFrom(record, null);
  if (opening === undefined) return refuse('unknown-fight', { fight: command.fight });
  const again = recordedFrom(record, null).map((line) => ({
    ...line,
    command: renamed(line.command, command.wrong, command.right),
  }));
  return rewrite(draft, record, again, command, around);
}

interface Line {
  readonly entry: Entry;
  readonly command: RecordedCommand;
}

/**
 * Withdraws the lines with all that followed from them and decides them again in order, by the fight's own house rules.
 * The first must be accepted; the first of the later ones that is not ends it, and the answer says so.
 */
function rewrite(
  draft: Draft,
  record: RecordedFight | RecordedKpoFight,
  lines: readonly Line[],
  command: Replace | Swap,
  around: Circumstances,
): Answer {
  const plan = planWithdrawal(
    draft,
    lines.map(({ entry }) => entry.seq),
  );
  if (!plan.ok) return plan;
  const seq = draft.nextSeq;
  const accepted: Accepted = { ok: true, seq, fight: record.fight.id, character: null, stoppedAt: null };
  const { number } = record.fight;
  const then: Circumstances = {
    ...around,
    commandId: null,
    again: true,
    ...rulesOf(record),
    opens: () => ({ fight: record.fight.id, number }),
    within: record.fight.id,
  };
  let answer = accepted;
  draft.record(
    {
      at: around.at,
      recordedAt: around.now,
      commandId: around.commandId,
      fight: record.fight.id,
      cause: null,
      org: around.org,
      trigger: command,
      events: [{ type: 'v1.Withdrawn', entries: plan.entries }],
    },
    () => accepted,
  );
  for (const line of lines) {
    writeExpiries(draft, line.entry.at);
    const { at, recordedAt, org } = line.entry;
    const again = perform(draft, line.command, { ...then, at, now: recordedAt, org }, seq);
    if (again.ok) continue;
    if (line === lines[0]) return again;
    answer = { ...accepted, stoppedAt: { entry: line.entry.seq, refusal: again.refusal } };
    break;
  }
  draft.answerWith(seq, answer);
  return answer;
}

/** The lines that count, from an entry on (null: from the beginning), with the commands that people entered. */
function recordedFrom(record: RecordedFight | RecordedKpoFight, from: EntrySeq | null): readonly Line[] {
  return record.entries.flatMap(({ entry, withdrawnBy }): readonly Line[] =>
    withdrawnBy === null && (from === null || entry.seq >= from) && isRecorded(entry.trigger)
      ? [{ entry, command: entry.trigger }]
      : [],
  );
}

/** By which house rules the record is decided again: those that its fight has. */
const rulesOf = ({ fight }: RecordedFight | RecordedKpoFight): Partial<Circumstances> =>
  'present' in fight ? { houseRules: fight.houseRules } : { kpoHouseRules: fight.houseRules };

const isNamed = ({ fight }: RecordedFight | RecordedKpoFight, who: CharacterId): boolean =>
  fight.fighters.some(({ id }) => id === who) || ('present' in fight && fight.present.includes(who));

/** Names stand only where a command's shape has a character id; a reason that happens to be equal stays. */
function renamed(command: RecordedCommand, wrong: CharacterId, right: CharacterId): RecordedCommand {
  const one = (id: CharacterId): CharacterId => (id === wrong ? right : id);
  switch (command.type) {
    case 'challenge':
      return { ...command, by: command.by.map(one), to: command.to.map(one), present: command.present.map(one) };
    case 'recordOutcome':
      return {
        ...command,
        by: command.by.map(one),
        to: command.to.map(one),
        outcomes: command.outcomes.map((outcome) => ({ ...outcome, who: one(outcome.who) })),
      };
    case 'pick':
    case 'kill':
    case 'rob':
    case 'sneak':
    case 'steal':
      return { ...command, by: one(command.by), on: one(command.on) };
    case 'join':
    case 'drinkPotion':
    case 'dodge':
    case 'flee':
    case 'override':
    case 'smash':
    case 'brew':
    case 'drinkOutside':
    case 'castSpecial':
      return { ...command, who: one(command.who) };
    case 'cast':
    case 'castOutside':
      return { ...command, who: one(command.who), on: command.on.map(one) };
    case 'scoreDuel':
      return {
        ...command,
        pair: { challenger: one(command.pair.challenger), challenged: one(command.pair.challenged) },
      };
    case 'pursue':
      return { ...command, who: one(command.who), target: one(command.target) };
    case 'repeatPairs':
    case 'closePhases':
    case 'stopFight':
    case 'closeFight':
      return command;
    default:
      return renamedKpo(command, one);
  }
}
