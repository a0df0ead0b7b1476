import type { Answer } from '../../shared/contract/answer.ts';
import { decodeEntry } from '../../shared/journal/decode.ts';
import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import { entrySeq } from '../../shared/vocabulary/ids.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';
import type { NewEntry, Store, StoredEntry, WithdrawnChanges } from './store.ts';

export type JournalReader = Pick<
  Store,
  | 'lastSeq'
  | 'answerTo'
  | 'entry'
  | 'entriesAbout'
  | 'seqsAbout'
  | 'seqsCausedBy'
  | 'entriesOf'
  | 'journal'
  | 'highestFightNumber'
>;

export interface JournalWriter {
  append(entry: NewEntry): void;
  withdraw(changes: WithdrawnChanges): void;
}

/** How many entries `journal()` holds at a time. */
const PIECE = 500;

export function journalReader(database: ReadableDatabase): JournalReader {
  const last = database.query<[], { readonly seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM entries');
  const answer = database.query<[string], { readonly answer: string | null }>(
    'SELECT answer FROM entries WHERE command_id = ?',
  );
  const bySeq = database.query<[number], EntryRow>(`${entries} WHERE entries.seq = ?`);
  const bySubject = database.query<[string], EntryRow>(
    `${entries} JOIN entry_subjects ON entry_subjects.entry = entries.seq
     WHERE entry_subjects.subject = ? ORDER BY entry_subjects.entry`,
  );
  const seqsBySubject = database.query<[string], { readonly seq: number }>(
    'SELECT entry AS seq FROM entry_subjects WHERE subject = ? ORDER BY entry',
  );
  const seqsByCause = database.query<[number], { readonly seq: number }>(
    'SELECT seq FROM entries WHERE cause = ? ORDER BY seq',
  );
  const byTrigger = database.query<[string], EntryRow>(
    `${entries} WHERE json_extract(entries.trigger, '$.type') IN (SELECT value FROM json_each(?)) ORDER BY entries.seq`,
  );
  const piece = database.query<[number, number], EntryRow>(
    `${entries} WHERE entries.seq > ? ORDER BY entries.seq LIMIT ?`,
  );
  const highest = database.query<[], { readonly number: number }>(
    'SELECT coalesce(max(opens_fight_number), 0) AS number FROM entries WHERE opens_fight_number IS NOT NULL',
  );
  return {
    lastSeq: () => last.get()?.seq ?? 0,
    answerTo: (command) => {
      const text = answer.get(command)?.answer ?? null;
      return text === null ? null : (JSON.parse(text) as Answer);
    },
    entry: (seq) => {
      const row = bySeq.get(seq);
      return row === undefined ? null : readEntry(row);
    },
    entriesAbout: (subject) => bySubject.all(subject).map(readEntry),
    seqsAbout: (subject) => seqsBySubject.all(subject).map(({ seq }) => entrySeq(seq)),
    seqsCausedBy: (cause) => seqsByCause.all(cause).map(({ seq }) => entrySeq(seq)),
    entriesOf: (types) => byTrigger.all(JSON.stringify(types)).map(readEntry),
    *journal() {
      let rows = piece.all(0, PIECE);
      for (let row = rows.at(-1); row !== undefined; row = rows.at(-1)) {
        yield* rows.map(readEntry);
        rows = piece.all(row.seq, PIECE);
      }
    },
    highestFightNumber: () => highest.get()?.number ?? 0,
  };
}

export function journalWriter(database: WritableDatabase): JournalWriter {
  const insertEntry = database.change<Value[]>(
    `INSERT INTO entries (seq, at, recorded_at, command_id, fight, cause, org, trigger, events, touches, answer,
       opens_fight_number) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertSubject = database.change<[string, number]>(
    'INSERT OR IGNORE INTO entry_subjects (subject, entry) VALUES (?, ?)',
  );
  const withdraw = database.change<[number, number]>('INSERT OR REPLACE INTO withdrawn (entry, by) VALUES (?, ?)');
  const restore = database.change<[number]>('DELETE FROM withdrawn WHERE entry = ?');
  return {
    append: ({ entry, subjects, answer }) => {
      insertEntry.run(
        entry.seq,
        entry.at,
        entry.recordedAt,
        entry.commandId,
        entry.fight,
        entry.cause,
        entry.org,
        JSON.stringify(entry.trigger),
        JSON.stringify(entry.events),
        JSON.stringify(entry.touches),
        answer === null ? null : JSON.stringify(answer),
        openedFightNumber(entry),
      );
      for (const subject of subjects) insertSubject.run(subject, entry.seq);
    },
    withdraw: (changes) => {
      for (const [entry, by] of changes) {
        if (by === null) restore.run(entry);
        else withdraw.run(entry, by);
      }
    },
  };
}

interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly recordedAt: number;
  readonly commandId: string | null;
  readonly fight: string | null;
  readonly cause: number | null;
  readonly org: string | null;
  readonly trigger: string;
  readonly events: string;
  readonly touches: string;
  readonly withdrawnBy: number | null;
}

const entries = `
  SELECT entries.seq, at, recorded_at AS recordedAt, command_id AS commandId, fight, cause, org, trigger, events, touches,
    withdrawn.by AS withdrawnBy
  FROM entries LEFT JOIN withdrawn ON withdrawn.entry = entries.seq`;

const readEntry = ({ withdrawnBy, ...row }: EntryRow): StoredEntry => ({
  entry: decodeEntry({
    ...row,
    trigger: JSON.parse(row.trigger),
    events: JSON.parse(row.events),
    touches: JSON.parse(row.touches),
  }),
  withdrawnBy: withdrawnBy === null ? null : entrySeq(withdrawnBy),
});

function openedFightNumber(entry: Entry): number | null {
  for (const event of entry.events) {
    if (opensFight(event)) return event.number;
  }
  return null;
}

type Opening = Extract<JournalEvent, { type: 'v1.FightOpened' | 'v1.FightRecorded' | 'v1.KpoFightOpened' }>;

const opensFight = (event: JournalEvent): event is Opening =>
  event.type === 'v1.FightOpened' || event.type === 'v1.FightRecorded' || event.type === 'v1.KpoFightOpened';
