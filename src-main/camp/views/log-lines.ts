import type { FormChange, LogLine, StandingChange } from '../../../shared/contract/views.ts';
import { isFightEvent, type FightEvent } from '../../../shared/dbf/events.ts';
import { noFight, type Fight, type Fighter, type Pair } from '../../../shared/dbf/fight.ts';
import { fold } from '../../../shared/dbf/fold.ts';
import { swarmsOf } from '../../../shared/dbf/spells/swarms.ts';
import { biteParts, type SpellPart } from '../../../shared/dbf/spells/spell-parts.ts';
import type { Entry } from '../../../shared/journal/entry.ts';
import type { StoredEntry } from '../../store/store.ts';
import { isRecorded } from '../recorded.ts';
import { toldRounds } from './told-rounds.ts';

/** An entry counts as late when it was written so many milliseconds after it happened. */
const LATE = 1_000;

/** The record of a fight, line by line. Undo and redo show in what they struck out, not as lines of their own. */
export function logLines(entries: readonly StoredEntry[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  const rounds = toldRounds(entries);
  let fight = noFight;
  for (const [at, { entry, withdrawnBy }] of entries.entries()) {
    const before = fight;
    if (withdrawnBy === null) fight = entry.events.filter(isFightEvent).reduce(fold, fight);
    const line = lineOf(entry, withdrawnBy !== null, before);
    if (line !== null) lines.push({ ...line, round: rounds[at] ?? 1 });
  }
  return lines;
}

export const isWrittenLate = ({ recordedAt, at }: Pick<Entry, 'recordedAt' | 'at'>): boolean => recordedAt - at > LATE;

function lineOf(entry: Entry, withdrawn: boolean, before: Fight): Omit<LogLine, 'round'> | null {
  const { trigger } = entry;
  if (trigger.type === 'expiry' || trigger.type === 'clock' || trigger.type === 'undo' || trigger.type === 'redo')
    return null;
  return {
    entry: entry.seq,
    at: entry.at,
    late: isWrittenLate(entry),
    org: entry.org,
    command: trigger,
    changes: withdrawn ? [] : [...standingChanges(entry.events.filter(isFightEvent), before), ...bystanders(entry)],
    parts: withdrawn ? [] : entry.events.flatMap((event) => partsOf(event, before)),
    marks: withdrawn ? [] : entry.events.flatMap((event) => (event.type === 'v1.SpellsResolved' ? event.marks : [])),
    forms: withdrawn ? [] : entry.events.flatMap(formChange),
    forced: entry.events.flatMap(forcedPairs),
    withdrawn,
    replaceable: !withdrawn && isRecorded(trigger) && trigger.type !== 'closePhases' && trigger.type !== 'repeatPairs',
  };
}

/** The lives of a form and the own ones are no loss or gain: a change of form parts what happened before it from what came after. */
function standingChanges(events: readonly FightEvent[], before: Fight): readonly StandingChange[] {
  const changing = events.findIndex(({ type }) => type === 'v1.FormTaken' || type === 'v1.FormLeft');
  const first = changing === -1 ? events : events.slice(0, changing);
  const between = first.reduce(fold, before);
  const changes = between.fighters.flatMap((fighter) => changeOf(before, fighter));
  const [form, ...later] = events.slice(first.length);
  return form === undefined ? changes : [...changes, ...standingChanges(later, fold(between, form))];
}

function changeOf(before: Fight, { id, lives, status }: Fighter): readonly StandingChange[] {
  const was = before.fighters.find((fighter) => fighter.id === id);
  if (was === undefined || (was.lives === lives && was.status === status)) return [];
  return [{ who: id, from: { lives: was.lives, status: was.status }, to: { lives, status } }];
}

const bystanders = ({ events }: Entry): readonly StandingChange[] =>
  events.flatMap((event) => (event.type === 'v1.SpellsResolved' ? event.bystanders : []));

function formChange(event: Entry['events'][number]): readonly FormChange[] {
  switch (event.type) {
    case 'v1.FormTaken':
      return [{ who: event.who, animal: event.form.animal.name, lives: event.lives }];
    case 'v1.FormLeft':
      return [{ who: event.who, animal: null, lives: event.lives }];
    default:
      return [];
  }
}

function partsOf(event: Entry['events'][number], fight: Fight): readonly SpellPart[] {
  switch (event.type) {
    case 'v1.SpellsResolved':
      return event.parts;
    case 'v1.SwarmsBit':
      return event.standings.flatMap(({ who }) => biteParts(swarmsOf(fight), { id: who }));
    default:
      return [];
  }
}

function forcedPairs(event: Entry['events'][number]): readonly Pair[] {
  switch (event.type) {
    case 'v1.FightOpened':
    case 'v1.RoundEnded':
      return event.pairing.forced;
    case 'v1.HelperJoined':
    case 'v1.SpellsClosed':
    case 'v1.StandingOverridden':
      return event.pairing?.forced ?? [];
    case 'v1.OpponentPicked':
      return event.forced;
    default:
      return [];
  }
}
