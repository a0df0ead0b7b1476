import type { LogLine, StandingChange } from '../../../shared/contract/views.ts';
import { isFightEvent } from '../../../shared/dbf/events.ts';
import { noFight, type Fight, type Pair } from '../../../shared/dbf/fight.ts';
import { fold } from '../../../shared/dbf/fold.ts';
import type { Entry } from '../../../shared/journal/entry.ts';
import type { StoredEntry } from '../../store/store.ts';
import { isRecorded } from '../recorded.ts';

/** An entry counts as late when it was written so many milliseconds after it happened. */
const LATE = 1_000;

/** The record of a fight, line by line. Undo and redo show in what they struck out, not as lines of their own. */
export function logLines(entries: readonly StoredEntry[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let fight = noFight;
  for (const { entry, withdrawnBy } of entries) {
    const before = fight;
    if (withdrawnBy === null) fight = entry.events.filter(isFightEvent).reduce(fold, fight);
    const line = lineOf(entry, withdrawnBy !== null, before, fight);
    if (line !== null) lines.push(line);
  }
  return lines;
}

function lineOf(entry: Entry, withdrawn: boolean, before: Fight, after: Fight): LogLine | null {
  const { trigger } = entry;
  if (trigger.type === 'expiry' || trigger.type === 'clock' || trigger.type === 'undo' || trigger.type === 'redo')
    return null;
  return {
    entry: entry.seq,
    at: entry.at,
    late: entry.recordedAt - entry.at > LATE,
    org: entry.org,
    round: before.round === 0 ? after.round : before.round,
    command: trigger,
    changes: withdrawn ? [] : standingChanges(before, after),
    forced: entry.events.flatMap(forcedPairs),
    withdrawn,
    replaceable: !withdrawn && isRecorded(trigger) && trigger.type !== 'closePhases' && trigger.type !== 'repeatPairs',
  };
}

function standingChanges(before: Fight, after: Fight): readonly StandingChange[] {
  return after.fighters.flatMap(({ id, lives, status }): readonly StandingChange[] => {
    const was = before.fighters.find((fighter) => fighter.id === id);
    if (was === undefined || (was.lives === lives && was.status === status)) return [];
    return [{ who: id, from: { lives: was.lives, status: was.status }, to: { lives, status } }];
  });
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
