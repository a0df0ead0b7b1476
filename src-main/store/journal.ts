import type { Answer } from '../../shared/contract/answer.ts';
import { decodeEntry } from '../../shared/journal/decode.ts';
import type { Entry, JournalEvent } from '../../shared/journal/entry.ts';
import { entrySeq } from '../../shared/vocabulary/ids.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';
import type { NewEntry, Store, StoredEntry, WithdrawnChanges } from './store.ts';

export type JournalReader = Pick<
  Store,
  'lastSeq' | 'answerTo' | 'entry' | 'entriesAbout' | 'entriesCausedBy' | 'journal' | 'highestFightNumber'
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
  const bySubject = database.query<[string], EntryRow | LargeRow>(
    `${entriesButLarge} JOIN entry_subjects ON entry_subjects.entry = entries.seq
     WHERE entry_subjects.subject = ? ORDER BY entry_subjects.entry`,
  );
  const byCause = database.query<[number], EntryRow>(`${entries} WHERE entries.cause = ? ORDER BY entries.seq`);
  const piece = database.query<[number, number], EntryRow>(
    `${entries} WHERE entries.seq > ? ORDER BY entries.seq LIMIT ?`,
  );
  const highest = database.query<[], { readonly number: number }>(
    'SELECT coalesce(max(opens_fight_number), 0) AS number FROM entries WHERE opens_fight_number IS NOT NULL',
  );
  /** Of an import, everybody in it asks again; the last one is kept as it was read. */
  let kept: Entry | null = null;
  const large = ({ seq, withdrawnBy }: LargeRow): StoredEntry => {
    if (kept?.seq !== seq) kept = readEntry(known(bySeq.get(seq))).entry;
    return { entry: kept, withdrawnBy: withdrawnBy === null ? null : entrySeq(withdrawnBy) };
  };
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
    entriesAbout: (subject) => bySubject.all(subject).map((row) => (isWhole(row) ? readEntry(row) : large(row))),
    entriesCausedBy: (seq) => byCause.all(seq).map(readEntry),
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

/** The same, without what an entry holds that is larger than this many bytes. */
const LARGE = 100_000;
const entriesButLarge = `
  SELECT entries.seq, at, recorded_at AS recordedAt, command_id AS commandId, fight, cause, org,
    iif(octet_length(events) > ${LARGE}, NULL, trigger) AS trigger,
    iif(octet_length(events) > ${LARGE}, NULL, events) AS events,
    iif(octet_length(events) > ${LARGE}, NULL, touches) AS touches,
    withdrawn.by AS withdrawnBy
  FROM entries LEFT JOIN withdrawn ON withdrawn.entry = entries.seq`;

type LargeRow = Omit<EntryRow, 'events'> & { readonly events: null };

const isWhole = (row: EntryRow | LargeRow): row is EntryRow => row.events !== null;

function known(row: EntryRow | undefined): EntryRow {
  if (row === undefined) throw new Error('an entry that was there is gone');
  return row;
}

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
