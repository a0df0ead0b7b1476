import type { JournalLine, ToldCommand } from '../../shared/contract/journal-views.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import { opensFight } from '../../shared/journal/opening.ts';
import { characterId, type CharacterId, type FightId } from '../../shared/vocabulary/ids.ts';
import type { Store, StoredEntry } from '../store/store.ts';
import { subjectsOf } from './subjects.ts';
import { isUndoable } from './undoable.ts';

export type JournalStore = Pick<Store, 'entry' | 'seqsAbout'>;

/** The entries about a character, newest first. */
export const historyOf = (store: JournalStore, who: CharacterId, limit: number): readonly JournalLine[] =>
  store
    .seqsAbout(`character:${who}`)
    .slice(-limit)
    .reverse()
    .flatMap((seq) => store.entry(seq) ?? [])
    .map(lineReader(store));

/** Reads entry after entry; each fight is looked up once. */
export function lineReader(store: JournalStore): (stored: StoredEntry) => JournalLine {
  const tables = new Map<FightId, JournalLine['table']>();
  const tableOf = (fight: FightId): JournalLine['table'] => {
    const known = tables.get(fight);
    if (known !== undefined) return known;
    const table = tableIn(store, fight);
    tables.set(fight, table);
    return table;
  };
  return ({ entry, withdrawnBy }) => ({
    entry: entry.seq,
    at: entry.at,
    recordedAt: entry.recordedAt,
    org: entry.org,
    fight: entry.fight,
    table: entry.fight === null ? null : tableOf(entry.fight),
    command: told(entry),
    people: peopleIn(entry),
    withdrawn: withdrawnBy !== null,
    offers: withdrawnBy === null ? offerToUndo(entry) : offerToRedo(entry, store.entry(withdrawnBy)),
  });
}

/** The first entry about a fight opened it. */
function tableIn(store: JournalStore, fight: FightId): JournalLine['table'] {
  const [first] = store.seqsAbout(`fight:${fight}`);
  const opening = first === undefined ? null : store.entry(first);
  if (opening?.withdrawnBy !== null) return null;
  const [opened] = opening.entry.events.filter(opensFight);
  return opened === undefined ? null : { number: opened.number, place: opened.place };
}

function told({ trigger }: Entry): ToldCommand | null {
  if (trigger.type === 'expiry' || trigger.type === 'clock') return null;
  if (trigger.type !== 'importRoster') return trigger;
  const { changes, ...rest } = trigger;
  return { ...rest, count: changes.length };
}

const peopleIn = (entry: Entry): readonly CharacterId[] =>
  subjectsOf(entry).flatMap((subject) =>
    subject.startsWith('character:') ? [characterId(subject.slice('character:'.length))] : [],
  );

const offerToUndo = ({ trigger }: Entry): JournalLine['offers'] => (isUndoable(trigger.type) ? 'undoEntry' : null);

/** Only what an ORG took back by itself: not what went along, and not what was replaced. */
function offerToRedo({ seq, fight, cause }: Entry, by: StoredEntry | null): JournalLine['offers'] {
  const act = by?.entry.trigger;
  if (act?.type === 'undoEntry') return act.entry === seq ? 'redoEntry' : null;
  return act?.type === 'undo' && act.fight === fight && cause === null ? 'redoEntry' : null;
}
