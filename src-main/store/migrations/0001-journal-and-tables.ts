interface Target {
  execute(sql: string): void;
}

/** The journal, what finds its entries again, and the tables that are folded from it. */
export const journalAndTables = (database: Target): void => {
  database.execute(`
    CREATE TABLE entries (
      seq INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      recorded_at INTEGER NOT NULL,
      command_id TEXT UNIQUE,
      fight TEXT,
      cause INTEGER REFERENCES entries (seq),
      org TEXT,
      trigger TEXT NOT NULL,
      events TEXT NOT NULL,
      touches TEXT NOT NULL,
      answer TEXT,
      opens_fight_number INTEGER
    ) STRICT;

    CREATE INDEX entries_by_cause ON entries (cause) WHERE cause IS NOT NULL;
    CREATE INDEX entries_by_fight_number ON entries (opens_fight_number) WHERE opens_fight_number IS NOT NULL;

    CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entries)
    BEGIN SELECT RAISE(ABORT, 'an entry follows the last one without a gap'); END;

    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;

    CREATE TABLE entry_subjects (
      subject TEXT NOT NULL,
      entry INTEGER NOT NULL,
      PRIMARY KEY (subject, entry)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE withdrawn (
      entry INTEGER PRIMARY KEY REFERENCES entries (seq),
      by INTEGER NOT NULL REFERENCES entries (seq)
    ) STRICT;

    CREATE TABLE camp (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      name TEXT NOT NULL,
      started INTEGER NOT NULL,
      stopped_since INTEGER,
      stopped_reason TEXT,
      pauses TEXT NOT NULL,
      game_phase INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE characters (
      id TEXT PRIMARY KEY,
      sheet TEXT NOT NULL,
      lives INTEGER NOT NULL,
      temporary INTEGER NOT NULL,
      status TEXT NOT NULL,
      used TEXT NOT NULL,
      xp INTEGER NOT NULL,
      token INTEGER NOT NULL,
      ambush TEXT NOT NULL,
      fight TEXT,
      last_fight TEXT,
      waits_at_head_org INTEGER NOT NULL,
      ducats INTEGER NOT NULL,
      items TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE fights (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      place TEXT NOT NULL,
      phase TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE timers (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      who TEXT NOT NULL,
      fight TEXT,
      started_at INTEGER NOT NULL,
      deadline INTEGER NOT NULL,
      state TEXT NOT NULL,
      cause INTEGER NOT NULL,
      expiry INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE cases (
      id TEXT PRIMARY KEY,
      victim TEXT NOT NULL,
      killer TEXT NOT NULL,
      reason TEXT NOT NULL,
      fight TEXT,
      opened_at INTEGER NOT NULL,
      verdict TEXT
    ) STRICT, WITHOUT ROWID;
  `);
};
