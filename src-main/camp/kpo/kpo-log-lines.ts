import type { KpoLogLine, KpoStandingChange } from '../../../shared/contract/kpo-views.ts';
import { isKpoFightEvent } from '../../../shared/kpo/events.ts';
import { noKpoFight, type Attack, type KpoFight } from '../../../shared/kpo/fight.ts';
import { fold } from '../../../shared/kpo/fold.ts';
import type { Entry } from '../../../shared/journal/entry.ts';
import type { StoredEntry } from '../../store/store.ts';
import { isRecorded } from '../recorded.ts';
import { isWrittenLate } from '../views/log-lines.ts';
import { toldRounds } from '../views/told-rounds.ts';

/** The record of a fight, line by line. Undo and redo show in what they struck out, not as lines of their own. */
export function kpoLogLines(entries: readonly StoredEntry[]): readonly KpoLogLine[] {
  const lines: KpoLogLine[] = [];
  const rounds = toldRounds(entries);
  let fight = noKpoFight;
  for (const [at, { entry, withdrawnBy }] of entries.entries()) {
    const before = fight;
    if (withdrawnBy === null) fight = entry.events.filter(isKpoFightEvent).reduce(fold, fight);
    const line = lineOf(entry, withdrawnBy !== null, before, fight);
    if (line !== null) lines.push({ ...line, round: rounds[at] ?? 1 });
  }
  return lines;
}

/** Nothing about them can be another way: they can only be taken back. */
const fixed: ReadonlySet<Entry['trigger']['type']> = new Set(['kpoEndRound', 'kpoClose']);

function lineOf(entry: Entry, withdrawn: boolean, before: KpoFight, after: KpoFight): Omit<KpoLogLine, 'round'> | null {
  const { trigger } = entry;
  if (trigger.type === 'expiry' || trigger.type === 'clock' || trigger.type === 'undo' || trigger.type === 'redo')
    return null;
  return {
    entry: entry.seq,
    at: entry.at,
    late: isWrittenLate(entry),
    org: entry.org,
    command: trigger,
    attack:
      entry.events.flatMap((event): readonly Attack[] => (event.type === 'v1.KpoAttackMade' ? [event] : []))[0] ?? null,
    changes: withdrawn ? [] : standingChanges(before, after),
    withdrawn,
    replaceable: !withdrawn && isRecorded(trigger) && !fixed.has(trigger.type),
  };
}

function standingChanges(before: KpoFight, after: KpoFight): readonly KpoStandingChange[] {
  return after.fighters.flatMap(({ id, hp, unconscious }): readonly KpoStandingChange[] => {
    const was = before.fighters.find((fighter) => fighter.id === id);
    if (was === undefined || (was.hp === hp && was.unconscious === unconscious)) return [];
    return [{ who: id, from: { hp: was.hp, unconscious: was.unconscious }, to: { hp, unconscious } }];
  });
}
