import type { Answer } from '../../shared/contract/answer.ts';
import { decodeEntry } from '../../shared/journal/decode.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import { opensFight } from '../../shared/journal/opening.ts';
import { entrySeq, type EntrySeq } from '../../shared/vocabulary/ids.ts';
import { LastFew } from './last-few.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';
import type { NewEntry, Store, StoredEntry, WithdrawnChanges } from './store.ts';

export type JournalReader = Pick<
  Store,
  | 'lastSeq'
  | 'answerTo'
  | 'entry'
  | 'seqsAbout'
  | 'seqsBefore'
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

/** An import of a roster, and not a step of a fight: so many letters of JSON. */
const LARGE = 100_000;
/** How many large entries are kept as they were read: about each, everybody in it asks again. */
const KEPT = 4;

export function journalReader(database: ReadableDatabase): JournalReader {
  const last = database.query<[], { readonly seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM entries');
  const answer = database.query<[string], { readonly answer: string | null }>(
    'SELECT answer FROM entries WHERE command_id = ?',
  );
  const bySeq = database.query<[number], EntryRow>(`${entries} WHERE entries.seq = ?`);
  const withdrawal = database.query<[number], { readonly by: number }>('SELECT by FROM withdrawn WHERE entry = ?');
  const seqsBySubject = database.query<[string], { readonly seq: number }>(
    'SELECT entry AS seq FROM entry_subjects WHERE subject = ? ORDER BY entry',
  );
  const seqsByCause = database.query<[number], { readonly seq: number }>(
    'SELECT seq FROM entries WHERE cause = ? ORDER BY seq',
  );
  const seqsBefore = database.query<[number, number], { readonly seq: number }>(
    'SELECT seq FROM entries WHERE seq < ? ORDER BY seq DESC LIMIT ?',
  );
  const seqsInFights = database.query<[number, number], { readonly seq: number }>(
    'SELECT seq FROM entries WHERE seq < ? AND fight IS NOT NULL ORDER BY seq DESC LIMIT ?',
  );
  const seqsOutside = database.query<[number, string, number, number], { readonly seq: number }>(
    `SELECT seq FROM entries WHERE seq < ? AND fight IS NULL
       AND (json_extract(trigger, '$.type') IN (SELECT value FROM json_each(?))) = ? ORDER BY seq DESC LIMIT ?`,
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
  const large = new LastFew<number, Entry>(KEPT);
  return {
    lastSeq: () => last.get()?.seq ?? 0,
    answerTo: (command) => {
      const text = answer.get(command)?.answer ?? null;
      return text === null ? null : (JSON.parse(text) as Answer);
    },
    entry: (seq) => {
      const kept = large.get(seq);
      if (kept !== undefined) return { entry: kept, withdrawnBy: withdrawnBy(withdrawal.get(seq)?.by ?? null) };
      const row = bySeq.get(seq);
      if (row === undefined) return null;
      const stored = readEntry(row);
      if (row.events.length > LARGE) large.keep(seq, stored.entry);
      return stored;
    },
    seqsAbout: (subject) => seqsBySubject.all(subject).map(({ seq }) => entrySeq(seq)),
    seqsBefore: (before, limit, which) => {
      const last = before ?? Number.MAX_SAFE_INTEGER;
      const rows = () => {
        if (which === 'all') return seqsBefore.all(last, limit);
        if (which === 'in-fights') return seqsInFights.all(last, limit);
        return seqsOutside.all(last, JSON.stringify(which.outside), Number(which.are), limit);
      };
      return rows().map(({ seq }) => entrySeq(seq));
    },
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

const readEntry = ({ withdrawnBy: by, ...row }: EntryRow): StoredEntry => ({
  entry: decodeEntry({
    ...row,
    trigger: JSON.parse(row.trigger),
    events: JSON.parse(row.events),
    touches: JSON.parse(row.touches),
  }),
  withdrawnBy: withdrawnBy(by),
});

const withdrawnBy = (by: number | null): EntrySeq | null => (by === null ? null : entrySeq(by));

function openedFightNumber(entry: Entry): number | null {
  for (const event of entry.events) {
    if (opensFight(event)) return event.number;
  }
  return null;
}
